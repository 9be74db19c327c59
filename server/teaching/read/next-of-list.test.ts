import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { nextOfList } from './next-of-list.ts';

test.each([
  ['Great. Third claim: public goods are rival', 'public goods are rival'],
  ['Something else. Second claim: the NHS is a public good', 'the NHS is a public good'],
  ['Ok 3) permits guarantee the quantity', 'permits guarantee the quantity'],
  ['And the fourth statement: monopoly is a failure', 'monopoly is a failure'],
  ['Next one: a rise in price shifts demand', 'a rise in price shifts demand'],
  ['Claim 4: merit goods are overconsumed', 'merit goods are overconsumed'],
])('the next of a list is what stands behind its number: %s', (words, claim) => {
  expect(nextOfList(words)).toBe(claim);
});

test.each([
  'Next topic: inflation please',
  'next: elasticity',
  '3.5 is the answer',
  'Second one: what is PED then',
  '1) keeps all profit 2) quick to set up',
])('what asks for something is none: %s', (words) => {
  expect(nextOfList(words)).toBeUndefined();
});

test('who goes on with a list changes no topic', async () => {
  const lesson = await startLesson();
  await lesson.say("I want to check some claims. First: 'Demand slopes down.' Is that accurate?", {
    act: 'claim',
    found: ['ped-effect'],
  });
  const { text, act } = await lesson.say(
    'Great. Third claim: an indirect tax equal to the marginal external cost at the current market output will fully internalise the externality.',
    { act: 'move-on', found: ['tax-meaning', 'tax-start'] },
  );
  expect(act).toBe('claim');
  expect(text).not.toMatch(/change of topic|let's do that|Of course/);
});
