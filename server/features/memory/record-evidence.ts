import type { Evidence } from '#domain/tutor.ts';
import type { Deps } from '../../deps.ts';
import { putCard, readCardForReview, readNextExam } from './card-queries.ts';
import { type EvidenceSource, insertEvidence } from './evidence-queries.ts';
import { reviewCard } from './review-card.ts';

/** Stores what a student has shown, and moves each item to the day on which it is due again. Call it in a transaction. */
export async function recordEvidence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  shown: Evidence[],
  from: EvidenceSource,
): Promise<void> {
  const [first] = shown;
  if (!first) return;
  const now = clock.now();
  await insertEvidence(db, userId, shown, from, now);
  const nextExam = await readNextExam(db, userId, first.subject, now);
  for (const item of shown) {
    const { subject, sectionId, itemKind, itemId } = item;
    const card = await readCardForReview(db, { userId, subject, itemKind, itemId });
    await putCard(db, { userId, subject, sectionId, itemKind, itemId }, reviewCard(card, item, now, nextExam));
  }
}
