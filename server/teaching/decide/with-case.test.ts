import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const hs2 =
  'HS2 is mainly an interventionist supply-side policy, because rail capacity raises productivity and shifts LRAS right, ' +
  'but while it is being built the spending also adds to aggregate demand.';
const asked = 'Say I use HS2 as my example. Is that supply-side policy or demand?';

test('what the student’s own case shows comes first, and then the general answer that is surely meant', async () => {
  const { text, shown } = await (await startLesson()).say(asked, { act: 'ask', found: ['ped-how'] });
  expect(text).toBe(`${hs2} A rival on the next shelf makes buyers quick to leave. Without one they stay.`);
  expect(shown?.offers?.map(({ says }) => says)).toContain('Put it more simply');
});

test('a general answer that is not surely meant, and an admission, give way to the case', async () => {
  const doubtful = [{ id: 'ped-how', probability: 0.6 }];
  expect((await (await startLesson()).say(asked, { act: 'ask', found: doubtful })).text).toBe(hs2);
  const { text, unanswered } = await (await startLesson()).say(asked, { act: 'ask' });
  expect({ text, unanswered }).toEqual({ text: hs2, unanswered: false });
});

test('a yes stands before the case, not behind it', async () => {
  const words = 'so hs2 is supply-side policy';
  const { text } = await (await startLesson()).say(words, { act: 'claim', found: ['ped-how'], right: 5 });
  expect(text).toBe(`Yes. ${hs2}`);
});

test('the case is told once', async () => {
  const lesson = await startLesson();
  await lesson.say(asked, { act: 'ask', found: ['ped-how'] });
  const { text } = await lesson.say('so hs2 is supply-side policy', { act: 'claim', found: ['ped-always'] });
  expect(text).not.toContain('HS2 is mainly');
});
