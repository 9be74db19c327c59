import { expect, test } from 'vitest';
import { unsaidOf } from './unsaid.ts';

const written = [
  'A tariff is a tax on imports, so foreign goods get dearer.',
  'It raises the price at home.',
  'A quota is a limit on imports.',
  'It brings in no revenue.',
];

test('what was not said yet is told apart, and nothing is left hanging on a sentence that is far away', () => {
  expect(unsaidOf(written, [])).toEqual(written);
  expect(unsaidOf(written, [written[2] ?? '', 'A tariff is a tax on imports.'])).toEqual([]);
  expect(unsaidOf(written, [written[0] ?? ''])).toEqual(written.slice(1));
  expect(unsaidOf(written, [written[2] ?? ''])).toEqual(written.slice(0, 2));
});
