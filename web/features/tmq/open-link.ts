import type { InferResponseType } from 'hono/client';
import { api, call } from '#web/api.ts';

const byToken = api.marking[':token'];

export type OpenedLink = InferResponseType<(typeof byToken)['$get'], 200>;
export type DeskView = Extract<OpenedLink, { kind: 'desk' }>;
export type QueueView = Extract<OpenedLink, { kind: 'queue' }>;
export type FeedbackView = Extract<OpenedLink, { kind: 'feedback' }>;
export type Draft = DeskView['draft'];

export function openLink(token: string): Promise<OpenedLink> {
  return call(byToken.$get({ param: { token } }));
}

export async function saveDraft(token: string, json: Draft): Promise<void> {
  await call(byToken.draft.$put({ param: { token }, json }));
}

/** What is still missing is the server's to say: it answers with the first sentence. */
export async function sendFeedback(token: string, { outOf, ...words }: Draft): Promise<void> {
  const json = { ...words, outOf } as Draft & { outOf: number };
  await call(byToken.feedback.$post({ param: { token }, json }));
}

export async function refuseAsUnreadable(token: string): Promise<void> {
  await call(byToken.refund.$post({ param: { token } }));
}

export async function askForBetterFile(token: string, note: string): Promise<void> {
  await call(byToken['better-file'].$post({ param: { token }, json: { note } }));
}

export async function renewLink(token: string): Promise<void> {
  await call(byToken.renewal.$post({ param: { token } }));
}

export async function revokeLinks(token: string): Promise<void> {
  await call(byToken.revocation.$post({ param: { token } }));
}

export async function openDesk(
  token: string,
  json: { subject: 'economics' | 'business'; id: string },
): Promise<string> {
  return (await call(byToken.desks.$post({ param: { token }, json }))).path;
}

export async function dropMarkedFile(token: string): Promise<void> {
  await call(byToken.file.$delete({ param: { token } }));
}
