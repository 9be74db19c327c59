import { type TmqType, tmqTypes } from '#content/plans.ts';
import type { Subject } from '#domain/subjects.ts';

export function readQuestionType(subject: string, id: string): TmqType | undefined {
  const types: readonly TmqType[] = tmqTypes[subject as Subject] ?? [];
  return types.find((type) => type.id === id);
}

/** What a question of this type may be marked out of. AQA Business paper 3 has 24 marks, sold as the 20/25 type. */
export function tariffsOf(subject: string, questionType: string): number[] {
  const marks = [...(readQuestionType(subject, questionType)?.marks ?? [])];
  return subject === 'business' && marks.includes(25) ? [...marks, 24].sort((a, b) => a - b) : marks;
}
