import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import {
  type Course,
  type Library,
  type PlacedPoint,
  readLibrary,
  type Section,
} from '#server/teaching/curriculum/library.ts';

export type Chain = Extract<KeyPoint, { type: 'chain' }>;
export type PlacedChain = PlacedPoint & { point: Chain };

let library: Promise<Library> | undefined;

/** What there is to practise in a subject: read once, when it is first asked for. */
export async function readCourseItems(subject: Subject): Promise<Course> {
  library ??= readLibrary();
  return (await library).courses[subject];
}

export function requireChain(course: Course, id: string): PlacedChain {
  const placed = course.points.get(id);
  if (placed?.point.type !== 'chain') throw new Failure('not_found');
  return placed as PlacedChain;
}

export function requireEvaluation(course: Course, id: string): PlacedPoint {
  const placed = course.points.get(id);
  if (placed?.point.type !== 'evaluation') throw new Failure('not_found');
  return placed;
}

/** The sections of a subject, the nearest to this one first. */
export function sectionsNear(course: Course, section: Section): Section[] {
  const at = course.sections.indexOf(section);
  return course.sections
    .map((other, place) => ({ other, away: Math.abs(place - at) + (other.theme === section.theme ? 0 : 100) }))
    .sort((a, b) => a.away - b.away)
    .map(({ other }) => other);
}
