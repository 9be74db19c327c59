import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conversationModels } from '../../providers/models/weights.ts';
import { indexedTexts } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import { readBank } from '../bank/read-bank.ts';
import { readSectionTitles } from '../bank/section-titles.ts';
import { createSearch, dimensions, fingerprintOf, packVectors, readVectors } from './vectors.ts';

const folder = join(import.meta.dirname, '../../..');

test("the vectors are those of today's answers; otherwise run 'npm run vectors'", async () => {
  const [bank, titles, { fingerprint, held }] = await Promise.all([
    readBank(folder),
    readSectionTitles(),
    readVectors(join(folder, conversationModels.vectors)),
  ]);
  expect(
    fingerprint.toString('hex'),
    "content/answers has changed since models/conversation/vectors.bin was made: run 'npm run vectors'",
  ).toBe(fingerprintOf(bank, titles).toString('hex'));
  expect(held.rows).toHaveLength(bank.flatMap(indexedTexts).length * dimensions);
});

test('a changed way of asking, title or order makes another fingerprint; a changed check does not', () => {
  const titles = () => 'A title';
  const print = (bank: Entry[], titlesOf = titles) => fingerprintOf(bank, titlesOf).toString('hex');
  const before = print([entry('a'), entry('b')]);
  expect(print([{ ...entry('a'), asks: ['another'] }, entry('b')])).not.toBe(before);
  expect(print([entry('b'), entry('a')])).not.toBe(before);
  expect(print([entry('a'), entry('b')], () => 'Another title')).not.toBe(before);
  expect(print([{ ...entry('a'), check: 'Why?' }, entry('b')])).toBe(before);
});

test('vectors come back from their file as they were, to a byte’s precision', async () => {
  const fingerprint = Buffer.alloc(32, 7);
  const vectors = [unit(0), unit(5, 0.6, 9, -0.8)];
  const { fingerprint: kept, held } = await hold(vectors, fingerprint);
  expect(kept).toEqual(fingerprint);
  expect(held.rows).toHaveLength(2 * dimensions);
  for (const [at, value] of [...(vectors[1] ?? [])].entries())
    expect((held.rows[dimensions + at] ?? 0) / 127).toBeCloseTo(value, 2);
});

test('the nearest entries come first, each as near as the nearest of its ways of asking', async () => {
  const bank = [entry('far'), entry('near'), entry('nearest')];
  // Two rows each: one way of asking, and the first sentence of the reply.
  const rows = [unit(1), unit(2), unit(1), unit(0, 0.8, 3, 0.6), unit(0), unit(4)];
  const search = createSearch(bank, (await hold(rows)).held);
  const found = search(unit(0), 'economics', 2);
  expect(found.map(({ at }) => bank[at]?.id)).toEqual(['nearest', 'near']);
  expect(found.map(({ nearness }) => Number(nearness.toFixed(1)))).toEqual([1, 0.8]);
});

test('the nearest way of asking is named; the reply’s beginning is none', async () => {
  const two: Entry = { ...entry('two'), asks: ['what is it', 'why is it'] };
  const rows = [unit(1), unit(0, 0.6, 1, 0.8), unit(0)];
  const search = createSearch([two], (await hold(rows)).held);
  expect(search(unit(0), 'economics', 1)).toEqual([{ at: 0, nearness: 1, ask: 1 }]);
});

test('only entries of the subject that is asked for are found', async () => {
  const bank = [entry('economics'), { ...entry('business'), subject: 'business' as const }];
  const rows = [unit(0), unit(0), unit(1), unit(2)];
  const search = createSearch(bank, (await hold(rows)).held);
  const found = search(unit(0), 'business', 8);
  expect(found.map(({ at }) => bank[at]?.id)).toEqual(['business']);
});

test('entries that point away are found last, and are not lost', async () => {
  const bank = [entry('away'), entry('beside')];
  const rows = [unit(0, -1), unit(0, -1), unit(1), unit(1)];
  const search = createSearch(bank, (await hold(rows)).held);
  const found = search(unit(0), 'economics', 8);
  expect(found.map(({ at, nearness }) => [bank[at]?.id, Number(nearness.toFixed(1))])).toEqual([
    ['beside', 0],
    ['away', -1],
  ]);
});

/** Written to a file and read from it. */
async function hold(vectors: Float32Array[], fingerprint = Buffer.alloc(32)) {
  const path = await mkdtemp(join(tmpdir(), 'margin-vectors-'));
  try {
    await writeFile(join(path, 'vectors.bin'), packVectors(fingerprint, vectors));
    return await readVectors(join(path, 'vectors.bin'));
  } finally {
    await rm(path, { recursive: true });
  }
}

function entry(id: string): Entry {
  return {
    id,
    subject: 'economics',
    section: '1.2.3',
    kind: 'meaning',
    asks: [`what is ${id}`],
    reply: id,
    plainer: id,
  };
}

/** A vector with a value at one place, or at two. */
function unit(at: number, value = 1, other?: number, otherValue = 0): Float32Array {
  const vector = new Float32Array(dimensions);
  vector[at] = value;
  if (other !== undefined) vector[other] = otherValue;
  return vector;
}
