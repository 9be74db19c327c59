import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { CheckedDrawing } from '#domain/diagrams/findings.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { readOwner } from '#web/kept/owner.ts';
import { sendAttempt } from '#web/kept/send-attempt.ts';

const diagrams = api.practice.diagrams[':subject'];
const one = diagrams[':id'];

export async function loadDiagrams(subject: string) {
  return (await replyOf(diagrams.$get({ param: { subject: subject as Subject } }))).diagrams;
}

/** `key` is 'economics/ppf'. The task with the drawing that was begun, if there is one, and whose it is. */
export async function loadTask(key: string) {
  const [task, { drawing }, owner] = await Promise.all([
    replyOf(one.$get({ param: paramOf(key) })),
    replyOf(one.draft.$get({ param: paramOf(key) })),
    readOwner(),
  ]);
  return { task, drawing: drawing as Drawing | null, owner };
}

export function saveDraft(key: string, drawing: Drawing) {
  return replyOf(one.draft.$put({ param: paramOf(key), json: { drawing } }));
}

type Given = { drawing: Drawing; hints: number; takenMs: number };

/** Kept in this browser and sent later when the network is away. */
export function sendDrawing(key: string, given: Given) {
  const id = crypto.randomUUID();
  return sendAttempt<CheckedDrawing>(`/api/practice/diagrams/${key}/attempts`, { id, ...given });
}

function paramOf(key: string) {
  const [subject = '', id = ''] = key.split('/');
  return { subject: subject as Subject, id };
}

export type ListedDiagram = Awaited<ReturnType<typeof loadDiagrams>>[number];
export type LoadedTask = Awaited<ReturnType<typeof loadTask>>;
export type Task = LoadedTask['task'];
export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;
