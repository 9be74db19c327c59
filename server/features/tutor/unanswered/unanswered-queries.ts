import { randomUUID } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../../db/database.ts';
import { unanswered } from '../../../db/schema/tutor.ts';

type Asked = Omit<typeof unanswered.$inferInsert, 'id' | 'times'>;

/** The first time they are stored; after that they are counted, and say where they were asked last. */
export async function countUnanswered(db: Db, asked: Asked): Promise<void> {
  const { agentId, section, askedAt } = asked;
  await db()
    .insert(unanswered)
    .values({ id: randomUUID(), ...asked })
    .onConflictDoUpdate({
      target: [unanswered.subject, unanswered.words],
      set: { times: sql`${unanswered.times} + 1`, agentId, section, askedAt },
    });
}

/** The most often asked first, and of those the newest. */
export async function readUnanswered(db: Db, { subject, most }: { subject?: Subject | undefined; most: number }) {
  return db()
    .select()
    .from(unanswered)
    .where(subject ? eq(unanswered.subject, subject) : undefined)
    .orderBy(desc(unanswered.times), desc(unanswered.askedAt), asc(unanswered.words))
    .limit(most);
}
