import type { ExerciseAttempt } from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '#server/deps.ts';
import { createMarking } from '#server/teaching/mark/mark-or-match.ts';
import { recordAttempt } from '../attempts.ts';
import { readCourseItems, requireChain, requireEvaluation } from './course-items.ts';
import { markChain } from './mark-chain.ts';
import { markEvaluation } from './mark-evaluation.ts';

/** Makes the exercise again from its seed, marks what the student did with it, and keeps both. */
export async function takeAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'marker' | 'log'>,
  userId: string,
  subject: Subject,
  { id, itemId, seed, takenMs, work }: ExerciseAttempt,
) {
  const course = await readCourseItems(subject);
  const base = { id, subject, itemId, work: { ...work, seed }, ...(takenMs === undefined ? {} : { takenMs }) };
  if (work.kind === 'spec' || work.kind === 'rank' || work.kind === 'judgement') {
    const placed = requireEvaluation(course, itemId);
    const marking = markEvaluation(course, placed, seed, work);
    return recordAttempt(deps, userId, {
      ...base,
      itemKind: 'evaluation',
      sectionId: placed.section.id,
      hints: work.kind === 'rank' ? choosing : 0,
      ...verdictOf(marking),
      marking,
    });
  }
  const placed = requireChain(course, itemId);
  const mark = createMarking(deps.marker, deps.log);
  const marking = await markChain(course, placed, seed, work, {
    mark: (question, answer) => mark(question, answer, undefined),
  });
  return recordAttempt(deps, userId, {
    ...base,
    itemKind: 'chain',
    sectionId: placed.section.id,
    hints: work.kind === 'write' || work.kind === 'paragraph' ? 0 : choosing,
    ...verdictOf(marking),
    marking,
  });
}

/** To choose from what is shown is easier than to say it: it counts as helped. */
const choosing = 1;

function verdictOf({ verdict, missing }: { verdict: 'right' | 'partly' | 'not yet'; missing: string | null }) {
  return { verdict, ...(missing ? { missing } : {}) };
}
