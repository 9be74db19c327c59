import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import { claimTurn, freeTurn, readConversation } from './queries.ts';

export type HeldTurn = { leave(): Promise<void> };

/** Longer than any turn: only a process that died holds on until then. */
const heldMilliseconds = 180_000;

/** In this process: the end of the last turn that was asked for in a conversation. */
const lastInLine = new Map<string, Promise<void>>();

/**
 * One turn of a conversation at a time, in the order in which they came, over all tabs and processes: each brain reads
 * what was said before it. Nothing when the student has gone while waiting.
 */
export async function waitForTurn(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  signal: AbortSignal | undefined,
): Promise<HeldTurn | undefined> {
  const leaveLine = await standInLine(id);
  try {
    const turnId = await claim(deps, id, signal);
    if (!turnId) leaveLine();
    return turnId ? { leave: () => freeTurn(deps.db, id, turnId).finally(leaveLine) } : undefined;
  } catch (error) {
    leaveLine();
    throw error;
  }
}

async function standInLine(id: string): Promise<() => void> {
  const before = lastInLine.get(id);
  const mine = Promise.withResolvers<void>();
  const end = (before ?? Promise.resolve()).then(() => mine.promise);
  lastInLine.set(id, end);
  // A turn that never ends, whatever the reason, holds up the next ones no longer than a process that died.
  if (before) await Promise.race([before, wait(heldMilliseconds, undefined, { ref: false })]);
  return () => {
    if (lastInLine.get(id) === end) lastInLine.delete(id);
    mine.resolve();
  };
}

/** Another process may be speaking. */
async function claim({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, signal: AbortSignal | undefined) {
  const turnId = randomUUID();
  for (let pause = 10; !signal?.aborted; pause = Math.min(pause * 2, 200)) {
    const now = clock.now();
    const until = new Date(now.getTime() + heldMilliseconds);
    if (await claimTurn(db, { id, turnId, now, until })) return turnId;
    if (!(await readConversation(db, id))) throw new Failure('not_found');
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
