import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSafetyHalves, readSafetySet } from '../bench/safety-set.ts';
import { featuresOf } from '../server/features/tutor/guards/learned/features.ts';
import { plainWords } from '../server/features/tutor/guards/plain-words.ts';

/**
 * Learns the weights of the guards by logistic regression, each kind against all else: from `examples.jsonl`, the tuning
 * halves of the bench's safety words, and the curriculum, the bench's questions and answers of students and what they say
 * in lessons that may be looked at, and what the tutor's written answers are asked by, as what is harmless. Run it after
 * changing any of them: `node tools/train-guards.ts`. The same input gives the same weights.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'server/features/tutor/guards/learned');

const rounds = 60;
const step = 0.15;
const decay = 0.002;

/** What the bench calls the kinds. Its off-limits words are of several, so they only show what is no cry for help. */
const benchKinds: Record<string, string> = {
  'essay-request': 'essay',
  injection: 'instructions',
  personal: 'machine',
  cry: 'distress',
  bystander: 'harmless',
  elsewhere: 'harmless',
  edgy: 'economics',
  jailbreak: 'instructions',
  refused: 'off-limits',
};

/** Of what is said in lessons, these are not all harmless, or are for another kind. */
const otherActs = new Set(['feelings', 'write-it-for-me', 'essay-plan', 'meta', 'off-topic']);

/** What shows what a cry for help is, and what is none. Of the other kinds it says nothing. */
const onlyOfDistress = new Set(['off-limits', 'lesson', 'cry']);

type Labelled = { kind: string; words: string };
type Example = { label: string; kind: string; features: string[] };

const examples: Example[] = [
  ...readLines(join(folder, 'examples.jsonl')),
  ...[...readSafetySet(), ...readSafetyHalves('safety-halves'), ...readSafetyHalves('safety-unseen')].filter(
    ({ half }) => half === 'tuning',
  ),
  ...readCurriculum(),
  ...readStudentWords(),
  ...readLessons(),
  ...readAsks(),
].map(({ kind: label, words }) => ({
  label,
  kind: benchKinds[label] ?? label,
  features: featuresOf(plainWords(words).text),
}));

const kinds = ['distress', 'risky', 'unkind', 'cheating', 'essay', 'instructions', 'machine'];
const file = Object.fromEntries(kinds.map((kind) => [kind, learn(kind)]));
writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(file, undefined, 2)}\n`);
console.log(`${examples.length} examples`);

function readLines(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
}

/** Questions, wrong beliefs, definitions and examples: what a student reads aloud or asks about. */
function readCurriculum(): Labelled[] {
  type KeyPoint = { type: string; text: string; misconception?: string };
  type File = { sections?: { questions: { prompt: string }[]; keyPoints: KeyPoint[] }[] };
  const files = globSync('content/curriculum/knowledge/*-*.json', { cwd: root }).sort();
  return files
    .flatMap((path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as File).sections ?? [])
    .flatMap(({ questions, keyPoints }) => [
      ...questions.map(({ prompt }) => prompt),
      ...keyPoints.flatMap(({ type, text, misconception }) =>
        misconception ? [misconception] : type === 'definition' || type === 'example' ? [text.slice(0, 160)] : [],
      ),
    ])
    .map((words) => ({ kind: 'economics', words }));
}

function readStudentWords(): Labelled[] {
  return ['topics', 'answers-economics', 'answers-business']
    .flatMap((name) =>
      readFileSync(join(root, `bench/sets/${name}.jsonl`), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as { words?: string; answer?: string })
    .map(({ words, answer }) => ({ kind: 'economics', words: words ?? answer ?? '' }));
}

/** What students say in the middle of a lesson, of themselves too: 'one more, I have to go and eat soon'. */
function readLessons(): Labelled[] {
  type Said = { student: string; act: string };
  type Lesson = Said & { half?: string; turns?: Said[] };
  return ['conversations', 'exchanges']
    .flatMap((name) =>
      readFileSync(join(root, `bench/sets/${name}.jsonl`), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as Lesson)
    .filter(({ half }) => half !== 'reporting')
    .flatMap((lesson) => lesson.turns ?? [lesson])
    .filter(({ act }) => !otherActs.has(act))
    .map(({ student }) => ({ kind: 'lesson', words: student }));
}

/** Every second way of asking that the tutor has an answer to: the others show that it was not learned by heart. */
function readAsks(): Labelled[] {
  return globSync('content/answers/*.jsonl', { cwd: root })
    .sort()
    .flatMap((path) => readFileSync(join(root, path), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { asks: string[]; check?: string })
    .flatMap(({ asks, check }) => [...asks, ...(check ? [check] : [])])
    .filter((_, at) => at % 2 === 0)
    .map((words) => ({ kind: 'asked', words }));
}

/** A feature that was seen once says nothing. What goes together matters for distress alone, where it is subtle. */
function learn(kind: string) {
  const wanted = (name: string) => kind === 'distress' || /^[cwb]:/.test(name);
  const seen = examples.filter((example) => kind === 'distress' || !onlyOfDistress.has(example.label));
  const counts = new Map<string, number>();
  for (const { features } of seen) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([name, count]) => count >= 2 && wanted(name)).map(([name]) => name);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const scale = names.map((name) => (kind === 'distress' && /^[pb]:/.test(name) ? 0.5 : 1));
  const rows = seen.map((example) => ({
    is: example.kind === kind,
    columns: example.features.flatMap((name) => indexOf.get(name) ?? []),
  }));
  const { bias, weights } = descend(rows, scale);
  const told = names.map((name, index) => ({ name, weight: round((weights[index] ?? 0) * (scale[index] ?? 1)) }));
  return {
    bias: round(bias),
    // One long text, because thousands of lines of numbers help nobody.
    weights: told
      .filter(({ weight }) => Math.abs(weight) >= (kind === 'distress' ? 0.03 : 0.25))
      .map(({ name, weight }) => `${name}=${weight}`)
      .join('|'),
  };
}

/** Step by step over all rows, round after round; the mean of the later rounds, so that the order hardly matters. */
function descend(rows: { is: boolean; columns: number[] }[], scale: number[]) {
  const weights = new Float64Array(scale.length);
  const moved = new Float64Array(scale.length).fill(1e-6);
  const mean = { bias: 0, weights: new Float64Array(scale.length) };
  let bias = 0;
  let biasMoved = 1e-6;
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < rows.length; turn++) {
      // 7919 is prime: every row comes once a round, well mixed, and always in the same order.
      const row = rows[(turn * 7919 + round * 31) % rows.length];
      if (!row) continue;
      const score = row.columns.reduce((sum, column) => sum + at(weights, column) * at(scale, column), bias);
      const error = 1 / (1 + Math.exp(-score)) - Number(row.is);
      for (const column of row.columns) {
        const slope = error * at(scale, column) + decay * at(weights, column);
        moved[column] = at(moved, column) + slope * slope;
        weights[column] = at(weights, column) - (step * slope) / Math.sqrt(at(moved, column));
      }
      biasMoved += error * error;
      bias -= (step * error) / Math.sqrt(biasMoved);
    }
    if (round < rounds / 2) continue;
    mean.bias += (bias / rounds) * 2;
    for (let column = 0; column < weights.length; column++)
      mean.weights[column] = at(mean.weights, column) + (at(weights, column) / rounds) * 2;
  }
  return mean;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
