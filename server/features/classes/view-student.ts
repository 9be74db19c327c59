import { readDone } from '#domain/classes/work-done.ts';
import { Failure } from '#domain/failures.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readMembers } from './member-queries.ts';
import { listMissedIdeas } from './missed-ideas.ts';
import { nameWork, readStudentWork } from './set-work.ts';
import { readFacts } from './student-facts.ts';
import { requireClass } from './teacher.ts';

/** One student of the class, as `content/class-sharing.ts` says it to the student. Whoever left is not there. */
export async function viewStudent(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  classId: string,
  studentId: string,
) {
  const { id, name: className, subject } = await requireClass(deps, userId, classId);
  const member = (await readMembers(deps.db, id)).find((one) => one.id === studentId);
  if (!member) throw new Failure('not_found');
  const facts = await readFacts(deps, { userIds: [studentId], subject });
  const { themes, quickFire, weeks } = facts.of(studentId);
  const work = await nameWork(deps, { id, subject });
  const did = (await readStudentWork(deps, subject, [studentId], work))(studentId);
  return {
    id: studentId,
    name: member.name,
    className,
    subject,
    joinedOn: londonDay(member.joinedAt),
    themes,
    quickFire,
    weeks,
    missed: await listMissedIdeas(subject, facts.evidence),
    work: work.map((one) => ({
      id: one.id,
      kind: one.kind,
      title: one.title,
      dueOn: one.dueOn,
      done: readDone(one, did),
    })),
  };
}
