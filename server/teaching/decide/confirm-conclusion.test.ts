import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const yes = /^(?:Yes, that's right\.|Exactly\.|Yes\.|Yes, exactly\.)/;
const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test.each(['thanks', 'confused', 'ask', 'claim'] as const)(
  'what is put forward and right gets its yes first, however it was read: %s',
  async (act) => {
    const lesson = await startLesson();
    await lesson.say(...whatIsPed);
    const words = 'too many words lol. so ped is how much buyers react?';
    const { text } = await lesson.say(words, { act, found: ['ped-how'], right: 6 });
    expect(text).toMatch(yes);
  },
);

test('and then what is asked behind it is answered', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'so basically ped is how much buyers react. why is it negative tho';
  const { text } = await lesson.say(words, { act: 'ask', found: ['ped-minus'], right: 6 });
  expect(text).toMatch(yes);
  expect(text).toContain('Because price and quantity move in opposite directions.');
});

test('what is asked behind it and means nothing alone is asked with it, once', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('so ped is how much buyers react? where', {
    act: 'ask',
    found: ['ped-how'],
    right: 6,
  });
  expect(text).toMatch(yes);
  expect(text.match(/right|exactly/gi)).toHaveLength(1);
  expect(lesson.asked).toHaveLength(3);
});

test.each([
  ['so ped is how much buyers react?', 1],
  ['so ped is always about price?', 6],
  ['so is ped about price or income', 6],
])('what is not surely right gets none: %s', async (words, right) => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say(words, { act: 'ask', found: ['ped-how'], right });
  expect(text).not.toMatch(yes);
});

test.each([6, 3])(
  'however sure the judge is (%d), a misconception that names the same words is set right',
  async (right) => {
    const lesson = await startLesson();
    await lesson.say(...whatIsPed);
    const words = 'so a big number means buyers react a lot?';
    const { text } = await lesson.say(words, { act: 'claim', found: ['ped-misconception'], right });
    expect(text).not.toMatch(yes);
  },
);

/** The models take the whole for a change of topic, and what is put forward in it for a statement. */
const afterTheTopic = (claim: string) => ({
  ...{ act: 'switch-topic' as const, found: ['ped-always'], right: 6 },
  parts: { [claim]: { act: 'claim' as const, found: [{ id: 'ped-always', probability: 0.6 }], right: 6 } },
});

test.each([
  ['hi, im doing exchange rates.', 'so if the pound falls then our exports get cheaper for other countries', ' right?'],
  ['ok cool, next bit.', 'so if the pound falls our exports get cheaper', ', yeah?'],
])('what the facts know gets its yes, whatever was said before it: %s %s', async (topic, claim, tag) => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const { text } = await lesson.say(`${topic} ${claim}${tag}`, afterTheTopic(claim));
  expect(text).toMatch(yes);
  expect(text).toContain('exports cheaper abroad');
});

test('and what they know to be wrong gets none', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const claim = 'so if the pound rises then our exports get cheaper for other countries';
  const { text } = await lesson.say(`hi, im doing exchange rates. ${claim} right?`, afterTheTopic(claim));
  expect(text).not.toMatch(yes);
});
