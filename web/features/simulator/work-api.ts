import type { InferResponseType } from 'hono/client';
import type { SimulatorDraft } from '#domain/report/inputs.ts';
import { api, replyOf } from '#web/api.ts';
import { readOwner } from '#web/kept/owner.ts';
import { sendAttempt, sendKeptAttempts } from '#web/kept/send-attempt.ts';

const work = api.practice.report[':index'];

export type Work = Awaited<ReturnType<typeof loadWork>>;
export type Reply = InferResponseType<typeof work.attempts.$post, 200>;
export type HandedIn = Exclude<Reply, { support: true }>;
export type Report = HandedIn['report'];

/** Drafts and the newest reports of a question, and whose they are. */
export async function loadWork(index: string) {
  await sendKeptAttempts().catch(() => undefined);
  const [stored, owner] = await Promise.all([replyOf(work.$get({ param: { index } })), readOwner()]);
  return { ...stored, owner };
}

export function saveWork(index: number, draft: SimulatorDraft) {
  return replyOf(work.drafts.$put({ param: { index: String(index) }, json: draft }));
}

export function handIn(index: number, id: string, draft: SimulatorDraft) {
  return sendAttempt<Reply>(`/api/practice/report/${index}/attempts`, { id, work: draft } as { id: string });
}
