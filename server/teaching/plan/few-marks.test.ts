import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { askedForFew } from './few-marks.ts';

test.each([
  [
    'hw q: explain 2 benefits to a small business of using a sole trader structure rather than ltd',
    '2 benefits to a small business of using a sole trader structure rather than ltd',
  ],
  [
    'Explain two benefits to a small business of operating as a sole trader. 4 marks',
    'two benefits to a small business of operating as a sole trader',
  ],
  ['homework question: explain two reasons why demand is inelastic (4 marks)', 'two reasons why demand is inelastic'],
  ['Evaluate two benefits of operating as a sole trader', undefined],
  ['Explain two benefits of operating as a sole trader (12 marks)', undefined],
  ['plan an essay: explain two benefits of operating as a sole trader', undefined],
])("of '%s' '%s' is asked for", (words, asked) => {
  expect(askedForFew(words)).toBe(asked);
});

const question = 'Explain two reasons why the elasticity of demand is negative. 4 marks';

test('a question of few marks is answered, and no plan begins', async () => {
  const lesson = await startLesson();
  const { text, lesson: after } = await lesson.say(question, {
    act: { 'essay-plan': 0.9, ask: 0.1 },
    found: ['ped-minus'],
  });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
  expect(lesson.asked.map(({ words }) => words)).toContain(
    'What are two reasons why the elasticity of demand is negative?',
  );
  expect(after.open?.kind).not.toBe('essay');
});

test('who was asked for his title and gives such a question is answered', async () => {
  const lesson = await startLesson();
  await lesson.say('help me plan my essay', { act: 'essay-plan' });
  const { text, lesson: after } = await lesson.say(question, { act: 'ask', found: ['ped-minus'] });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
  expect(after.open?.kind).not.toBe('essay');
});

test('how to write it for 4 marks is told with his own two points', async () => {
  const lesson = await startLesson();
  await lesson.say(question, { act: 'ask', found: ['ped-minus'] });
  const { text } = await lesson.say(
    'ok so 1) keeps all profit 2) quick and cheap to set up. how do i write that for 4 marks tho',
    {
      act: 'exam-technique',
      found: ['exam-command'],
    },
  );
  expect(text).toBe(
    "For 4 marks: two short points, each with its reason, and no evaluation. Start: 'Keeps all profit because …', and then say what follows: 'which means …'. " +
      "Then: 'Quick and cheap to set up, so …, which helps because …'. How would you finish the first sentence?",
  );
  const one = await lesson.say('i just need how to write the keeps all profit one', {
    act: 'ask',
    found: ['exam-command'],
  });
  expect(one.text).toBe(
    'For 4 marks: one point and its reason, in two or three linked sentences, and no evaluation. ' +
      "Write: 'Keeps all profit because …, which means …'. How would the first one go on?",
  );
});

test('without points of his own what was just said is used', async () => {
  const lesson = await startLesson();
  await lesson.say(question, { act: 'ask', found: ['ped-example'] });
  const { text } = await lesson.say('how do i write that for 4 marks', {
    act: 'exam-technique',
    found: ['exam-command'],
  });
  expect(text).toMatch(
    /'Insulin: nobody cuts the dose because the pharmacy charges more because …'|'Insulin: nobody cuts the dose/,
  );
});

test('what is written then is read for so few marks', async () => {
  const lesson = await startLesson();
  await lesson.say(question, { act: 'ask', found: ['ped-minus'] });
  await lesson.say('1) its a need 2) no substitutes. how do i write that for 4 marks', { act: 'exam-technique' });
  const { text } = await lesson.say(
    'It is a need because people must have it, which means they pay whatever it costs',
    {
      act: 'claim',
      found: ['ped-example'],
    },
  );
  expect(text).toMatch(/For 4 marks that is the right shape: a point and its reasons, and no evaluation\.$/);
});

test('an example is not needed for so few marks', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('does it need an example for 4 marks', { act: 'ask', found: ['ped-example'] });
  expect(text).toBe(
    'No, for 4 marks you need no example from outside: the reason earns the marks. Use a detail from the question if it gives one.',
  );
});

test('an essay of many marks is no such question', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('how do i write that for 25 marks', {
    act: 'exam-technique',
    found: ['exam-command'],
  });
  expect(text).toBe('Evaluate asks for both sides and a decision.');
});
