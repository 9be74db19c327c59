import type { StartRunInput } from '#domain/practice/inputs.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';

const quickFire = api.practice['quick-fire'];
const queue = api.practice.queue;

export type Start = Awaited<ReturnType<typeof loadStart>>;
export type Queue = Start['queue'];
export type Run = Awaited<ReturnType<typeof loadRun>>;
export type RunQuestion = Run['questions'][number];
export type Answer = Run['answers'][number];
export type AnswerMarking = NonNullable<Answer['marking']>;
export type AnswerReply = Answer | { support: true };

/** Everything that the start page shows. */
export async function loadStart(subject: string) {
  if (!isSubject(subject)) throw new Error(subject);
  await sendKept();
  const [start, due] = await Promise.all([
    replyOf(quickFire[':subject'].$get({ param: { subject } })),
    replyOf(queue[':subject'].$get({ param: { subject } })),
  ]);
  return { ...start, queue: due };
}

export function startRun(subject: Subject, wanted: Omit<StartRunInput, 'id'>) {
  return replyOf(
    quickFire[':subject'].runs.$post({ param: { subject }, json: { id: crypto.randomUUID(), ...wanted } }),
  );
}

export async function loadRun(id: string) {
  await sendKept();
  return replyOf(quickFire.runs[':id'].$get({ param: { id } }));
}

export function endRun(id: string) {
  return replyOf(quickFire.runs[':id'].end.$post({ param: { id } }));
}

export function sendAppeal(attemptId: string, note: string) {
  return replyOf(quickFire.appeals[':id'].$put({ param: { id: attemptId }, json: { note } }));
}

/** Without a word about the mock its date stays as it is. */
export function saveExamDates(subject: Subject, dates: Queue['exams'], mockOn?: string | null) {
  return replyOf(
    queue[':subject']['exam-dates'].$put({
      param: { subject },
      json: { dates: dates as { paper: 1 | 2 | 3; examOn: string }[], ...(mockOn === undefined ? {} : { mockOn }) },
    }),
  );
}

/** What an earlier page could not send comes first, so that it is among what is loaded. */
function sendKept(): Promise<void> {
  return sendKeptAttempts().catch(() => undefined);
}
