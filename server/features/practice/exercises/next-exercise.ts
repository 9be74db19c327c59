import { randomInt } from 'node:crypto';
import { type ChainKind, type EvaluationKind, itemKindOf, type WrittenWork } from '#domain/exercises/inputs.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '#server/deps.ts';
import type { Course } from '#server/teaching/curriculum/library.ts';
import { readCards } from '../../memory/card-queries.ts';
import { readTaughtSections } from '../taught-sections.ts';
import { type ChainView, viewChain } from './chain-exercise.ts';
import { chooseItem } from './choose-item.ts';
import { readCourseItems, requireChain, requireEvaluation } from './course-items.ts';
import { type EvaluationView, viewEvaluation } from './evaluation-exercise.ts';
import { readExerciseDraft } from './exercise-drafts.ts';

type Wish = { kind: ChainKind | EvaluationKind; theme?: string; item?: string; not?: string };
/** `draft`: what the student had written of it when he left. */
export type ExerciseView = (ChainView | EvaluationView) & { draft?: WrittenWork };

export async function nextExercise(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
  { kind, theme, item, not }: Wish,
): Promise<ExerciseView> {
  const course = await readCourseItems(subject);
  const itemKind = itemKindOf(kind);
  const cards = (await readCards(db, userId, subject)).filter((card) => card.itemKind === itemKind);
  const isTaught = await readTaughtSections(db, userId, subject);
  const seed = randomInt(2 ** 31);
  let items = course.sections
    .filter((section) => (theme ? section.theme === Number(theme) : Boolean(item) || isTaught(section.id)))
    .flatMap(({ keyPoints }) => keyPoints)
    .filter(({ type, id }) => type === itemKind && (!item || id === item))
    .map(({ id }) => ({ itemId: id }));
  const draft = await readExerciseDraft(db, { userId, subject, kind }, new Set(items.map(({ itemId }) => itemId)));
  const begun = draft && draft.itemId !== not && viewItem(course, draft.itemId, kind, draft.seed);
  if (begun) return { ...begun, draft: draft.work };
  // Not every chain gives every kind of exercise: then the next best one is tried.
  for (;;) {
    const chosen = chooseItem(items, cards, { now: clock.now(), seed, not });
    if (!chosen) throw new Failure('not_found');
    const view = viewItem(course, chosen.itemId, kind, seed);
    if (view) return view;
    items = items.filter(({ itemId }) => itemId !== chosen.itemId);
  }
}

function isChainKind(kind: ChainKind | EvaluationKind): kind is ChainKind {
  return itemKindOf(kind) === 'chain';
}

function viewItem(
  course: Course,
  id: string,
  kind: Wish['kind'],
  seed: number,
): ChainView | EvaluationView | undefined {
  return isChainKind(kind)
    ? viewChain(course, requireChain(course, id), kind, seed)
    : viewEvaluation(course, requireEvaluation(course, id), kind, seed);
}
