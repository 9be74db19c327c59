import type { InferResponseType } from 'hono/client';
import type { ChainKind, EvaluationKind, ExerciseAttempt, ExerciseDraft } from '#domain/exercises/inputs.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { sendAttempt, sendKeptAttempts } from '#web/kept/send-attempt.ts';

const exercises = api.practice.exercises[':subject'];

export type ExerciseKind = ChainKind | EvaluationKind;
export type Exercise = Awaited<ReturnType<typeof loadExercise>>;
export type ExerciseOf<Kind extends ExerciseKind> = Extract<Exercise, { kind: Kind }>;
export type Reply = InferResponseType<typeof exercises.attempts.$post, 200>;
export type Marking = Exclude<Reply, { support: true }>;
export type MarkingOf<Kind extends ExerciseKind> = Extract<Marking, { kind: Kind }>;

/** The themes to choose from, and what is due. */
export async function loadOverview(subject: string) {
  if (!isSubject(subject)) throw new Error(subject);
  await sendKeptAttempts().catch(() => undefined);
  return replyOf(exercises.$get({ param: { subject } }));
}

type Wish = { kind: ExerciseKind; theme?: string; item?: string; not?: string };

export function loadExercise(subject: Subject, wish: Wish) {
  return replyOf(exercises.next.$get({ param: { subject }, query: wish }));
}

export function saveExerciseDraft(subject: Subject, draft: ExerciseDraft) {
  return replyOf(exercises.drafts.$put({ param: { subject }, json: draft }));
}

export function sendWork(subject: Subject, attempt: ExerciseAttempt) {
  return sendAttempt<Reply>(`/api/practice/exercises/${subject}/attempts`, attempt);
}
