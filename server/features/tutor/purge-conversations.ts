import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { findTutor } from '#content/tutors.ts';
import { conversationDays } from '#domain/tutor.ts';
import { conversationMessages, conversations } from '../../db/schema/tutor.ts';
import type { Deps } from '../../deps.ts';
import { setTitle } from './queries.ts';

const day = 24 * 3_600_000;

/** Spec 9: every message goes 30 days after it was said, and a conversation with its last message. */
export async function purgeConversations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - conversationDays * day);
  const forgotten = await db()
    .delete(conversationMessages)
    .where(lt(conversationMessages.saidAt, before))
    .returning({ id: conversationMessages.conversationId });
  const left = db()
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversations.id));
  await db()
    .delete(conversations)
    .where(and(lt(conversations.createdAt, before), notExists(left)));
  await forgetFirstWords({ db }, [...new Set(forgotten.map(({ id }) => id))]);
}

/** A title made from words that have gone goes with them; the next words make a new one. */
async function forgetFirstWords({ db }: Pick<Deps, 'db'>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const shortened = await db()
    .select({ id: conversations.id, agentId: conversations.agentId })
    .from(conversations)
    .where(inArray(conversations.id, ids));
  for (const { id, agentId } of shortened) await setTitle(db, id, findTutor(agentId)?.name ?? 'Tutor');
}
