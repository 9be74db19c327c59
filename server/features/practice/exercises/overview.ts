import { courses } from '#content/curriculum/courses.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '#server/deps.ts';
import { readCards } from '../../memory/card-queries.ts';
import { readTaughtSections } from '../taught-sections.ts';

/** What there is to choose from, and how much of it is to be seen again today. */
export async function readOverview({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, subject: Subject) {
  const now = clock.now();
  const isTaught = await readTaughtSections(db, userId, subject);
  const due = (await readCards(db, userId, subject)).filter(
    ({ dueAt, sectionId }) => dueAt <= now && isTaught(sectionId),
  );
  const count = (kind: string) => due.filter(({ itemKind }) => itemKind === kind).length;
  return {
    themes: courses[subject].map(({ number, title }) => ({ number, title })),
    due: { chain: count('chain'), evaluation: count('evaluation') },
  };
}
