import type { Direction } from './fact.ts';

/**
 * Words that say which way something goes. `after`: of what follows ('higher wages', 'cuts costs'), or else of what stands
 * before ('makes wages higher'); `before`: of what stands before ('wages rise'); `weak`: of what follows, where nothing
 * else says it ('causes inflation', but 'causes lower inflation').
 */
export type Turn = { kind: 'turn'; direction: Direction | 'same'; binds: 'before' | 'after' | 'weak' };

const lists: Record<Turn['direction'], Partial<Record<Turn['binds'], string>>> = {
  up: {
    after:
      'high, strong, good for, great for, help, helping, benefit, higher, more, bigger, larger, greater, extra, additional, rising, increased, increasing, growing, rise in, increase in, growth in, jump in, surge in, boost to, improvement in, ' +
      'raise, raising, raised, boost, boosting, put up, putting up, push up, pushing up, pushed up, drive up, driving up, driven up, bump up, hike, hiking, introduce, introducing, introduction of, add, adding, maximise, ' +
      'too much, too many, lots of, loads of, load of, a lot of, plenty of, lots more, loads more, a lot more, way more, much more, much higher, even more, even higher, stronger, better, faster, longer, improved, improving, improve, encourage, encouraging, lead to more, have more, get more, use more, ' +
      'strengthen, strengthening, impose, imposing, bring in, bringing in, widen, widening, wider, stimulate, increase, there are more, there is more, theres more, there are loads of, more expensive, dearer, pricier, grow the',
    before:
      'go up, going up, went up, gone up, is up, are up, up, rise, rose, risen, is rising, are rising, be rising, grow, grew, grown, is growing, are growing, get bigger, getting bigger, ' +
      'get higher, getting higher, become higher, is higher, are higher, is bigger, are bigger, is larger, get larger, is more, go right, goes right, goes to the right, shift right, shift to the right, shifted right, move right, move to the right, goes to the right, go to the right, shift out, shift outward, ' +
      'shift rightward, shift rightwards, move rightwards, shift outwards, move out, move outward, move outwards, shift up, move up, expand, soar, jump, jumped, shoot up, shot up, get stronger, becomes stronger, become stronger, is stronger, get better, is better, are better, ' +
      'is improved, increase too, double, doubled, be higher, be bigger, be more, be larger, be greater, be stronger, is greater, are greater, are more, have risen, has risen, is introduced, are introduced, is raised, are raised, be raised, gets raised, would be up, ' +
      'is high, are high, be high, is really high, are really high, is too high, are too high, is strong, is increased, are increased, been increased, been raised, are increasing, is increasing, be increasing, to the right, rightwards, outwards, moving right, is moving right, be expensive, is expensive, are expensive, become more expensive, get more expensive, become dearer, get dearer, climb, surge, skyrocket, rocket, improving, is improving, come up, increase as well, increase more',
    weak: 'cause, causing, lead to, leading to, led to, create, creating, result in, resulting in, mean, meaning, give, giving, bring, bringing, generate, generating, bring about, protect, protecting, support, supporting',
  },
  down: {
    after:
      'worsen, low, weak, bad for, terrible for, hurt, hurting, harm, harming, hit, damage, damaging, lower, less, fewer, smaller, reduced, reducing, falling, decreasing, declining, fall in, drop in, decrease in, reduction in, decline in, cut in, cuts in, cut to, ' +
      'reduce, lowering, bring down, bringing down, push down, pushing down, pushed down, drive down, driving down, remove, removing, scrap, scrapping, weaker, worse, slower, shorter, cutting, slash, slashing, drop, dropping, ' +
      'discourage, discouraging, not enough, lack of, too little, limit, limiting, poor, poorer, get rid of, getting rid of, lead to less, lead to fewer, way less, much less, a lot less, even less, much lower, weaken, weakening, squeeze, erode, minimise, prevent, decrease, cut, crowd out, cut out, cutting out, cut down on, cutting down on, get less, have less, get fewer, narrow, narrowing, narrower, there are fewer, there are less, there is less, theres less, there is fewer, cheaper',
    before:
      'go down, going down, went down, gone down, is down, are down, down, fall, fell, fallen, is falling, are falling, be falling, decline, declined, shrink, shrank, get smaller, dropped, is dropping, are dropping, be dropping, ' +
      'getting smaller, get lower, getting lower, become lower, is lower, are lower, is smaller, are smaller, is less, are less, go left, goes left, goes to the left, shift left, shift to the left, shifted left, move left, move to the left, go to the left, shift in, shift inward, shift inwards, ' +
      'shift leftward, shift leftwards, move leftwards, move in, move inward, move inwards, shift down, move down, contract, slump, crash, plummet, tank, get weaker, become weaker, is weaker, get worse, getting worse, is worse, ' +
      'is reduced, are reduced, be reduced, gets reduced, is cut, are cut, be cut, get cut, been cut, halve, halved, be lower, be smaller, be less, be fewer, be weaker, are fewer, have fallen, has fallen, is removed, are removed, is scrapped, suffer, collapse, ' +
      'is low, are low, be low, is really low, are really low, is too low, are too low, is weak, are decreasing, is decreasing, is decreased, are decreased, to the left, leftwards, inwards, moving left, is moving left, is cheap, are cheap, be cheap, be cheaper, become cheaper, get cheaper, is cheaper, are cheaper, come down, coming down, came down, decrease as well, dry up',
  },
  same: {
    before:
      'stay the same, stays the same, staying the same, stayed the same, remain the same, be the same, stay unchanged, is unchanged, be unchanged, remain unchanged, stay constant, doesnt change, dont change, does not change, do not change, wont change, will not change, ' +
      'isnt affected, is not affected, arent affected, are not affected, is unaffected, are unaffected, be unaffected, doesnt move, does not move, doesnt shift, does not shift, wont move, doesnt get affected',
    after:
      'doesnt affect, does not affect, dont affect, do not affect, wont affect, has no effect on, have no effect on, has no impact on, have no impact on, makes no difference to, make no difference to, doesnt change the, does nothing to, doesnt impact, doesnt really affect, no effect on, no impact on',
  },
};

