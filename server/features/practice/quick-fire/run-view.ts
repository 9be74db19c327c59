import { asksSureness, secondsFor } from '#domain/practice/quick-fire.ts';
import type { Deps } from '../../../deps.ts';
import { answerViews } from './answer-view.ts';
import { readQuestionBank } from './question-bank.ts';
import { readRunAttempts, readVerdictsBefore, requireRun } from './run-queries.ts';

/** A run as its student may see it: the questions, and the marking of those that have been answered. */
export async function readRun({ db }: Pick<Deps, 'db'>, userId: string, id: string) {
  const run = await requireRun(db, userId, id);
  const bank = new Map((await readQuestionBank(run.subject)).map((question) => [question.id, question]));
  const before = await readVerdictsBefore(db, run);
  const questions = run.itemIds.flatMap((itemId, position) => {
    const question = bank.get(itemId);
    if (!question) return [];
    const { ao, prompt, theme, sectionId, sectionTitle } = question;
    const numeric = question.numeric !== undefined;
    const words = { id: itemId, ao, prompt, theme, sectionId, sectionTitle, numeric };
    const seconds = secondsFor(question.seconds, numeric);
    return [{ ...words, seconds, asksSureness: asksSureness(position), before: before.get(itemId) ?? null }];
  });
  const ended = run.endedAt !== null;
  return {
    ...{ id, subject: run.subject, scope: run.scope, calm: run.calm, ended, questions },
    answers: answerViews(await readRunAttempts(db, id), ended),
  };
}
