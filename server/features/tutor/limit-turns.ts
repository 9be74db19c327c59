import type { Deps } from '../../deps.ts';
import { countHit } from '../../http/rate-limit.ts';

/** Quick Fire is the briskest, at an answer every ten seconds or so. */
const byMinute = { name: 'tutor-turns', most: 20, seconds: 60 };
/** More than anybody reads in a day: against a script, which would cost a hosted model's money. */
const byDay = { name: 'tutor-turns-daily', most: 500, seconds: 86_400 };

/** Typed turns, over HTTP and over the voice socket. Spoken ones are counted by the minute (`usage/meter`). */
export async function limitTurns(deps: Pick<Deps, 'db' | 'clock' | 'secret'>, userId: string): Promise<void> {
  await countHit(deps, byMinute, userId);
  await countHit(deps, byDay, userId);
}
