import { Failure } from '#domain/failures.ts';
import { type Candidate, chooseQuestions, kindOf } from '#domain/practice/choose-questions.ts';
import type { StartRunInput } from '#domain/practice/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import { readCourse } from '../../account/study-profile.ts';
import { readCards } from '../../memory/card-queries.ts';
import { recallOf } from '../../memory/review-card.ts';
import { readQueue } from '../queue/read-queue.ts';
import { readQuestionBank } from './question-bank.ts';
import { insertRun, readWeakQuestions } from './run-queries.ts';
import { readRun } from './run-view.ts';

/** Chooses the questions, once: the run stays as it began, and can be gone on with in another place. */
export async function startRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
  { id, length, scope, calm }: StartRunInput,
) {
  const { db, clock } = deps;
  const today = scope === 'due' ? (await readQueue(deps, userId, subject)).today.items : [];
  const questions = chooseQuestions(await readCandidates(deps, userId, subject), {
    scope,
    length,
    seed: id,
    taught: (await readCourse(db, userId, subject)).taught,
    today: today.filter(({ itemKind }) => itemKind === 'question').map(({ itemId }) => itemId),
  });
  if (questions.length === 0) throw new Failure('not_found');
  const itemIds = questions.map((question) => question.id);
  await insertRun(db, { id, userId, subject, scope, calm, itemIds, startedAt: clock.now() });
  return readRun(deps, userId, id);
}

async function readCandidates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
): Promise<Candidate[]> {
  const now = clock.now();
  const bank = await readQuestionBank(subject);
  const cards = (await readCards(db, userId, subject)).filter(({ itemKind }) => itemKind === 'question');
  const cardOf = new Map(cards.map((card) => [card.itemId, card]));
  const weak = await readWeakQuestions(db, userId, subject);
  return bank.map((question) => {
    const { id, sectionId, theme, difficulty } = question;
    const card = cardOf.get(id);
    return {
      ...{ id, sectionId, theme, difficulty, kind: kindOf(question), weak: weak.has(id) },
      due: card !== undefined && card.dueAt <= now,
      ...(card && { recall: recallOf(card, now) }),
    };
  });
}
