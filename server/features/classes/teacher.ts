import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import { readOpenSubscriptions } from '../billing/queries.ts';
import { type ClassRow, readOwnClass } from './class-queries.ts';

/** A teacher is whoever has the plan that an invitation gives, as long as it is open. */
export async function isTeacher({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  return (await readOpenSubscriptions(db, userId)).some(({ plan }) => plan === 'TEACHER');
}

export async function requireTeacher(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  if (!(await isTeacher(deps, userId))) throw new Failure('teachers_only');
}

/** The teacher's own class. For everybody else there is nothing at its address. */
export async function requireClass(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<ClassRow> {
  const own = await readOwnClass(deps.db, userId, id);
  if (!own) throw new Failure('not_found');
  await requireTeacher(deps, userId);
  return own;
}
