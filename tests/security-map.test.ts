import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+$/.test(number));

test('all 68 statements are there, each with a proof or a reason', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
  for (const [, number, statement, proof = ''] of rows) {
    expect(statement, number).not.toBe('');
    expect(proof, number).toMatch(/`(server|tests|domain|bench)\/[^`]+`|^not /);
  }
});

test('every file that is named as a proof exists', () => {
  const named = rows.flatMap(([, , , proof = '']) => [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
});
