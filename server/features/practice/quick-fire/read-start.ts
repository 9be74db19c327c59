import { readPack } from '#content/curriculum/packs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import { answerViews } from './answer-view.ts';
import { readQuestionBank } from './question-bank.ts';
import { readOpenRun, readRunAttempts, readWeakQuestions } from './run-queries.ts';

/** What a student may choose from, and what was left unfinished. */
export async function readStart({ db }: Pick<Deps, 'db'>, userId: string, subject: Subject) {
  const weak = await readWeakQuestions(db, userId, subject);
  const run = await readOpenRun(db, userId, subject);
  const answered = run && answerViews(await readRunAttempts(db, run.id), false).filter(({ marking }) => marking);
  return {
    openRun: run ? { id: run.id, answered: answered?.length ?? 0, questions: run.itemIds.length } : null,
    weak: weak.size,
    themes: await listThemes(subject),
  };
}

async function listThemes(subject: Subject) {
  const bank = await readQuestionBank(subject);
  const themes = Map.groupBy(bank, ({ theme }) => theme);
  return Promise.all(
    [...themes].map(async ([number, questions]) => ({
      ...{ number, title: (await readPack(subject, number))?.title ?? '', questions: questions.length },
    })),
  );
}
