import { expect, test } from 'vitest';
import { isLeaving, isUnderstood } from './closings.ts';
import { isThanks, withoutCourtesy } from './without-courtesy.ts';

test.each([
  'okay i feel a bit better thank u, im gonna try and sleep',
  'nice. right im going bed wish me luck',
  'ok tysm, my bus is here x',
  "Good. That's section 4 ticked off up to quality, I'll do that next time.",
  'ok ill rewrite it and show my teacher',
  "It's sunny out so I'm going to write it in the garden.",
])("whoever says '%s' is off", (words) => {
  expect(isLeaving(words)).toBe(true);
});

test.each([
  'right im going to sleep. tell me one thing to remember',
  'im going to eat less sugar if the tax goes up, what happens to revenue',
  'firms are going to write off the debt',
])("whoever says '%s' is not", (words) => {
  expect(isLeaving(words)).toBe(false);
});

test.each(['ohhh ok bc they cld be doing something else. got it', 'ok i think i get it now. sorry for being slow'])(
  "'%s' is understood",
  (words) => {
    expect(isUnderstood(words)).toBe(true);
  },
);

test.each([
  'i get it but why is it negative',
  'didnt get that 1 more time simpler',
  'i dont get it',
  'ok got it so why',
])("'%s' goes on", (words) => {
  expect(isUnderstood(words)).toBe(false);
});

test.each([
  'Thank you, that has cleared up more than the last two lessons did.',
  'ty ur actually better than my teacher haha',
  'nice one yeah that was actually interesting cheers',
  'ok breathing. thank u so much',
])("'%s' is thanks from beginning to end", (words) => {
  expect(isThanks(words)).toBe(true);
  expect(withoutCourtesy(words)).toBe(words);
});

test.each([
  ['Thank you, that was very helpful. Is it worth defining both?', 'Is it worth defining both?'],
  ['Thank you teacher. My English is not so good, will I lose marks?', 'My English is not so good, will I lose marks?'],
])("of '%s' this is meant: '%s'", (words, meant) => {
  expect(isThanks(words)).toBe(false);
  expect(withoutCourtesy(words)).toBe(meant);
});