export const turns: { phrase: string; turn: Turn }[] = Object.entries(lists).flatMap(([direction, ways]) =>
  Object.entries(ways).flatMap(([binds, phrases]) =>
    phrases.split(', ').map((phrase) => ({ phrase, turn: { kind: 'turn', direction, binds } as Turn })),
  ),
);

/** 'up or down', 'does it rise or fall': the student wants to know which. */
export const choices =
  'up or down, go up or down, goes up or down, rise or fall, rises or falls, increase or decrease, increases or decreases, more or less, higher or lower, bigger or smaller, larger or smaller, left or right, right or left, ' +
  'shift left or right, shift right or left, go left or right, move left or right, better or worse, stronger or weaker, fall or rise, down or up, lower or higher, smaller or bigger, less or more, get bigger or smaller, gets bigger or smaller, ' +
  'get higher or lower, get better or worse, get stronger or weaker, go up or go down, increase or fall, rise or drop, grow or shrink, which way, in or out, outwards or inwards, inwards or outwards, get more or less, worse or better, weaker or stronger, ' +
  'rise or fall in, fall or rise in, increase or decrease in, good or bad for, go down or up, be higher or lower, fall or increase, decrease or increase, become stronger or weaker, shift in or out, move up or down, improve or worsen, worsen or improve, positive or negative, raise or lower, increase or reduce, raise or reduce, reduce or increase, lower or raise';

/** 'What happens to …': the student wants to know which way, and why. */
export const openings =
  'what happens to, what happens with, what will happen to, what would happen to, happen to, happens to, happened to, do to, does to, effect on, effects on, impact on, impact of this on, affect, affects, affected, affecting, mean for, means for, what about, how about, influence, impact';
