import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { auditEvents } from './db/schema.ts';

type AuditKind = 'sign_in' | 'sign_in_refused' | 'sign_out' | 'demo_started';

/** Notes a money or sign-in event, in the caller's transaction when there is one. Never holds a secret or an email. */
export async function recordAudit(
  { db, clock }: { db: Db; clock: Clock },
  kind: AuditKind,
  { userId }: { userId: string },
): Promise<void> {
  await db().insert(auditEvents).values({ id: randomUUID(), at: clock.now(), kind, userId });
}
