import type { Evidence } from '#domain/tutor.ts';
import type { Lesson, Result } from '../lesson.ts';
import type { TurnContext } from '../turn-context.ts';

type Shown = Omit<Evidence, 'subject' | 'missing'> & { missing?: string | undefined };

/** One record of what was shown, for the store and for the rest of this lesson. */
export function record(
  { course, lesson }: TurnContext,
  { missing, ...shown }: Shown,
): { evidence: Evidence[]; results: Result[] } {
  const { sectionId, itemId, verdict, hints } = shown;
  const result: Result = { id: itemId, section: sectionId, verdict, hints, missing: missing ?? null };
  return {
    evidence: [{ subject: course.subject, ...shown, ...(missing === undefined ? {} : { missing }) }],
    results: withResult(lesson, result),
  };
}

/** The newest result of an item counts. */
function withResult({ results }: Lesson, result: Result): Result[] {
  return [...results.filter(({ id }) => id !== result.id), result].slice(-60);
}
