import { randomInt } from 'node:crypto';
import type * as v from 'valibot';
import type { classInput } from '#domain/classes/inputs.ts';
import { codeLength, codeLetters } from '#domain/classes/join-code.ts';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import { lock } from '../billing/queries.ts';
import { countClasses, insertClass, readOwnClass, readOwnClasses, updateClass } from './class-queries.ts';
import { requireClass, requireTeacher } from './teacher.ts';

type World = Pick<Deps, 'db' | 'clock'>;

const mostClasses = 30;

export async function listClasses(deps: World, userId: string) {
  await requireTeacher(deps, userId);
  return readOwnClasses(deps.db, userId);
}

/** Made once, however often the button was pressed. */
export async function makeClass(
  deps: World,
  userId: string,
  { id, name, subject }: v.InferOutput<typeof classInput>,
): Promise<void> {
  const { db, clock } = deps;
  await requireTeacher(deps, userId);
  await db.transaction(async () => {
    await lock(db, userId);
    if (await readOwnClass(db, userId, id)) return;
    if ((await countClasses(db, userId)) >= mostClasses) throw new Failure('too_many_classes');
    const row = { id, userId, name, subject, joinCode: newCode(), createdAt: clock.now() };
    // Somebody else's id, or one code in some forty thousand million that is taken.
    if (!(await insertClass(db, row))) throw new Failure('not_found');
  });
}

/** The old code opens nothing from now on. Who is in the class stays. */
export async function renewCode(deps: World, userId: string, id: string): Promise<string> {
  const own = await requireClass(deps, userId, id);
  const joinCode = newCode();
  await updateClass(deps.db, own.id, { joinCode });
  return joinCode;
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}
