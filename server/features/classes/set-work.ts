import { classMessages } from '#domain/classes/class-messages.ts';
import type { SetWorkInput } from '#domain/classes/inputs.ts';
import { workPath } from '#domain/classes/set-work.ts';
import { readDone, type StudentWork } from '#domain/classes/work-done.ts';
import { Failure } from '#domain/failures.ts';
import { addDays, type Day, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readAccount } from '../account/account.ts';
import { type ClassRow, countSetWork, insertSetWork, readSetWork, type SetWorkRow } from './class-queries.ts';
import { readMemberships } from './member-queries.ts';
import { readTargets, titleOf } from './targets.ts';
import { isTeacher, requireClass } from './teacher.ts';
import { readEvidence, readFinishedRuns, readPieces } from './work-queries.ts';

type World = Pick<Deps, 'db' | 'clock'>;

const mostWork = 200;

/** Set once, however often the button was pressed. */
export async function setWorkFor(
  deps: World,
  userId: string,
  classId: string,
  { id, kind, target, dueOn }: SetWorkInput,
): Promise<void> {
  const { db, clock } = deps;
  const { subject } = await requireClass(deps, userId, classId);
  const today = londonDay(clock.now());
  if (dueOn < today) throw new Failure('invalid_input', { sentence: classMessages.setWorkDatePast });
  if (dueOn > addDays(today, 366)) throw new Failure('invalid_input', { sentence: classMessages.setWorkDateFar });
  if (!titleOf(await readTargets(subject), kind, target)) {
    throw new Failure('invalid_input', { sentence: classMessages.setWorkUnknown });
  }
  if ((await countSetWork(db, classId)) >= mostWork) throw new Failure('too_much_set_work');
  await insertSetWork(db, { id, classId, kind, target, dueOn, setAt: clock.now() });
}

/** A class's work with what it is called and where it is done. */
export async function nameWork({ db }: World, { id, subject }: Pick<ClassRow, 'id' | 'subject'>) {
  const rows = await readSetWork(db, id);
  const targets = await readTargets(subject);
  return rows.map((row) => ({
    ...row,
    title: titleOf(targets, row.kind, row.target) ?? row.target,
    path: workPath({ subject, ...row }),
  }));
}

/** What each of these students did since the first of this work was set. */
export async function readStudentWork(
  { db }: World,
  subject: ClassRow['subject'],
  userIds: string[],
  work: readonly SetWorkRow[],
): Promise<(userId: string) => StudentWork> {
  const first = work.map(({ setAt }) => setAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!first || userIds.length === 0) return () => ({ shown: [], runs: [], pieces: [] });
  const students = { userIds, subject };
  const shown = await readEvidence(db, students);
  const runs = await readFinishedRuns(db, students, first);
  const pieces = await readPieces(db, students, first);
  return (userId) => ({
    shown: shown.filter((row) => row.userId === userId).map(({ shownAt, ...row }) => ({ ...row, at: shownAt })),
    runs: runs.flatMap(({ endedAt, ...run }) => (run.userId === userId && endedAt ? [{ ...run, endedAt }] : [])),
    pieces: pieces.flatMap(({ itemKind, itemId, attemptedAt, ...row }) =>
      row.userId === userId && (itemKind === 'diagram' || itemKind === 'plan')
        ? [{ kind: itemKind, itemId, at: attemptedAt }]
        : [],
    ),
  });
}

/** What was not done stays on the page for two weeks after its day, without a word of blame; then it is gone. */
const daysKept = 14;

/** A student's own set work, of every class, the next day first. */
export async function listOwnWork(deps: World, userId: string) {
  const today = londonDay(deps.clock.now());
  const inPlan = (await readAccount(deps, userId))?.subjects ?? [];
  const lists = await Promise.all(
    (await readMemberships(deps.db, userId))
      .filter(({ subject }) => inPlan.includes(subject))
      .map(async ({ classId, subject, teacherId, name }) => {
        if (!(await isTeacher(deps, teacherId))) return [];
        const work = (await nameWork(deps, { id: classId, subject })).filter(({ dueOn }) => isNear(dueOn, today));
        const did = (await readStudentWork(deps, subject, [userId], work))(userId);
        return work.map((one) => ({
          id: one.id,
          kind: one.kind,
          title: one.title,
          path: one.path,
          dueOn: one.dueOn,
          subject,
          className: name,
          done: readDone(one, did) !== null,
        }));
      }),
  );
  return {
    today,
    work: lists
      .flat()
      .filter(({ done, dueOn }) => !done || dueOn >= today)
      .toSorted((a, b) => Number(a.done) - Number(b.done) || a.dueOn.localeCompare(b.dueOn)),
  };
}

/** What is still to be done, for the weekly message of whoever has asked for one. */
export async function listOpenWork(deps: World, userId: string) {
  const { today, work } = await listOwnWork(deps, userId);
  return work.filter(({ done, dueOn }) => !done && dueOn >= today).map(({ title, dueOn }) => ({ title, dueOn }));
}

function isNear(dueOn: Day, today: Day): boolean {
  return dueOn >= addDays(today, -daysKept);
}
