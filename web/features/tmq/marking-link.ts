import type { InferResponseType } from 'hono/client';
import { api, replyOf } from '#web/api.ts';

const byToken = api.marking[':token'];

export type OpenedLink = InferResponseType<(typeof byToken)['$get'], 200>;
export type DeskView = Extract<OpenedLink, { kind: 'desk' }>;
export type QueueView = Extract<OpenedLink, { kind: 'queue' }>;
export type FeedbackView = Extract<OpenedLink, { kind: 'feedback' }>;
export type Draft = DeskView['draft'];

export function openLink(token: string): Promise<OpenedLink> {
  return replyOf(byToken.$get({ param: { token } }));
}

export async function saveDraft(token: string, json: Draft): Promise<void> {
  await replyOf(byToken.draft.$put({ param: { token }, json }));
}

/** What is still missing is the server's to say: it answers with the first sentence. */
export async function sendFeedback(token: string, { outOf, ...words }: Draft): Promise<void> {
  const json = { ...words, outOf } as Draft & { outOf: number };
  await replyOf(byToken.feedback.$post({ param: { token }, json }));
}

export async function refuseAsUnreadable(token: string): Promise<void> {
  await replyOf(byToken.refund.$post({ param: { token } }));
}

export async function askForBetterFile(token: string, note: string): Promise<void> {
  await replyOf(byToken['better-file'].$post({ param: { token }, json: { note } }));
}

export async function renewLink(token: string): Promise<void> {
  await replyOf(byToken.renewal.$post({ param: { token } }));
}

export async function revokeLinks(token: string): Promise<void> {
  await replyOf(byToken.revocation.$post({ param: { token } }));
}

export async function openDesk(
  token: string,
  json: { subject: 'economics' | 'business'; id: string },
): Promise<string> {
  return (await replyOf(byToken.desks.$post({ param: { token }, json }))).path;
}

export async function dropMarkedFile(token: string): Promise<void> {
  await replyOf(byToken.file.$delete({ param: { token } }));
}
