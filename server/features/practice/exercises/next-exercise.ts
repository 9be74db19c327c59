import { randomInt } from 'node:crypto';
import { type ChainKind, chainKinds, type EvaluationKind } from '#domain/exercises/inputs.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '#server/deps.ts';
import type { Shelf } from '#server/providers/brain-embedded/library.ts';
import { readCards } from '../../memory/card-queries.ts';
import { type ChainView, viewChain } from './chain-exercise.ts';
import { chooseItem } from './choose-item.ts';
import { type EvaluationView, viewEvaluation } from './evaluation-exercise.ts';
import { readShelf, requireChain, requireEvaluation } from './shelf.ts';

type Wish = { kind: ChainKind | EvaluationKind; theme?: string; item?: string; not?: string };
export type ExerciseView = ChainView | EvaluationView;

export async function nextExercise(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
  { kind, theme, item, not }: Wish,
): Promise<ExerciseView> {
  const shelf = await readShelf(subject);
  const itemKind = isChainKind(kind) ? 'chain' : 'evaluation';
  const cards = (await readCards(db, userId, subject)).filter((card) => card.itemKind === itemKind);
  const seed = randomInt(2 ** 31);
  let items = shelf.sections
    .filter((section) => !theme || section.theme === Number(theme))
    .flatMap(({ keyPoints }) => keyPoints)
    .filter(({ type, id }) => type === itemKind && (!item || id === item))
    .map(({ id }) => ({ itemId: id }));
  // Not every chain gives every kind of exercise: then the next best one is tried.
  for (;;) {
    const chosen = chooseItem(items, cards, { now: clock.now(), seed, not });
    if (!chosen) throw new Failure('not_found');
    const view = viewItem(shelf, chosen.itemId, kind, seed);
    if (view) return view;
    items = items.filter(({ itemId }) => itemId !== chosen.itemId);
  }
}

export function isChainKind(kind: ChainKind | EvaluationKind): kind is ChainKind {
  return chainKinds.some((one) => one === kind);
}

function viewItem(shelf: Shelf, id: string, kind: Wish['kind'], seed: number): ExerciseView | undefined {
  return isChainKind(kind)
    ? viewChain(shelf, requireChain(shelf, id), kind, seed)
    : viewEvaluation(shelf, requireEvaluation(shelf, id), kind, seed);
}
