import { Failure } from '#domain/failures.ts';
import { closeCodes, type FromBrowser } from '#domain/tutor-protocol.ts';
import { type Deps, depsFor } from '../../../deps.ts';
import { countHit } from '../../../http/rate-limit.ts';
import { takeLease } from '../../usage/meter.ts';
import { hasSubject } from '../conversations.ts';
import { readOwnConversation } from '../queries.ts';
import { repeat, type Timers } from './timers.ts';
import { startVoiceSession, type VoiceSession } from './voice-session.ts';
import type { BrowserSocket } from './voice-world.ts';

/** The conversations that are live in this process, by student. Those that start wait for each other. */
export type LiveVoices = {
  sessions: Map<string, VoiceSession>;
  starting: Map<string, { last: Promise<unknown>; count: number }>;
};

type Request = {
  timers: Timers;
  browser: BrowserSocket;
  live: LiveVoices;
  token: string | undefined;
  start: Extract<FromBrowser, { type: 'start' }>;
};

/** How long a student who has signed out elsewhere may still talk; a plan is looked at every sixth time. */
const checkMilliseconds = 5000;
const checksPerPlan = 6;

/** Tabs and devices of one student that start at the same moment. */
const mostStarting = 5;
/** A line that breaks is made again five times. */
const startsByMinute = { name: 'voice-starts', most: 30, seconds: 60 };

/** Who may talk: a signed-in student, in a conversation of theirs, in a subject of their plan, with minutes left. */
export async function admitVoice(deps: Deps, request: Request): Promise<VoiceSession | undefined> {
  const { browser, live, token } = request;
  try {
    const signedIn = token ? await deps.sessions.read(token) : undefined;
    if (!signedIn) return refuse(browser, closeCodes.notSignedIn);
    return await takeTurnToStart(live, signedIn.userId, () => open(deps, request, signedIn.userId));
  } catch (error) {
    const code = error instanceof Failure ? error.code : undefined;
    if (code === 'too_many_requests') return refuse(browser, closeCodes.tooMuch);
    deps.log.error({ error }, 'a voice conversation could not start');
    return refuse(browser, closeCodes.restarting);
  }
}

async function takeTurnToStart<Value>(live: LiveVoices, userId: string, start: () => Promise<Value>): Promise<Value> {
  const { last, count } = live.starting.get(userId) ?? { last: Promise.resolve(), count: 0 };
  if (count >= mostStarting) throw new Failure('too_many_requests');
  const mine = last.catch(() => undefined).then(start);
  live.starting.set(userId, { last: mine, count: count + 1 });
  return mine.finally(() => {
    const now = live.starting.get(userId);
    if (now && --now.count === 0) live.starting.delete(userId);
  });
}

function refuse(browser: BrowserSocket, code: number): undefined {
  browser.close(code);
}

async function open(deps: Deps, request: Request, userId: string): Promise<VoiceSession | undefined> {
  const { timers, browser, live, token = '', start } = request;
  await countHit(deps, startsByMinute, userId);
  const conversation = await readOwnConversation(deps.db, userId, start.conversationId);
  if (!conversation) return refuse(browser, closeCodes.noConversation);
  const { subject, id: conversationId } = conversation;
  if (!(await hasSubject(deps, userId, subject))) return refuse(browser, closeCodes.noSubject);
  await live.sessions.get(userId)?.end(closeCodes.superseded);
  const lease = await takeLease(deps, { userId, subject, conversationId });
  if (!lease) return refuse(browser, closeCodes.allowanceSpent);

  const { settings, lookingAt } = start;
  const world = depsFor(deps, userId);
  const session = await startVoiceSession({ deps: world, timers, browser, conversation, lease, settings, lookingAt });
  let checks = 0;
  const stopChecking = repeat(timers, checkMilliseconds, async () => {
    // A database that is away is no reason to hang up.
    if (!(await deps.sessions.read(token).catch(() => true))) return watched.end(closeCodes.notSignedIn);
    if (++checks % checksPerPlan > 0 || (await hasSubject(deps, userId, subject).catch(() => true))) return;
    await watched.end(closeCodes.noSubject);
  });
  const watched: VoiceSession = {
    ...session,
    end(code) {
      stopChecking();
      if (live.sessions.get(userId) === watched) live.sessions.delete(userId);
      return session.end(code);
    },
  };
  live.sessions.set(userId, watched);
  return watched;
}
