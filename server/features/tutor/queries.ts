import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations } from '../../db/schema/tutor.ts';

export type Conversation = typeof conversations.$inferSelect;

export async function insertConversation(db: Db, row: typeof conversations.$inferInsert): Promise<Conversation> {
  const [inserted] = await db().insert(conversations).values(row).returning();
  if (!inserted) throw new Error('The conversation was not inserted');
  return inserted;
}

export async function readConversation(db: Db, id: string): Promise<Conversation | undefined> {
  const [row] = await db().select().from(conversations).where(eq(conversations.id, id));
  return row;
}

const own = (userId: string, id: string) => and(eq(conversations.id, id), eq(conversations.userId, userId));

export async function readOwnConversation(db: Db, userId: string, id: string): Promise<Conversation | undefined> {
  const [row] = await db().select().from(conversations).where(own(userId, id));
  return row;
}

/** The newest, with how much was said in each. One in which nothing was said is not shown. */
export async function readOwnConversations(db: Db, userId: string, { subject, most }: ListOptions) {
  const messages = count(conversationMessages.id);
  return db()
    .select({
      id: conversations.id,
      agentId: conversations.agentId,
      focus: conversations.focus,
      title: conversations.title,
      subject: conversations.subject,
      lastAt: conversations.lastAt,
      messages,
    })
    .from(conversations)
    .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(and(eq(conversations.userId, userId), subject && eq(conversations.subject, subject)))
    .groupBy(conversations.id)
    .having(gt(messages, 0))
    .orderBy(desc(conversations.lastAt))
    .limit(most);
}

type ListOptions = { subject: Subject | undefined; most: number };

export async function renameConversation(db: Db, userId: string, id: string, title: string) {
  const [row] = await db()
    .update(conversations)
    .set({ title, titledByStudent: true })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Unless the student has given it one. */
export async function setTitle(db: Db, id: string, title: string): Promise<void> {
  await db()
    .update(conversations)
    .set({ title })
    .where(and(eq(conversations.id, id), eq(conversations.titledByStudent, false)));
}

export async function deleteOwnConversation(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db().delete(conversations).where(own(userId, id)).returning({ id: conversations.id });
  return deleted.length > 0;
}

/** The number of the next turn; nothing when the conversation is gone. */
export async function takeTurnNumber(db: Db, id: string, at: Date): Promise<number | undefined> {
  const [row] = await db()
    .update(conversations)
    .set({ turns: sql`${conversations.turns} + 1`, lastAt: at })
    .where(eq(conversations.id, id))
    .returning({ turns: conversations.turns });
  return row?.turns;
}

/** True for the one who may now speak. */
export async function claimTurn(
  db: Db,
  { id, turnId, now, until }: { id: string; turnId: string; now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db()
    .update(conversations)
    .set({ turnId, turnUntil: until })
    .where(and(eq(conversations.id, id), or(isNull(conversations.turnUntil), lt(conversations.turnUntil, now))))
    .returning({ id: conversations.id });
  return claimed.length > 0;
}

export async function freeTurn(db: Db, id: string, turnId: string): Promise<void> {
  await db()
    .update(conversations)
    .set({ turnId: null, turnUntil: null })
    .where(and(eq(conversations.id, id), eq(conversations.turnId, turnId)));
}

/** True while the conversation is there. */
export async function updateConversation(
  db: Db,
  id: string,
  changes: Partial<Pick<Conversation, 'lesson' | 'steppedBackAt' | 'lastAt'>>,
): Promise<boolean> {
  const updated = await db()
    .update(conversations)
    .set(changes)
    .where(eq(conversations.id, id))
    .returning({ id: conversations.id });
  return updated.length > 0;
}
