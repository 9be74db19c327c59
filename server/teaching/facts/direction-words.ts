import type { Direction } from './fact.ts';

/**
 * Words that say which way something goes. `after`: of what follows ('higher wages', 'cuts costs'); `before`: of what
 * stands before ('wages rise'); `either`: of what follows at once, or else of what stands before ('increase').
 */
export type Turn = { kind: 'turn'; direction: Direction; binds: 'before' | 'after' | 'either' };

const lists: Record<Direction, Record<Turn['binds'], string>> = {
  up: {
    after:
      'high, strong, good for, help, helps, helping, benefit, benefits, higher, more, bigger, larger, greater, extra, rising, increased, increasing, growing, rise in, a rise in, increase in, an increase in, growth in, jump in, surge in, ' +
      'raise, raising, boost, boosting, put up, putting up, push up, pushing up, pushed up, drive up, drives up, driving up, introduce, introducing, introduction of, add, adding, ' +
      'too much, too many, lots of, loads of, a lot of, stronger, better, faster, longer, improved, improving, improve, encourage, lead to more, create, creates, have more, get more, spend more on, use more, ' +
      'you put, they put, imposes, impose, bring in, give, gives, giving, imposing',
    before:
      'go up, goes up, going up, went up, gone up, is up, are up, up, rise, rises, rose, risen, is rising, are rising, grow, grows, grew, grown, is growing, get bigger, gets bigger, getting bigger, ' +
      'get higher, gets higher, is higher, are higher, is bigger, is larger, get larger, gets larger, is more, go right, goes right, shift right, shifts right, shift to the right, shifted right, move right, moves right, moves to the right, shift out, shift outward, ' +
      'shift outwards, moves out, move out, moves outward, move outward, moves outwards, shift up, expand, expands, soar, soars, jump, jumped, shoot up, shot up, strengthen, get stronger, gets stronger, is stronger, get better, gets better, ' +
      'gets more, get more, is improved, increases too, doubles, double, doubled, be higher, be bigger, be more, be larger, be greater, is greater, are greater, are more, have risen, has risen, is introduced, are introduced, is raised, are raised, would be up',
    either: 'increase, improves',
  },
  down: {
    after:
      'low, weak, bad for, hurt, hurts, harm, harms, hit, hits, damage, damages, worsens, lower, less, fewer, smaller, reduced, reducing, falling, decreasing, fall in, a fall in, drop in, a drop in, decrease in, a decrease in, reduction in, decline in, cut in, cuts in, cut to, a cut in, ' +
      'reduce, reduces, lowering, bring down, brings down, bringing down, push down, pushes down, pushing down, pushed down, drive down, drives down, driving down, remove, removing, scrap, scrapping, weaker, worse, slower, shorter, cutting, ' +
      'discourage, not enough, lack of, a lack of, too little, limit, limits, poor, poorer, get rid of, lead to less, lead to fewer',
    before:
      'go down, goes down, going down, went down, gone down, is down, are down, down, fall, falls, fell, fallen, is falling, are falling, drop, drops, dropped, decline, declines, declined, shrink, shrinks, shrank, get smaller, ' +
      'gets smaller, getting smaller, get lower, gets lower, is lower, are lower, is smaller, is less, go left, goes left, shift left, shifts left, shift to the left, shifted left, move left, moves left, moves to the left, shift in, shift inward, shift inwards, ' +
      'moves in, moves inward, moves inwards, shift down, contract, contracts, slump, slumps, crash, crashes, plummet, plummets, tank, tanks, weaken, weakens, get weaker, gets weaker, is weaker, worsen, worsens, get worse, gets worse, ' +
      'is reduced, are reduced, is cut, are cut, gets cut, halves, halve, halved, be lower, be smaller, be less, be fewer, are fewer, have fallen, has fallen, is removed, is scrapped, suffers, suffer, collapse, collapses',
    either: 'decrease, cut, lowers',
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
  'shift left or right, shift right or left, go left or right, better or worse, stronger or weaker, fall or rise, down or up, lower or higher, smaller or bigger, less or more, get bigger or smaller, gets bigger or smaller, ' +
  'get higher or lower, get better or worse, get stronger or weaker, go up or go down, increase or fall, rise or drop, grow or shrink, which way, in or out, outwards or inwards, inwards or outwards, get more or less, worse or better, weaker or stronger';

/** 'What happens to …': the student wants to know which way, and why. */
export const openings =
  'what happens to, what happens with, happen to, happens to, happened to, do to, does to, effect on, effects on, impact on, impact of this on, affect, affects, affected, mean for, means for, what about, how about, and the, influence';
