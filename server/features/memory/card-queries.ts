import { and, asc, eq, gte } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import type { Db } from '../../db/database.ts';
import { memoryCards } from '../../db/schema/memory.ts';
import { examDates } from '../../db/schema/practice.ts';
import type { MemoryCard } from './review-card.ts';

export type StoredCard = typeof memoryCards.$inferSelect;

type CardKey = { userId: string } & Pick<Evidence, 'subject' | 'itemKind' | 'itemId'>;

/** Locked until the transaction ends: two answers to one item are two reviews. */
export async function readCardForReview(db: Db, { userId, subject, itemKind, itemId }: CardKey) {
  const [card] = await db()
    .select()
    .from(memoryCards)
    .where(
      and(
        eq(memoryCards.userId, userId),
        eq(memoryCards.subject, subject),
        eq(memoryCards.itemKind, itemKind),
        eq(memoryCards.itemId, itemId),
      ),
    )
    .for('update');
  return card;
}

export async function putCard(db: Db, key: CardKey & { sectionId: string }, card: MemoryCard): Promise<void> {
  await db()
    .insert(memoryCards)
    .values({ ...key, ...card })
    .onConflictDoUpdate({
      target: [memoryCards.userId, memoryCards.subject, memoryCards.itemKind, memoryCards.itemId],
      set: card,
    });
}

export async function readCards(db: Db, userId: string, subject: Subject): Promise<StoredCard[]> {
  return db()
    .select()
    .from(memoryCards)
    .where(and(eq(memoryCards.userId, userId), eq(memoryCards.subject, subject)))
    .orderBy(asc(memoryCards.dueAt), asc(memoryCards.itemId));
}

/** The first paper that is still to come: by then everything is to have been seen again. */
export async function readNextExam(db: Db, userId: string, subject: Subject, now: Date): Promise<Date | undefined> {
  const [next] = await db()
    .select({ examOn: examDates.examOn })
    .from(examDates)
    .where(
      and(
        eq(examDates.userId, userId),
        eq(examDates.subject, subject),
        gte(examDates.examOn, now.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(asc(examDates.examOn))
    .limit(1);
  return next && new Date(`${next.examOn}T00:00:00Z`);
}
