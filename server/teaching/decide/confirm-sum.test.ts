import { expect, test } from 'vitest';
import type { Lesson } from '#server/teaching/lesson.ts';
import { startLesson } from '#tests/scripted-lesson.ts';

async function asked() {
  const lesson = await startLesson();
  await lesson.say('tell me about elastic supply', { act: 'ask', found: ['pes-figure'] });
  return lesson;
}

test.each([
  ['im lost lol. was my answer 0.25 right or not', 'Yes, 0.25 is right. PES is 0.25, so supply is inelastic.'],
  ['was my answer 4 right', 'No, 4 is not it. PES is 0.25, so supply is inelastic.'],
])('a figure is held against what was asked last: %s', async (words, says) => {
  const lesson = await asked();
  await lesson.say('its the other way round i think so 0.25', { act: 'answer', marked: ['denied', 'missing'] });
  expect((await lesson.say(words, { act: 'confused' })).text).toBe(says);
});

test('without a figure the last one that was said is meant', async () => {
  const lesson = await asked();
  await lesson.say('20/5 so 4?', { act: 'answer' });
  expect((await lesson.say('so was i right', { act: 'ask' })).text).toBe(
    'No, 4 is not it. PES is 0.25, so supply is inelastic.',
  );
});

test('a sum that was set is meant, too', async () => {
  const lesson = await startLesson();
  await lesson.say('give me one where i have to work out the PED', { act: 'test-me' });
  await lesson.say('-1.5', { act: 'answer' });
  expect((await lesson.say('wait was my answer -1.5 right', { act: 'ask' })).text).toBe(
    'Yes, minus 1.5 is right. That is elastic, so the lower price brings in more revenue.',
  );
});

test('and a sum of his own that was worked', async () => {
  const lesson = await startLesson();
  await lesson.say('price up from 8 to 10 and sales drop 300 to 270, whats the ped', { act: 'calculate' });
  expect((await lesson.say('so was my answer -0.4 right', { act: 'ask' })).text).toBe(
    'Yes, minus 0.4 is right. That is inelastic, so the higher price brings in more revenue.',
  );
});

test.each([
  [
    'uhh price is 38 and sales go up 10% so 330. 38x330 = 12540',
    'im lost lol. was my answer 12540 right or not',
    'Yes, 38 times 330 is 12,540.',
  ],
  ['1800 x 3.20 = 5670 right?', 'was my answer 5670 right', 'Check one line: 1,800 times 3.2 is 5,760, not 5,670.'],
])('and a line that he wrote out: %s', async (line, words, says) => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(line, { act: 'claim' });
  expect((await lesson.say(words, { act: 'confused' })).text).toBe(says);
});

test.each(['as a test', 'in passing'])('a right figure is never called wrong, asked %s', async (manner) => {
  const lesson =
    manner === 'in passing' ? await asked() : await startLesson({ begin: { open: openPes, asked: ['pes-figure'] } });
  const { text } = await lesson.say('quantity goes down 5 over 20 so 0.25', {
    act: 'answer',
    marked: ['denied', 'denied'],
  });
  expect(text).toMatch(
    /^(?:Yes\. Put in full:|Yes, that's the idea\. In full:) PES is 0\.25, so supply is inelastic\.$/,
  );
});

test('wrong arithmetic in an answer is named before the answer', async () => {
  const { text } = await (await asked()).say('5 / 20 = 0.5 so inelastic', {
    act: 'answer',
    marked: ['missing', 'found'],
  });
  expect(text).toBe('Check one line: 5 divided by 20 is 0.25, not 0.5. PES is 0.25, so supply is inelastic.');
});

const openPes: Lesson['open'] = { kind: 'check', id: 'pes-figure', tries: 0, helped: 0, found: [], inPassing: false };

test.each([
  ['i said 4 and u said 0.25 so was i wrong?', 'Yes, 4 is wrong. PES is 0.25, so supply is inelastic.'],
  ['is the 4 wrong?', 'Yes, 4 is wrong. PES is 0.25, so supply is inelastic.'],
  ['u said 0.25 but i said 4', 'No, 4 is not it. PES is 0.25, so supply is inelastic.'],
  ['was that wrong or right', 'No, 4 is not it. PES is 0.25, so supply is inelastic.'],
])('it is the figure of the student that is judged: %s', async (words, says) => {
  const lesson = await asked();
  await lesson.say('20/5 so 4?', { act: 'answer' });
  const { text } = await lesson.say(words, { act: 'ask' });
  expect(text.replace(/^(Yes|No)(, 4 is (?:wrong|not it)\.) You have it.*top\. /, '$1$2 ')).toBe(says);
});

test('a guess is remembered with what was said of it', async () => {
  const lesson = await startLesson({
    agent: 'business',
    before: [
      { by: 'student', text: 'what if the price was 6.50, im guessing roughly 900' },
      { by: 'tutor', text: 'Not quite: it is 600, not 900. So they must sell 600 to cover all their costs.' },
      { by: 'student', text: 'what is margin of safety' },
      { by: 'tutor', text: 'The margin of safety is actual output minus break-even output.' },
    ],
  });
  expect((await lesson.say('was my 900 right for the shop tho', { act: 'ask' })).text).toBe(
    'No, 900 is not it. It is 600.',
  );
});

const cash = 'opening balance 2000, cash in 5400, cash out 6100. so closing is 1300?';

test.each([
  'so was my answer right or not, the supplier thing with the 40000',
  'was my answer ok, the one about the firm with 40k',
])('a figure that he never told is no result of his: %s', async (words) => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(cash, { act: 'claim' });
  await lesson.say('um a supplier hadnt been paid yet?', { act: 'answer' });
  expect((await lesson.say(words, { act: 'ask' })).text).not.toMatch(/is not it|1,300/);
});

test('what was said before a question in words is no answer to that', async () => {
  const prompt = 'Who hands the money to the government, the buyer or the seller?';
  const lesson = await startLesson({
    before: [
      { by: 'student', text: 'oh divide by 120. so 6/120 = 5%' },
      { by: 'tutor', text: `Now you have it. ${prompt}` },
      { by: 'student', text: 'the seller does' },
      { by: 'tutor', text: 'Sellers hand it over.' },
    ],
    begin: { asked: ['tax-meaning'] },
  });
  expect((await lesson.say('so was my answer right or not', { act: 'ask' })).text).not.toContain('5%');
});
