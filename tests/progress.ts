import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { recordEvidence } from '#server/features/memory/record-evidence.ts';
import { type Attempt, recordAttempt } from '#server/features/practice/attempts.ts';

type World = { deps: Pick<Deps, 'db' | 'clock'> };

/** A student's answer as an exercise would have stored it. */
export async function giveAttempt(
  { deps }: World,
  userId: string,
  changes: Partial<Attempt<unknown>> = {},
): Promise<string> {
  const id = randomUUID();
  const attempt: Attempt<unknown> = {
    id,
    subject: 'economics',
    sectionId: '1.1.3',
    itemKind: 'question',
    itemId: '1.1.3-q1',
    verdict: 'right',
    hints: 0,
    work: { answer: 'the next best alternative forgone' },
    marking: {
      ideas: [{ idea: 'next best alternative', state: 'found', span: [4, 25] }],
      modelAnswer: 'The next best.',
    },
    takenMs: 30_000,
    ...changes,
  };
  await recordAttempt(deps, userId, attempt);
  return id;
}

/** Three different questions of a section, all right. */
export async function secureSection(product: World, userId: string, sectionId = '1.1.3'): Promise<void> {
  for (const number of [1, 2, 3]) {
    await giveAttempt(product, userId, { sectionId, itemId: `${sectionId}-q${number}` });
  }
}

/** What the tutor found out in a conversation. */
export async function giveCheck({ deps }: World, userId: string, conversationId: string): Promise<void> {
  const shown = {
    subject: 'economics' as const,
    sectionId: '1.1.3',
    itemKind: 'question' as const,
    itemId: '1.1.3-q2',
    verdict: 'partly' as const,
    hints: 2,
    unassisted: false,
    missing: 'what, how and for whom',
  };
  await recordEvidence(deps, userId, [shown], { source: 'tutor', conversationId });
}
