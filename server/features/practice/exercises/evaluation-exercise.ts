import type { EvaluationKind } from '#domain/exercises/inputs.ts';
import { type Argument, dealArguments } from '#domain/exercises/rank-arguments.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { requireClaim } from '#server/teaching/curriculum/claims.ts';
import type { Course, PlacedPoint } from '#server/teaching/curriculum/library.ts';
import { sectionsNear } from './course-items.ts';

type Placed = { itemId: string; seed: number; section: { id: string; title: string }; claim: string };

/** What the student sees of an exercise: nothing that answers it. */
export type EvaluationView = Placed &
  ({ kind: 'spec' } | { kind: 'judgement' } | { kind: 'rank'; arguments: string[] });

export function viewEvaluation(
  course: Course,
  placed: PlacedPoint,
  kind: EvaluationKind,
  seed: number,
): EvaluationView {
  const { point, section } = placed;
  const base: Placed = {
    itemId: point.id,
    seed,
    section: { id: section.id, title: section.title },
    claim: requireClaim(course.subject, section.id).claim,
  };
  if (kind === 'rank') return { ...base, kind, arguments: argumentsOn(course, placed, seed).map(({ text }) => text) };
  return { ...base, kind };
}

export function argumentsOn(course: Course, { section }: PlacedPoint, seed: number): Argument[] {
  const far = sectionsNear(course, section).filter(({ theme }) => theme !== section.theme);
  const elsewhere = far.map(({ id }) => requireClaim(course.subject, id).disagree);
  return dealArguments({ ...requireClaim(course.subject, section.id), elsewhere }, seed);
}

/** The words that an evaluation of this claim may be about. */
export function topicOf({ subject }: Course, { section }: PlacedPoint): ReadonlySet<string> {
  const texts = section.keyPoints.map(({ text }) => text);
  const weighed = Object.values(requireClaim(subject, section.id));
  return new Set(stemsOf([section.title, ...section.topics, ...weighed, ...texts].join(' ')));
}
