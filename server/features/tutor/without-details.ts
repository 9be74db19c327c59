import { hideDetails } from '#domain/hide-details.ts';
import type { Deps } from '../../deps.ts';
import { readProfile } from '../account/queries.ts';
import type { Question } from './read-question.ts';
import { hideEveryDetail } from './unanswered/hide-every-detail.ts';

type World = Pick<Deps, 'db'>;

/** What a student says as a vendor may read it: without names, addresses and numbers that say who it is. */
export async function withoutDetails(world: World, userId: string, question: Question): Promise<Question> {
  const hide = await createHiding(world, userId);
  return {
    ...question,
    words: hide(question.words),
    history: question.history.map(({ by, text }) => ({ by, text: hide(text) })),
  };
}

export async function createHiding({ db }: World, userId: string): Promise<(text: string) => string> {
  const profile = await readProfile(db, userId);
  return (text) => hideDetails(text, profile?.fullName ?? '');
}

/** For words that are kept with nobody's name: a part of the student's name is hidden too, and more kinds of detail. */
export async function createStrictHiding({ db }: World, userId: string): Promise<(text: string) => string> {
  const profile = await readProfile(db, userId);
  return (text) => hideEveryDetail(text, profile?.fullName ?? '');
}
