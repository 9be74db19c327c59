import { expect, test } from 'vitest';
import { shapeFor } from './parts.ts';
import { minutesFor, readBoard, readMarks, readTitle, wantsJudgement } from './tariff.ts';

test.each([
  ['25 marker tomorrow on rent controls', 25],
  ['a 12-mark question', 12],
  ['15 marks on monopoly', 15],
  ['a twenty five mark essay', 25],
  ['twenty-five marker', 25],
  ['an eight mark question', 8],
  ['10m on inflation', 10],
  ['inflation was 10 in 2022', null],
  ['an essay on 3 firms', null],
])("of '%s' the marks are %s", (words, marks) => {
  expect(readMarks(words)).toBe(marks);
});

test('the board is the one that is named, else the student’s own, else that of the subject', () => {
  expect(readBoard('aqa 25 marker', 'economics')).toBe('AQA');
  expect(readBoard('its OCR', 'business')).toBe('OCR');
  expect(readBoard('for Edexcel A', 'business')).toBe('Edexcel');
  expect(readBoard('25 marker', 'economics')).toBe('Edexcel');
  expect(readBoard('16 marker', 'business')).toBe('AQA');
  expect(readBoard('16 marker', 'business', 'OCR')).toBe('OCR');
  expect(readBoard('aqa 16 marker', 'business', 'OCR')).toBe('AQA');
});

test.each([
  ['25 marker tomorrow on rent controls, help', 'rent controls'],
  ['can you help me plan an essay on a minimum wage', 'minimum wage'],
  ['aqa 15 marker about monopoly power pls', 'monopoly power'],
  ['i need to plan my essay', ''],
])("of '%s' the title is '%s'", (words, title) => {
  expect(readTitle(words)).toBe(title);
});

test('a mark is worth what its paper gives it in minutes', () => {
  expect(minutesFor('economics', 'Edexcel', 25)).toBe(30);
  expect(minutesFor('economics', 'AQA', 25)).toBe(38);
  expect(minutesFor('economics', 'OCR', 25)).toBe(38);
  expect(minutesFor('business', 'AQA', 25)).toBe(30);
  expect(minutesFor('business', 'OCR', 20)).toBe(30);
});

test('the more marks, the more parts; evaluation from eight on', () => {
  expect([25, 15, 8, 4].map(shapeFor)).toEqual([
    'two points on one side and two on the other, each explained in full, then a judgement',
    'two developed points, each with its own evaluation, then a short judgement',
    'two explained points and one evaluation',
    'one chain of reasoning with no evaluation',
  ]);
  expect([25, 8, 6, null].map(wantsJudgement)).toEqual([true, true, false, true]);
});

test.each([
  [
    'I have this essay for Monday: "Growth by takeover is more likely to fail than organic growth. Evaluate this view." No idea where to start.',
    'Growth by takeover is more likely to fail than organic growth. Evaluate this view',
  ],
  ['Evaluate the view that mergers help consumers (25 marks)', 'Evaluate the view that mergers help consumers'],
  ['could you give me like a paragraph so i can hear what a good one sounds like', ''],
])("of '%s' the title is '%s', as it was put", (words, title) => {
  expect(readTitle(words)).toBe(title);
});
