import type { Board } from '#domain/study/boards.ts';
import type { Subject } from '#domain/subjects.ts';

/**
 * How many marks of a question are for evaluation, as the boards' sample papers have it: a number where it is fixed,
 * `some` where levels do not say how many, `none` where it is only to be explained or analysed. What is not here hangs on
 * the command word.
 */
export const evaluationMarks: Record<Subject, Record<Board, Record<number, number | 'some' | 'none'>>> = {
  economics: {
    Edexcel: { 4: 'none', 5: 'none', 8: 2, 10: 4, 12: 4, 15: 6, 25: 9 },
    AQA: { 4: 'none', 9: 'none', 15: 'none', 25: 'some' },
    OCR: { 25: 'some' },
  },
  business: {
    Edexcel: { 4: 'none', 8: 'some', 10: 'some', 12: 'some', 20: 'some' },
    AQA: { 4: 'none', 5: 'none', 6: 'none', 9: 'none', 12: 'none', 16: 'some', 20: 'some', 24: 'some', 25: 'some' },
    OCR: { 20: 'some' },
  },
};
