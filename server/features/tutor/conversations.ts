import { randomUUID } from 'node:crypto';
import { findTutor } from '#content/tutors.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { readAccount } from '../account/account.ts';
import { type Message, rateReply, readMessages } from './message-queries.ts';
import {
  type Conversation,
  deleteOwnConversation,
  insertConversation,
  readOwnConversation,
  readOwnConversations,
  renameConversation,
} from './queries.ts';

type World = Pick<Deps, 'db' | 'clock'>;

const mostListed = 100;

export async function createConversation(
  deps: World,
  userId: string,
  { agentId, focus }: { agentId: string; focus?: string | undefined },
) {
  const agent = findTutor(agentId);
  if (!agent) throw new Failure('not_found');
  await requireSubject(deps, userId, agent.subject);
  const now = deps.clock.now();
  const row = { id: randomUUID(), userId, agentId, focus, subject: agent.subject, title: agent.name };
  return viewConversation(await insertConversation(deps.db, { ...row, createdAt: now, lastAt: now }));
}

/** Every talk with a tutor needs a plan with the subject; reading and deleting one's own does not. */
export async function requireSubject(deps: Pick<Deps, 'db'>, userId: string, subject: Subject): Promise<void> {
  if (!(await hasSubject(deps, userId, subject))) throw new Failure('subject_not_in_plan');
}

export async function hasSubject(deps: Pick<Deps, 'db'>, userId: string, subject: Subject): Promise<boolean> {
  const account = await readAccount(deps, userId);
  return account?.subjects.includes(subject) ?? false;
}

export async function listConversations({ db }: World, userId: string, subject: Subject | undefined) {
  const rows = await readOwnConversations(db, userId, { subject, most: mostListed });
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

/** One of the student's own: anybody else's is not there. */
export async function requireConversation({ db }: Pick<Deps, 'db'>, userId: string, id: string) {
  const conversation = await readOwnConversation(db, userId, id);
  if (!conversation) throw new Failure('not_found');
  return conversation;
}

export async function openConversation(deps: World, userId: string, id: string) {
  const conversation = await requireConversation(deps, userId, id);
  const messages = await readMessages(deps.db, id);
  return { conversation: viewConversation(conversation), messages: messages.map(viewMessage) };
}

export async function giveTitle({ db }: World, userId: string, id: string, title: string) {
  const conversation = await renameConversation(db, userId, id, title);
  if (!conversation) throw new Failure('not_found');
  return viewConversation(conversation);
}

export async function deleteConversation({ db }: World, userId: string, id: string): Promise<void> {
  if (!(await deleteOwnConversation(db, userId, id))) throw new Failure('not_found');
}

export async function rateMessage(
  deps: World,
  userId: string,
  { id, messageId }: { id: string; messageId: string },
  { rating, reason }: { rating: 1 | -1 | null; reason?: string | undefined },
): Promise<void> {
  await requireConversation(deps, userId, id);
  const ratingReason = rating === null ? null : reason || null;
  if (!(await rateReply(deps.db, id, messageId, { rating, ratingReason }))) throw new Failure('not_found');
}

function viewConversation({ id, agentId, focus, title, subject, lastAt }: Conversation) {
  return { id, agentId, focus, title, subject, lastAt: lastAt.toISOString() };
}

function viewMessage({ id, speaker, text, spoken, interrupted, card, saidAt, rating, shown }: Message) {
  return { id, by: speaker, text, spoken, interrupted, card, saidAt: saidAt.toISOString(), rating, shown };
}
