import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversationMessages } from '../../db/schema/tutor.ts';
import type { Said } from '../../providers/brain/interface.ts';

export type Message = typeof conversationMessages.$inferSelect;
export type NewMessage = typeof conversationMessages.$inferInsert;

export async function insertMessage(db: Db, row: NewMessage): Promise<Message> {
  const [inserted] = await db().insert(conversationMessages).values(row).returning();
  if (!inserted) throw new Error('The message was not inserted');
  return inserted;
}

/** Takes the place of what a turn that was broken off had left there. */
export async function putReply(db: Db, row: NewMessage): Promise<void> {
  await db().delete(conversationMessages).where(at(row.conversationId, row.position));
  await insertMessage(db, row);
}

const at = (conversationId: string, position: number) =>
  and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.position, position));

export async function readMessageAt(db: Db, conversationId: string, position: number): Promise<Message | undefined> {
  const [row] = await db().select().from(conversationMessages).where(at(conversationId, position));
  return row;
}

export async function readMessageByKey(db: Db, conversationId: string, key: string): Promise<Message | undefined> {
  const [row] = await db()
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.clientKey, key)));
  return row;
}

export async function readFirstMessage(db: Db, conversationId: string): Promise<Message | undefined> {
  const [row] = await db()
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(conversationMessages.position))
    .limit(1);
  return row;
}

export async function readMessages(db: Db, conversationId: string): Promise<Message[]> {
  return db()
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(conversationMessages.position));
}

/** The last so many things said before a position, oldest first. What a guard answered is left out. */
export async function readHistory(db: Db, conversationId: string, before: number, most: number): Promise<Said[]> {
  const rows = await db()
    .select({ by: conversationMessages.speaker, text: conversationMessages.text })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        lt(conversationMessages.position, before),
        eq(conversationMessages.guarded, false),
      ),
    )
    .orderBy(desc(conversationMessages.position))
    .limit(most);
  return rows.reverse();
}

export async function setGuarded(db: Db, messageId: string): Promise<void> {
  await db().update(conversationMessages).set({ guarded: true }).where(eq(conversationMessages.id, messageId));
}

export async function shortenReply(db: Db, messageId: string, text: string): Promise<void> {
  await db().update(conversationMessages).set({ text, interrupted: true, shown: null }).where(cuttable(messageId));
}

export async function deleteReply(db: Db, messageId: string): Promise<void> {
  await db().delete(conversationMessages).where(cuttable(messageId));
}

const reply = (messageId: string) =>
  and(eq(conversationMessages.id, messageId), eq(conversationMessages.speaker, 'tutor'));

/** A support card stays, however little was heard of the line that came with it. */
const cuttable = (messageId: string) => and(reply(messageId), isNull(conversationMessages.card));

/** True when it is a reply in that conversation. */
export async function rateReply(
  db: Db,
  conversationId: string,
  messageId: string,
  rating: { rating: 1 | -1 | null; ratingReason: string | null },
): Promise<boolean> {
  const rated = await db()
    .update(conversationMessages)
    .set(rating)
    .where(and(reply(messageId), eq(conversationMessages.conversationId, conversationId)))
    .returning({ id: conversationMessages.id });
  return rated.length > 0;
}
