import { markAnswer } from '../marking/mark-answer.ts';
import type { WordLists } from '../marking/pattern.ts';
import { standingsOf } from './own-sentences.ts';
import { readSentences, type Sentence } from './read-sentences.ts';
import { type Checkpoint, isJudgement, type ReportedQuestion, topicOf } from './reported-question.ts';
import { type Around, concludes, type Fault, faultOf } from './sentence-faults.ts';

/** `named`: the words are there, and `fault` says what keeps them from counting. */
export type FoundCheckpoint = {
  id: string;
  state: 'earned' | 'named' | 'missing';
  /** The sentence that did it. */
  span?: [start: number, end: number];
  fault?: Fault;
};

/** In a plan a point counts when it is named; in an answer it has to be made. */
export type Kind = 'plan' | 'answer';

/** A list of everything that might be in the mark scheme is not an answer. */
const mostPerSentence = 2;

/** Each checkpoint with the sentence that earns it, which earns at most one other. */
export function findCheckpoints(
  question: ReportedQuestion,
  text: string,
  kind: Kind,
  lists: WordLists,
): FoundCheckpoint[] {
  const candidates = findCandidates(question, text, kind, lists);
  const used = new Map<number, number>();
  const found = new Map<string, FoundCheckpoint>();
  // Who has fewest sentences to choose from chooses first.
  const waiting = question.checkpoints.toSorted(
    (a, b) => (candidates.get(a.id)?.length ?? 0) - (candidates.get(b.id)?.length ?? 0),
  );
  for (const { id } of waiting) {
    const [best] = (candidates.get(id) ?? [])
      .filter(({ at }) => (used.get(at) ?? 0) < mostPerSentence)
      .sort((a, b) => Number(Boolean(a.fault)) - Number(Boolean(b.fault)) || count(a) - count(b) || a.at - b.at);
    if (!best) continue;
    if (!best.fault) used.set(best.at, count(best) + 1);
    const { span, fault } = best;
    found.set(id, fault ? { id, state: 'named', span, fault } : { id, state: 'earned', span });
  }
  return question.checkpoints.map(({ id }) => found.get(id) ?? { id, state: 'missing' });

  function count({ at }: Candidate): number {
    return used.get(at) ?? 0;
  }
}

type Candidate = { at: number; span: [number, number]; fault?: Fault };

/** Every place where the words of a checkpoint stand: in one sentence, or in two that follow each other. */
function findCandidates(question: ReportedQuestion, text: string, kind: Kind, lists: WordLists) {
  const sources = [question.question, ...question.caseStudy.flatMap(({ paragraphs }) => paragraphs)];
  const sentences = readSentences(text);
  const standings = standingsOf(sentences, sources);
  const isOwn = (at: number) => standings[at] === 'own';
  const topic = topicOf(question);
  const candidates = new Map<string, Candidate[]>();
  for (const [at, sentence] of sentences.entries()) {
    if (!isOwn(at)) continue;
    const next = isOwn(at + 1) ? sentences[at + 1] : undefined;
    const before = isOwn(at - 1) ? sentences[at - 1] : undefined;
    const alone = says(sentence);
    for (const checkpoint of alone) add(checkpoint, [sentence], at, { before: before?.text, next: next?.text });
    if (!next) continue;
    const inNext = says(next);
    for (const checkpoint of says(sentence, next))
      if (!alone.includes(checkpoint) && !inNext.includes(checkpoint))
        add(checkpoint, [sentence, next], at, { before: before?.text, next: undefined });
  }
  return candidates;

  function says(...parts: Sentence[]): Checkpoint[] {
    const { checkpoints } = question;
    const words = parts.map((part) => part.text).join(' ');
    const { ideas } = markAnswer({ prompt: question.question, requiredIdeas: checkpoints }, words, lists);
    return checkpoints.filter((checkpoint, place) =>
      isJudgement(checkpoint) ? parts.length === 1 && concludes(words) : ideas[place]?.state === 'found',
    );
  }

  function add(checkpoint: Checkpoint, parts: Sentence[], at: number, around: Around): void {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return;
    const words = parts.map((part) => part.text).join(' ');
    const fault = kind === 'answer' ? faultOf(checkpoint, words, around, topic) : undefined;
    const candidate: Candidate = { at, span: [first.start, last.end], ...(fault ? { fault } : {}) };
    candidates.set(checkpoint.id, [...(candidates.get(checkpoint.id) ?? []), candidate]);
  }
}
