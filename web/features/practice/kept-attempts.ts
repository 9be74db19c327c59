import { accountNow } from '#web/session.ts';

/** A piece of work that the server has not answered yet. `owner` tells whose it is without naming anybody. */
export type KeptAttempt = { path: string; body: { id: string }; owner: string; keptAt: number };

const prefix = 'unsent-work:';
/** After a month nobody waits for it any more. */
const longestKeptMs = 30 * 24 * 60 * 60 * 1000;

/** One entry each, so that two tabs never write over each other's. */
export function keepAttempt(attempt: KeptAttempt): void {
  try {
    localStorage.setItem(prefix + attempt.body.id, JSON.stringify(attempt));
  } catch {
    // Storage is full or switched off: it lasts as long as the page.
  }
}

export function dropAttempt(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // As above.
  }
}

/** What this student has not sent yet, the oldest first. A shared computer may keep somebody else's: it waits for them. */
export function readKeptAttempts(owner: string): KeptAttempt[] {
  return Object.keys(readStorage())
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parse(key) ?? [])
    .filter((attempt) => attempt.owner === owner)
    .sort((a, b) => a.keptAt - b.keptAt);
}

/** Who is signed in, as a fingerprint: an address does not belong in a shared computer's storage. */
export async function readOwner(): Promise<string | undefined> {
  const account = await accountNow();
  if (!account) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(account.email));
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parse(key: string): KeptAttempt | undefined {
  try {
    const attempt: KeptAttempt = JSON.parse(localStorage.getItem(key) ?? '');
    if (Date.now() - attempt.keptAt < longestKeptMs) return attempt;
  } catch {
    // Not ours, or damaged.
  }
  localStorage.removeItem(key);
  return undefined;
}

function readStorage(): object {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}
