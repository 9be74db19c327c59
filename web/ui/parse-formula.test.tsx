import { expect, test } from 'vitest';
import { parseFormula } from './parse-formula.ts';

test('a division becomes a fraction and the rest of the formula stays around it', () => {
  expect(parseFormula('(index now − index a year ago) ÷ index a year ago × 100')).toEqual([
    { over: 'index now − index a year ago', under: 'index a year ago' },
    '×',
    '100',
  ]);
});

test('several equalities and a gloss are kept in their order', () => {
  expect(parseFormula('1 ÷ (1 − MPC) = 1 ÷ MPW, where MPW = MPS + MPT + MPM')).toEqual([
    { over: '1', under: '1 − MPC' },
    '=',
    { over: '1', under: 'MPW' },
    ', where',
    'MPW',
    '=',
    'MPS',
    '+',
    'MPT',
    '+',
    'MPM',
  ]);
});
