import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import openWabt from 'wabt';
import { assembled, makeRows } from './nearness.ts';

test('what is run is what nearness.wat says', async () => {
  const wabt = await openWabt();
  const text = await readFile(join(import.meta.dirname, 'nearness.wat'));
  const { buffer } = wabt.parseWat('nearness.wat', text, { simd: true }).toBinary({});
  expect(assembled).toBe(Buffer.from(buffer).toString('base64'));
});

test('each row is as near as a plain sum of the products says', () => {
  const length = 48;
  const byte = fc.integer({ min: -127, max: 127 });
  const row = fc.array(byte, { minLength: length, maxLength: length });
  fc.assert(
    fc.property(row, fc.array(row, { minLength: 1, maxLength: 9 }), (asked, rows) => {
      const { rows: held, measure } = makeRows(rows.length, length);
      held.set(rows.flat());
      const expected = rows.map((one) => one.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0));
      expect([...measure(Int8Array.from(asked))]).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('the largest bytes do not run over', () => {
  const { rows, measure } = makeRows(1, 384);
  rows.fill(-128);
  expect([...measure(new Int8Array(384).fill(-128))]).toEqual([384 * 128 * 128]);
});
