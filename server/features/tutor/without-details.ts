import { hideDetails } from '#domain/hide-details.ts';
import type { Deps } from '../../deps.ts';
import { readProfile } from '../account/queries.ts';
import type { Question } from './ask-brains.ts';

/** What a student says as a vendor may read it: without names, addresses and numbers that say who it is. */
export async function withoutDetails({ db }: Pick<Deps, 'db'>, userId: string, question: Question): Promise<Question> {
  const profile = await readProfile(db, userId);
  const hide = (text: string) => hideDetails(text, profile?.fullName ?? '');
  return {
    ...question,
    words: hide(question.words),
    history: question.history.map(({ by, text }) => ({ by, text: hide(text) })),
  };
}
