import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Objective } from '#domain/progress/study-weeks.ts';
import type { Evidence } from '#domain/tutor.ts';

/**
 * Which objective a piece of work shows. A drawing may earn knowledge, application or analysis, so it is counted as
 * itself; a plan has a report of its own.
 */
export function objectiveOf(itemKind: Evidence['itemKind'], question?: QuickFireQuestion): Objective | undefined {
  if (itemKind === 'question') return question?.ao;
  return { chain: 'AO3', evaluation: 'AO4', diagram: 'Diagrams', plan: undefined }[itemKind] as Objective | undefined;
}
