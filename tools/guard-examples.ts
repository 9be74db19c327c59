import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSafetyHalves, readSafetySet } from '../bench/safety-set.ts';

export type Labelled = { kind: string; words: string };

const root = join(import.meta.dirname, '..');

/**
 * What the guards learn from: their own examples, the tuning halves of the bench's safety words, and as what is harmless
 * the curriculum, the bench's questions and answers of students, what they say in lessons that may be looked at, and what
 * the tutor's written answers are asked by. Of 'safety-fresh' nothing is learned: its tuning half chooses how the scores
 * are weighed against each other.
 */
export function readGuardExamples(): Labelled[] {
  return [
    ...readLines(join(root, 'server/features/tutor/guards/learned/examples.jsonl')),
    ...[...readSafetySet(), ...readSafetyHalves('safety-halves'), ...readSafetyHalves('safety-unseen')].filter(
      ({ half }) => half === 'tuning',
    ),
    ...readCurriculum(),
    ...readStudentWords(),
    ...readLessons(),
    ...readAsks(),
  ];
}

/** The kind that a label stands for. */
export function kindOf({ kind }: Labelled): string {
  return benchKinds[kind] ?? kind;
}

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
    .map(({ student }) => student)
    .concat(readConversations())
    .map((words) => ({ kind: 'lesson', words }));
}

function readConversations(): string[] {
  return readFileSync(join(root, 'bench/sets/natural-conversations.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { turns: string[] }).turns);
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
