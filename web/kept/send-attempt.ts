import { replyOf } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { readOwner } from './owner.ts';
import { dropAttempt, type KeptAttempt, keepAttempt, readKeptAttempts } from './unsent-attempts.ts';

export type Sent<Reply> =
  | { state: 'marked'; reply: Reply }
  /** The network is away or the server is down. `later` is the reply once it has gone through, in this page's life. */
  | { state: 'kept'; later: Promise<Reply> };

/**
 * Sends a piece of work under the browser's own name for it (`body.id`), which the server stores once however often it
 * comes. What cannot be sent now stays in this browser and is sent later, also after a reload. Throws a refusal.
 */
export async function sendAttempt<Reply>(path: string, body: { id: string }): Promise<Sent<Reply>> {
  const owner = await readOwner();
  const attempt: KeptAttempt = { path, body, owner, keptAt: nextMoment() };
  // Before it goes: a page may be closed while it is under way.
  if (owner) keepAttempt(attempt);
  const outcome = await post(attempt);
  if (typeof outcome === 'object') return { state: 'marked', reply: read(outcome) as Reply };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  promise.catch(() => undefined);
  waiting.set(body.id, { attempt, resolve, reject });
  tryAgainSoon();
  return { state: 'kept', later: promise as Promise<Reply> };
}

let lastMoment = 0;

/** Two answers of one millisecond keep their order. */
function nextMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return lastMoment;
}

/** Sends what was kept, the oldest first; what found no way through goes behind the rest. Every practice screen calls it when it opens. */
export function sendKeptAttempts(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

type Waiting = { attempt: KeptAttempt; resolve: (reply: unknown) => void; reject: (refusal: unknown) => void };

/** Work of this page, whose student is looking at it. */
const waiting = new Map<string, Waiting>();
/** Not yet answered: whoever sent it has the reply. */
const underWay = new Set<string>();
/** How often a piece of work found no way through: it may be that one alone that cannot be taken. */
const turnedAway = new Map<string, number>();
const noteTurnedAway = ({ body: { id } }: KeptAttempt) => turnedAway.set(id, (turnedAway.get(id) ?? 0) + 1);
let sending: Promise<void> | undefined;

async function sendAll(): Promise<void> {
  const owner = await readOwner();
  if (!owner) return;
  const ofThisPage = [...waiting.values()].map(({ attempt }) => attempt).filter((attempt) => attempt.owner === owner);
  const stored = readKeptAttempts(owner).filter(({ body: { id } }) => !waiting.has(id) && !underWay.has(id));
  let isLeft = false;
  const times = ({ body }: KeptAttempt) => turnedAway.get(body.id) ?? 0;
  const inOrder = (a: KeptAttempt, b: KeptAttempt) => times(a) - times(b) || a.keptAt - b.keptAt;
  for (const attempt of [...stored, ...ofThisPage].sort(inOrder)) {
    // Somebody else may have signed in meanwhile: it is not theirs to send.
    if ((await readOwner()) !== owner) return;
    const outcome = await post(attempt);
    // Of a browser that knows it is offline, no piece of work is to blame.
    if (outcome === 'away' && navigator.onLine) noteTurnedAway(attempt);
    if (outcome === 'away' || outcome === 'busy') return tryAgainSoon();
    if (outcome === 'failing') {
      isLeft = true;
      continue;
    }
    const { id } = attempt.body;
    const asked = waiting.get(id);
    waiting.delete(id);
    // A refusal of an earlier page's work has nobody to read it.
    if ('reply' in outcome) asked?.resolve(outcome.reply);
    else asked?.reject(outcome.refusal);
  }
  if (isLeft) return tryAgainSoon();
  pauses = 0;
}

type Outcome = { reply: unknown } | { refusal: unknown };

/** A hosted model may take its time; longer than this is a network that lost the way back. */
const patienceMs = 30_000;

/** 'away' or 'busy': nothing else would get through either. 'failing': this one does not, and holds up no other. */
async function post(attempt: KeptAttempt): Promise<Outcome | 'away' | 'busy' | 'failing'> {
  const { path, body } = attempt;
  underWay.add(body.id);
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => (isTimeout(error) ? 'failing' : 'away'));
  underWay.delete(body.id);
  if (typeof response === 'string') return response;
  if (busyStatuses.includes(response.status)) {
    noteTurnedAway(attempt);
    return 'busy';
  }
  if (response.status >= 500) return 'failing';
  turnedAway.delete(body.id);
  // Signed out meanwhile: it goes after the next login.
  if (response.status !== 401) dropAttempt(body.id);
  return replyOf(Promise.resolve(response)).then(
    (reply) => ({ reply }),
    (refusal: unknown) => ({ refusal }),
  );
}

/** Too many requests, and what a proxy or a server that cannot reach its records says. */
const busyStatuses = [429, 502, 503, 504];

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

function read(outcome: Outcome): unknown {
  if ('reply' in outcome) return outcome.reply;
  throw outcome.refusal;
}

const longestPauseSeconds = 60;
let pauses = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** When the network comes back, and now and then in case nobody tells. */
function tryAgainSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => inBackground(sendKeptAttempts()), 1000 * Math.min(longestPauseSeconds, 4 * 2 ** pauses++));
  if (watching) return;
  watching = true;
  window.addEventListener('online', () => inBackground(sendKeptAttempts()));
}
