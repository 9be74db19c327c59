import { expect, test } from 'vitest';
import { calibrate, calibrationSentence } from './calibration.ts';

const guesses = (count: number, sureness: number, verdict: 'right' | 'partly' | 'not yet' = 'right') =>
  Array.from({ length: count }, () => ({ sureness, verdict }));

test('nine answers say nothing yet', () => {
  expect(calibrate(guesses(9, 80))).toEqual({ answers: 9, bands: [], tooSure: null });
});

test('ten answers are put beside how sure the student was', () => {
  const calibration = calibrate([...guesses(4, 90), ...guesses(2, 90, 'not yet'), ...guesses(4, 30, 'partly')]);
  expect(calibration.bands).toEqual([
    { from: 20, to: 40, answers: 4, sureness: 30, actual: 50 },
    { from: 80, to: 100, answers: 6, sureness: 90, actual: 67 },
  ]);
  expect(calibration.tooSure).toBe(66 - 60);
});

test('wholly sure belongs to the highest band, and not at all to the lowest', () => {
  const { bands } = calibrate([...guesses(5, 100), ...guesses(5, 0, 'not yet')]);
  expect(bands.map(({ from, answers }) => [from, answers])).toEqual([
    [0, 5],
    [80, 5],
  ]);
});

test.each([
  [3, 'Your judgement of your own answers is close to the marking.'],
  [22, 'You were 22 points more sure than you were right. Before you send an answer, check what’s missing.'],
  [-15, 'Your answers were 15 points better than you expected. You know more than you think.'],
])('%i points too sure is said as a sentence', (tooSure, sentence) => {
  expect(calibrationSentence({ tooSure })).toBe(sentence);
});
