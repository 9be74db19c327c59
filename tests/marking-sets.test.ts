import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packs, readPack } from '#content/curriculum/packs.ts';
import { subjects } from '#domain/subjects.ts';

type Labelled = { question: string; kind: string; answer: string; ideas: string[]; verdict: string };

const root = join(import.meta.dirname, '..');
const labelled = (
  await Promise.all(subjects.map((subject) => readLines(`bench/sets/answers-${subject}.jsonl`)))
).flat() as Labelled[];
const wantedOf = new Map<string, { ideas: number; need: number; figures: number }>();
for (const subject of subjects)
  for (let number = 1; number <= packs[subject].length; number++)
    for (const section of (await readPack(subject, number))?.sections ?? [])
      for (const { id, requiredIdeas, need, numeric } of section.questions)
        wantedOf.set(`${subject}:${id}`, {
          ideas: requiredIdeas.length,
          need: need ?? requiredIdeas.length,
          figures: numeric ? 1 : 0,
        });

test('the marking set has at least 400 answers to at least 100 questions, of every kind', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(400);
  expect(new Set(labelled.map(({ question }) => question)).size).toBeGreaterThanOrEqual(100);
  const kinds = new Set(labelled.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    'bluff',
    'misconception',
    'negated',
    'partly',
    'reversed',
    'right-course',
    'right-everyday',
  ]);
});

test('no answer of the marking set is among those that the model was trained on', async () => {
  const folder = 'models/answer-marker/training/data';
  const files = (await readdir(join(root, folder))).filter((name) => name.endsWith('.jsonl'));
  const lines = (await Promise.all(files.map((name) => readLines(`${folder}/${name}`)))).flat();
  const trained = new Set(
    (lines as { answers: { t: string }[] }[]).flatMap(({ answers }) => answers.map(({ t }) => plain(t))),
  );
  expect(trained.size).toBeGreaterThan(12_000);
  // The answers themselves are not printed: half of them are nobody's to read.
  expect(labelled.filter(({ answer }) => trained.has(plain(answer))).length).toBe(0);
});

test('the labels of the marking set are of its questions, one for each idea, and the verdict follows from them', () => {
  const broken = labelled.filter((one) => verdictOf(one) !== one.verdict);
  expect(broken.map(({ question, kind }) => `${question} ${kind}`)).toEqual([]);
});

async function readLines(path: string): Promise<unknown[]> {
  const text = await readFile(join(root, path), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the ideas are worth, or nothing when there are too many or too few. */
function verdictOf({ question, ideas }: Labelled): string | undefined {
  const wanted = wantedOf.get(question);
  if (!wanted || ideas.length !== wanted.ideas + wanted.figures) return undefined;
  const present = (from: number, to: number) => ideas.slice(from, to).filter((label) => label === 'present').length;
  const found = Math.min(present(0, wanted.ideas), wanted.need);
  const figures = present(wanted.ideas, ideas.length);
  if (found === wanted.need && figures === wanted.figures) return 'right';
  return found + figures > 0 ? 'partly' : 'wrong';
}
