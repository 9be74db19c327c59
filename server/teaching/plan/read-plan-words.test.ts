import { expect, test } from 'vitest';
import { pointIn, readPlanWords } from './read-plan-words.ts';

const title = 'Evaluate the view that monopolies are always bad for consumers';
const read = (words: string) => readPlanWords(words, title);

test.each([
  "That isn't a point I made, that was me asking a question!",
  "But we haven't talked about other policies at all? Like banning adverts or education or minimum prices.",
  "Sorry, I just wanted to know if my chain was good? I don't think I need to know about sugar harvests.",
  "Hang on, we haven't done the arguments for monopoly yet. I was going to do economies of scale before the conclusion.",
  'Would productive inefficiency count as a separate point or is it really the same as the first one?',
  "It's really confusing. Can we go back to the essay plan?",
  "You've lost my question. I've already given you my first point.",
  "It doesn't have my economies of scale point in it.",
  'ok thats about alcohol but I can use the revenue bit. How do I write the conclusion?',
  'no thats not the question, the question is about sole traders',
  "That doesn't make sense to me, why would output rise?",
  'thanks that helps',
])("no point: '%s'", (words) => {
  expect(pointIn(words, title)).toBe('');
});

test.each([
  ["You've changed my question. Anyway my first point is that costs fall", 'Anyway my first point is that costs fall'],
  ['Prices rise, which means buyers lose. Is that good enough?', 'Prices rise, which means buyers lose.'],
  [
    'It has shareholders, so it keeps costs down. And if entry is easy the threat disciplines it.',
    'It has shareholders, so it keeps costs down. And if entry is easy the threat disciplines it.',
  ],
  ["I don't think a tax works, because demand is inelastic", "I don't think a tax works, because demand is inelastic"],
  ['if you raise the price people buy less', 'if you raise the price people buy less'],
  ['removing barriers lets firms enter', 'removing barriers lets firms enter'],
])("of '%s' the point is '%s'", (words, point) => {
  expect(pointIn(words, title)).toBe(point);
});

test.each([
  ['can you add: scale lowers average cost', { does: 'add', text: 'scale lowers average cost', to: undefined }],
  ['Can you add scale lowers cost, under against', { does: 'add', text: 'scale lowers cost', to: 'Other side' }],
  ['I need a point against: infant industries', { does: 'add', text: 'infant industries', to: 'Other side' }],
  ["Good, I'll use natural monopoly.", { does: 'add', text: 'natural monopoly', to: undefined }],
  ['put that under against', { does: 'move', which: 'that', to: 'Other side' }],
  ["that's in the wrong place", { does: 'move', which: "that's in the wrong place", to: undefined }],
  ['take out the second one', { does: 'remove', which: 'the second one' }],
  ['Can you take out the crowding out one?', { does: 'remove', which: 'the crowding out one' }],
  ['can you take that out', { does: 'remove', which: 'that' }],
  ["That isn't a point I made", { does: 'remove', which: 'that' }],
  ["That isn't my judgement though", { does: 'remove', which: 'judgement' }],
  ['change my judgement to they can be good', { does: 'judge', text: 'they can be good' }],
  ['my judgement is that they can be good', { does: 'judge', text: 'they can be good' }],
  ['So for my conclusion could I say it depends on time?', { does: 'judge', text: 'it depends on time' }],
  ['change my first point to costs rise', { does: 'change', which: 'my first point', text: 'costs rise' }],
  ['you forgot my point about scale', { does: 'recall', about: 'scale' }],
  ['go back to the plan', { does: 'back' }],
  ['show me the plan', { does: 'show' }],
  ["let's do the conclusion now", { does: 'jump', to: 'Judgement' }],
  ['can we do the other side now?', { does: 'jump', to: 'Other side' }],
  ['Finish the plan', { does: 'finish' }],
  ['can we start again', { does: 'restart' }],
])("'%s'", (words, wish) => {
  expect(read(words)).toEqual([wish]);
});

test('two wishes in one go are both read', () => {
  expect(read('Can we take out the first one? And then I need a point against: infant industries')).toEqual([
    { does: 'remove', which: 'the first one' },
    { does: 'add', text: 'infant industries', to: 'Other side' },
  ]);
});

test('what is still to come is taken from the sentence behind', () => {
  expect(
    read(
      "Hang on, we haven't done the arguments for monopoly yet. I was going to do economies of scale before the end.",
    ),
  ).toEqual([{ does: 'raise', to: 'Other side', about: 'economies of scale' }]);
});

test.each([
  "Sorry, but that's about FDI.",
  "This isn't my plan. None of my points are in it.",
  "I've got allocative inefficiency and natural monopoly so far.",
  "Thank you, that's useful for evaluation.",
  "It doesn't actually answer the question, it just sits on the fence.",
  'But I gave you a point myself? I said price above marginal cost.',
])("nor is this one: '%s'", (words) => {
  expect(pointIn(words, title)).toBe('');
});

test('a relative clause asks nothing', () => {
  for (const words of [
    'Second point, against: Tesla has rivals like BYD who are much cheaper, so skimming leaves the market open',
    'takeovers often fail because of culture clash, which lowers motivation',
  ])
    expect(pointIn(words, title)).toBe(words);
  expect(pointIn('so basically which box is it', title)).toBe('');
});

test('what somebody means to use for a part goes there', () => {
  expect(read('For my counterargument I was going to use natural monopoly')).toEqual([
    { does: 'add', text: 'natural monopoly', to: 'Other side' },
  ]);
});
