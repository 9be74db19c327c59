import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { readPack } from '#content/curriculum/packs.ts';
import { testMarker } from '#tests/contracts/marker-contract.ts';
import { createLog } from '../../log.ts';
import { type EmbeddedMarkerOptions, openEmbeddedMarker } from './marker-embedded.ts';

const folder = join(import.meta.dirname, '../../..');
const modelsDir = join(folder, 'models/weights');
const patient = { folder, longestMs: 25_000 };
const silent = createLog({ production: true, logLevel: 'silent' });

// The model takes a second to load: one is enough for all tests that it answers.
const shared = openEmbeddedMarker({ log: silent, modelsDir, ...patient });
afterAll(() => shared.close());

testMarker('our own model', async () => ({ marker: shared, [Symbol.asyncDispose]: async () => undefined }));

test('everyday words with none of the course vocabulary are right', async () => {
  const answer = 'the thing you miss out on, your second choice';
  const { verdict, ideas } = await shared.mark(await findQuestion('1.1.3-q1', 1), answer, {});
  expect(verdict).toBe('right');
  expect(ideas.map(({ span }) => span && answer.slice(...span))).toEqual([
    expect.stringContaining('second choice'),
    expect.stringContaining('miss'),
  ]);
});

test('a doubtful answer is asked about in its own words, and nothing is given away', async () => {
  const answer = 'the best option is what you give up';
  const { verdict, followUp } = await shared.mark(await findQuestion('1.1.3-q1', 1), answer, {});
  expect(verdict).toBe('unsure');
  expect(followUp).toMatch(/\?$/);
  expect(followUp).not.toContain('next');
});

test('eight answers at once are all marked, each as if it were alone', async () => {
  const question = await gini();
  const right = 'zero means everyone has the same income, one means a single person has all of it';
  const verdicts = await Promise.all(
    Array.from({ length: 8 }, (_, index) => shared.mark(question, index % 2 ? right : 'no idea, sorry', {})),
  );
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? 'right' : 'not yet')),
  );
});

test('a model that is missing, damaged or slow leaves the words to mark alone, and says so in the log', async () => {
  await using empty = await copyOfModel(undefined);
  await using damaged = await copyOfModel('not a model');
  const cases: [Partial<EmbeddedMarkerOptions>, string][] = [
    [{ ...patient, folder: empty.path }, 'marker: off'],
    [{ ...patient, folder: damaged.path }, 'marker: off'],
    [{ folder, longestMs: 1 }, 'marker: '],
  ];
  for (const [options, reason] of cases) {
    const logged: string[] = [];
    const log = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void logged.push(line) });
    const marker = openEmbeddedMarker({ log, modelsDir, ...options });
    const marking = await marker.mark(await gini(), '0 is perfect equality and 1 is perfect inequality', {});
    expect(marking.verdict).toBe('right');
    expect(logged.join('')).toContain('the answer is marked by words alone');
    expect(logged.join('')).toContain(reason);
    expect(logged.join('')).not.toContain('perfect equality');
    await marker.close();
  }
});

test('somebody who leaves while the model reads is told at once', async () => {
  const leaving = new AbortController();
  const marking = shared.mark(await gini(), 'zero means everyone has the same', { signal: leaving.signal });
  leaving.abort(new Error('left the page'));
  await expect(marking).rejects.toThrow('left the page');
  expect((await shared.mark(await gini(), 'zero means everyone has the same', {})).ideas).toHaveLength(2);
});

async function copyOfModel(content: string | undefined) {
  const path = await mkdtemp(join(tmpdir(), 'margin-marker-'));
  await mkdir(join(path, 'models/answer-marker'), { recursive: true });
  await copyFile(
    join(folder, 'models/answer-marker/tokenizer.json'),
    join(path, 'models/answer-marker/tokenizer.json'),
  );
  if (content) await writeFile(join(path, 'models/answer-marker/answer-marker.onnx'), content);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

const gini = () => findQuestion('4.2.2-q1', 4);

async function findQuestion(id: string, theme: number): Promise<QuickFireQuestion> {
  const pack = await readPack('economics', theme);
  const question = pack?.sections.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (!question) throw new Error(`There is no question ${id}`);
  return question;
}
