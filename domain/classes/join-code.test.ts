import { expect, test } from 'vitest';
import { readCode, showCode } from './join-code.ts';

test('a code is read however it was typed, and shown in two halves', () => {
  for (const typed of ['CDFGHJKM', 'cdfg-hjkm', ' cdfg hjkm ', 'CDFG–HJKM']) expect(readCode(typed)).toBe('CDFGHJKM');
  expect(showCode('CDFGHJKM')).toBe('CDFG-HJKM');
});
