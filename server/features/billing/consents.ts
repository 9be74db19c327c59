import { randomUUID } from 'node:crypto';
import { consents } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';

type ConsentKind = 'acceptable_use' | 'privacy' | 'immediate_start';

/** What somebody agreed to, in which version, and when (W20). Inside the caller's transaction. */
export async function recordConsents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  versions: Partial<Record<ConsentKind, string>>,
  givenAt = clock.now(),
): Promise<void> {
  const rows = Object.entries(versions).map(([kind, version]) => ({
    id: randomUUID(),
    userId,
    kind,
    version,
    givenAt,
  }));
  if (rows.length) await db().insert(consents).values(rows);
}
