import type { Subject } from './subjects.ts';

/** What a student has shown that he knows. Nothing is said about a student that such a record does not show. */
export type Evidence = {
  subject: Subject;
  sectionId: string;
  itemKind: 'question' | 'chain' | 'evaluation' | 'plan' | 'diagram';
  /** Of the question, key point, diagram or simulator question. */
  itemId: string;
  verdict: 'right' | 'partly' | 'not yet';
  /** The highest rung of the hint ladder before the answer: 0 none, 5 the full answer. */
  hints: number;
  /** The check at the end, after teaching, with no help. */
  unassisted: boolean;
  /** The idea that was missing or wrong, in the curriculum's words, when there was one. */
  missing?: string;
};

/** The newest evidence about an item that was not right. */
export type WeakPoint = Pick<Evidence, 'sectionId' | 'itemKind' | 'itemId' | 'missing'>;

/** Spec 9: conversations are kept for 30 days. */
export const conversationDays = 30;

/** As much as a student may say at once. */
export const longestMessage = 4000;
