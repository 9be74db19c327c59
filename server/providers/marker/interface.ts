import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Marking } from '#domain/marking/mark-answer.ts';

export interface AnswerMarker {
  readonly description: string;
  /** Which required ideas are there, denied or missing, each with its words; 'unsure' asks the student a follow-up. */
  mark(question: QuickFireQuestion, answer: string, options: { signal?: AbortSignal }): Promise<Marking>;
}
