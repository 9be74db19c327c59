import { stemsOf } from '../marking/topic-stems.ts';

/** As much of a simulator question as a report needs. */
export type ReportedQuestion = {
  question: string;
  caseStudy: { paragraphs: string[] }[];
  checkpoints: Checkpoint[];
  levelDescriptors: { strands: Strand[] };
};

export type Checkpoint = { id: string; ao: 'AO1' | 'AO2' | 'AO3' | 'AO4'; idea: string; accept: string[] };

export type Strand = {
  strand: string;
  max: number;
  levels: { level: number; marks: string; descriptor: string }[];
};

/** The stems of what a question is about. */
export function topicOf({ question, checkpoints }: ReportedQuestion): ReadonlySet<string> {
  return new Set(stemsOf([question, ...checkpoints.map(({ idea }) => idea)].join(' ')));
}

/** Where a side is taken. */
export function isJudgement({ ao, idea }: Checkpoint): boolean {
  return ao === 'AO4' && /judgement/i.test(idea);
}

/** A strand on its own, or the whole answer by best fit. */
export function belongs({ ao }: Checkpoint, strand: Strand): boolean {
  if (strand.strand.startsWith('Whole')) return true;
  return isEvaluation(strand) ? ao === 'AO4' : ao !== 'AO4';
}

export function isEvaluation({ strand }: Strand): boolean {
  return strand === 'Evaluation';
}
