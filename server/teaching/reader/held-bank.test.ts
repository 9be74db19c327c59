import { expect, test } from 'vitest';
import { readBank } from '../bank/read-bank.ts';
import { holdBank } from './held-bank.ts';

test('every written answer comes back as it was written, by its place and by its id', async () => {
  const bank = await readBank();
  const held = holdBank(bank);
  for (const [at, { id, subject, section, asks, reply }] of bank.entries()) {
    expect(held.placeOf(id)).toBe(at);
    expect(held.read(at)).toEqual({ id, subject, section, asks, reply });
  }
  expect([held.read(-1), held.read(bank.length), held.placeOf('none')]).toEqual([undefined, undefined, undefined]);
});
