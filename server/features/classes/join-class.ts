import { classSharing } from '#content/class-sharing.ts';
import { subjectTitles } from '#content/subjects.ts';
import { classMessages } from '#domain/classes/class-messages.ts';
import { readCode } from '#domain/classes/join-code.ts';
import { Failure } from '#domain/failures.ts';

import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { readAccount } from '../account/account.ts';
import { readProfile } from '../account/queries.ts';
import { type ClassRow, lockClassByCode, readClassByCode } from './class-queries.ts';
import { countMembers, insertMember, isMember, readMemberships } from './member-queries.ts';
import { isTeacher } from './teacher.ts';

type World = Pick<Deps, 'db' | 'clock'>;

/** More than any class has; a code that went round the internet ends here. */
const mostMembers = 100;

/** What somebody with a code is told before saying yes or no. Nothing is stored. */
export async function readInvitation(deps: World, userId: string, typed: string) {
  const found = await requireOpen(deps, userId, await readClassByCode(deps.db, readCode(typed)));
  const teacher = await readProfile(deps.db, found.userId);
  return {
    classId: found.id,
    name: found.name,
    subject: found.subject,
    teacher: teacher?.fullName ?? '',
    joined: await isMember(deps.db, found.id, userId),
  };
}

/** Stores the yes with the wording that was read and the moment. Said twice, the first counts. */
export async function joinClass(
  deps: World,
  userId: string,
  { code, consentVersion }: { code: string; consentVersion: string },
): Promise<{ classId: string }> {
  const { db, clock } = deps;
  if (consentVersion !== classSharing.version) throw new Failure('class_wording_changed');
  return db.transaction(async () => {
    const { id: classId } = await requireOpen(deps, userId, await lockClassByCode(db, readCode(code)));
    if (await isMember(db, classId, userId)) return { classId };
    if ((await countMembers(db, classId)) >= mostMembers) throw new Failure('class_full');
    await insertMember(db, { classId, userId, consentVersion, joinedAt: clock.now() });
    // That there was a yes can be shown later; to which class is forgotten with the class.
    await recordAudit(deps, 'class_joined', { userId, detail: { version: consentVersion } });
    return { classId };
  });
}

export async function listMemberships(deps: World, userId: string) {
  return Promise.all(
    (await readMemberships(deps.db, userId)).map(async ({ teacherId, joinedAt, consentVersion, ...membership }) => ({
      ...membership,
      joinedAt: joinedAt.toISOString(),
      /** The teacher's plan is over: nobody sees anything. */
      ended: !(await isTeacher(deps, teacherId)),
    })),
  );
}

/** A class without a teacher is a code that nobody knows. */
async function requireOpen(deps: World, userId: string, found: ClassRow | undefined): Promise<ClassRow> {
  if (!found || !(await isTeacher(deps, found.userId))) throw new Failure('class_code_unknown');
  if (await isTeacher(deps, userId)) throw new Failure('class_for_students');
  const account = await readAccount(deps, userId);
  if (!account?.subjects.includes(found.subject)) {
    const sentence = classMessages.classSubjectMissing(subjectTitles[found.subject]);
    throw new Failure('class_subject_missing', { sentence });
  }
  return found;
}
