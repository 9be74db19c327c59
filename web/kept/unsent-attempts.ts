import { device } from './stores.ts';

/** A piece of work that the server has not answered yet. `owner` tells whose it is without naming anybody. */
export type KeptAttempt = { path: string; body: { id: string }; owner: string; keptAt: number };

const prefix = 'unsent-work:';
/** After a month nobody waits for it any more. */
const longestKeptMs = 30 * 24 * 60 * 60 * 1000;

/** One entry each, so that two tabs never write over each other's. */
export function keepAttempt(attempt: KeptAttempt): void {
  device.write(prefix + attempt.body.id, attempt);
}

export function dropAttempt(id: string): void {
  device.write(prefix + id, undefined);
}

/** What this student has not sent yet. A shared computer may keep somebody else's: it waits for them. */
export function readKeptAttempts(owner: string): KeptAttempt[] {
  return device
    .names()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => read(name) ?? [])
    .filter((attempt) => attempt.owner === owner);
}

function read(name: string): KeptAttempt | undefined {
  const attempt = device.read<KeptAttempt | null>(name, null);
  if (attempt && Date.now() - attempt.keptAt < longestKeptMs) return attempt;
  device.write(name, undefined);
  return undefined;
}
