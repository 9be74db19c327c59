import { expect, test } from 'vitest';
import { pickQuestion } from './tonight-picks.ts';

test('the question to plan is of what was taught, and of the student’s own board', () => {
  expect(pickQuestion({ board: 'AQA', taught: [2] })).toBe(10);
  expect(pickQuestion({ board: 'OCR', taught: [1] })).toBe(4);
  expect(pickQuestion({ board: 'Edexcel', taught: null })).toBe(0);
  expect(pickQuestion({ board: null, taught: [4] })).toBe(2);
  expect(pickQuestion({ board: 'AQA', taught: [] })).toBeNull();
});
