import { countWords } from './count-words.ts';
import type { FoundCheckpoint } from './find-checkpoints.ts';
import {
  belongs,
  type Checkpoint,
  isEvaluation,
  isJudgement,
  type ReportedQuestion,
  type Strand,
} from './reported-question.ts';

/** What holds an answer below the next level although its points would reach it. */
export type Cap = 'no application' | 'no chain' | 'one chain' | 'no evaluation' | 'no judgement' | 'too short';

/** Where a strand of the answer seems to stand. Level 0: nothing yet that a level could rest on. */
export type Band = {
  strand: string;
  level: number;
  top: number;
  marks?: string;
  descriptor?: string;
  next?: { level: number; descriptor: string };
  heldBy?: Cap;
  /** The doubt that it rests on, where none of the scheme's own points is made. */
  restsOn?: [start: number, end: number];
};

type Doubt = { start: number; end: number };

/**
 * Indicative only: by the share of checkpoints, and never past what the answer lacks altogether. A doubt of the
 * student's own lifts evaluation on to its first level, and never further.
 */
export function judgeLevels(
  question: ReportedQuestion,
  found: FoundCheckpoint[],
  text: string,
  doubt: Doubt | undefined,
): Band[] {
  return question.levelDescriptors.strands.map((strand) => {
    const wanted = question.checkpoints.filter((checkpoint) => belongs(checkpoint, strand));
    const earned = wanted.filter(({ id }) => found.some((one) => one.id === id && one.state === 'earned'));
    const words = countWorkingWords(earned, found, text);
    const own = isEvaluation(strand) && earned.length === 0 ? doubt : undefined;
    return describeBand(strand, wanted, earned, words, own);
  });
}

function describeBand(
  strand: Strand,
  wanted: Checkpoint[],
  earned: Checkpoint[],
  words: number,
  doubt: Doubt | undefined,
): Band {
  const top = strand.levels.length;
  const byShare = Math.ceil((earned.length / Math.max(1, wanted.length)) * top - roundedDown);
  const caps = capsOf(strand, wanted, earned, words).sort((a, b) => a.most - b.most);
  const lowest = caps[0];
  const level = Math.max(doubt ? 1 : 0, Math.min(byShare, lowest?.most ?? top, top));
  const here = strand.levels.find((one) => one.level === level);
  const next = strand.levels.find((one) => one.level === level + 1);
  return {
    strand: strand.strand,
    level,
    top,
    ...(here ? { marks: here.marks, descriptor: here.descriptor } : {}),
    ...(next ? { next: { level: next.level, descriptor: next.descriptor } } : {}),
    ...(lowest && lowest.most < byShare ? { heldBy: lowest.cap } : {}),
    ...(doubt ? { restsOn: [doubt.start, doubt.end] } : {}),
  };
}

/** A share just over a level's edge does not reach it. */
const roundedDown = 0.15;

function capsOf(strand: Strand, wanted: Checkpoint[], earned: Checkpoint[], words: number) {
  const top = strand.levels.length;
  const caps: { cap: Cap; most: number }[] = [];
  const has = (list: Checkpoint[], ao: Checkpoint['ao']) => list.filter((one) => one.ao === ao).length;
  const asksFor = (ao: Checkpoint['ao']) => has(wanted, ao) > 0;
  if (asksFor('AO2') && !has(earned, 'AO2')) caps.push({ cap: 'no application', most: top - 1 });
  if (asksFor('AO3') && !has(earned, 'AO3')) caps.push({ cap: 'no chain', most: Math.max(1, top - 3) });
  else if (has(wanted, 'AO3') > 1 && has(earned, 'AO3') < 2) caps.push({ cap: 'one chain', most: top - 1 });
  if (asksFor('AO4') && asksFor('AO3') && !has(earned, 'AO4')) caps.push({ cap: 'no evaluation', most: top - 2 });
  if (wanted.some(isJudgement) && !earned.some(isJudgement)) caps.push({ cap: 'no judgement', most: top - 1 });
  const byWords = 1 + Math.floor((words * (top - 1)) / (strand.max * wordsPerMark));
  if (byWords < top) caps.push({ cap: 'too short', most: byWords });
  return caps;
}

/** Of sentences that earn something: other sentences may be as long as they like. */
const wordsPerMark = 8;
const longestCounted = 40;

function countWorkingWords(earned: Checkpoint[], found: FoundCheckpoint[], text: string): number {
  const spans = new Set(
    found.flatMap(({ id, span }) => (span && earned.some((one) => one.id === id) ? [span.join('-')] : [])),
  );
  return [...spans].reduce((sum, span) => {
    const [start, end] = span.split('-').map(Number);
    return sum + Math.min(longestCounted, countWords(text.slice(start, end)));
  }, 0);
}
