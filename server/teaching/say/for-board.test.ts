import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const timing = ['how long per mark', { act: 'exam-technique', found: ['exam-time'] }] as const;
const essays = { act: 'exam-technique', found: ['exam-ocr', 'exam-aqa'] } as const;

test('of an answer that goes through the boards, a student hears about the own one', async () => {
  const whole = await (await startLesson()).say(...timing);
  expect(whole.text).toContain('Edexcel papers give 1.2 minutes a mark. AQA and OCR papers give 1.5.');
  const aqa = await (await startLesson({ board: 'AQA' })).say(...timing);
  expect(aqa.text).toContain('Count the minutes before you write. AQA and OCR papers give 1.5. Then keep to it.');
  const edexcel = await (await startLesson({ board: 'Edexcel' })).say(...timing);
  expect(edexcel.text).toContain('Edexcel papers give 1.2 minutes a mark. Then keep to it.');
});

test('of answers written for one board each, the own one is given, unless the student names another', async () => {
  const own = await (await startLesson({ board: 'AQA' })).say('how do i answer essays', essays);
  expect(own.text).toContain('AQA wants a judgement all the way through.');
  const named = await (await startLesson({ board: 'AQA' })).say('how do i answer ocr essays', essays);
  expect(named.text).toContain('OCR wants strong analysis on both sides.');
});

test('a board that the student has named counts from then on, and one that he does not mean never', async () => {
  const lesson = await startLesson();
  await lesson.say("I'm AQA not OCR, how do I answer essays", essays);
  expect((await lesson.say('and how long per mark', timing[1])).text).toContain(
    'Count the minutes before you write. AQA and OCR papers give 1.5. Then keep to it.',
  );
  const named = await (await startLesson()).say("I'm AQA not OCR, how do I answer essays", essays);
  expect(named.text).toContain('AQA wants a judgement all the way through.');
});

test('an essay plan has the minutes of the own board', async () => {
  const plan = async (board?: 'AQA') => {
    const lesson = await startLesson(board ? { board } : {});
    return (await lesson.say('help me plan a 25 marker on elasticity', { act: 'essay-plan', found: ['ped-revenue'] }))
      .text;
  };
  expect(await plan()).toMatch(/\b30\b/);
  expect(await plan('AQA')).toMatch(/\b38\b/);
});

test('Mr E says what his question would be on the student’s own board', async () => {
  const other = await (await startLesson({ agent: 'simulator-0', board: 'AQA' })).open();
  expect(other.text).toMatch(
    /It is in the style of Edexcel A\. You sit AQA, where .+ marks are worth about \d+ minutes\./,
  );
  const same = await (await startLesson({ agent: 'simulator-0', board: 'Edexcel' })).open();
  expect(same.text).not.toContain('in the style of');
});
