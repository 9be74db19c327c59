import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { prepareOnce } from './db/prepare-once.ts';
import { sessions } from './db/schema/account.ts';
import { hashToken, newToken } from './tokens.ts';

/** Who is making a request. */
export type Session = { id: string; userId: string; expiresAt: Date };

const hour = 3_600_000;
const shortSession = 24 * hour;
/** With 'Remember me'. */
const longSession = 30 * 24 * hour;

/** How long another process may still honour a session that has just been ended. */
const cacheMilliseconds = 2000;
const cacheEntries = 10_000;

type World = { db: Db; clock: Clock };
type NewSession = { userId: string; remember: boolean; device: string };

export type Sessions = {
  /** Makes a session and gives back its token, which exists nowhere else: the database keeps its hash. */
  start(input: NewSession): Promise<{ token: string; expiresAt: Date }>;
  read(token: string): Promise<Session | undefined>;
  end(session: Session): Promise<void>;
  /** Ends every session of a user, or every one but the one given. */
  endAll(userId: string, except?: Session): Promise<void>;
};

export function createSessions({ db, clock }: World): Sessions {
  const cache = new Map<string, { session: Session; readAt: number }>();
  return {
    async start({ userId, remember, device }) {
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + (remember ? longSession : shortSession));
      const row = { id: randomUUID(), tokenHash: hashToken(token), userId, remember, device, createdAt, expiresAt };
      await db().insert(sessions).values(row);
      return { token, expiresAt };
    },

    async read(token) {
      const now = clock.now();
      const tokenHash = hashToken(token);
      const cached = cache.get(tokenHash);
      if (cached && now.getTime() - cached.readAt < cacheMilliseconds) {
        return cached.session.expiresAt > now ? cached.session : undefined;
      }
      cache.delete(tokenHash);
      const [session] = await liveSession(db).execute({ tokenHash, now: now.toISOString() });
      if (session) remember(cache, tokenHash, { session, readAt: now.getTime() });
      return session;
    },

    async end(session) {
      await db().delete(sessions).where(eq(sessions.id, session.id));
      for (const [key, entry] of cache) if (entry.session.id === session.id) cache.delete(key);
    },

    async endAll(userId, except) {
      const others = except ? ne(sessions.id, except.id) : undefined;
      await db()
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), others));
      for (const [key, { session }] of cache) {
        if (session.userId === userId && session.id !== except?.id) cache.delete(key);
      }
    },
  };
}

const liveSession = prepareOnce((queries) =>
  queries
    .select({ id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('live_session'),
);

/** Forgets the oldest entry when full: a Map keeps the order in which entries were put in. */
function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= cacheEntries) {
    const oldest = cache.keys().next().value;
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(key, value);
}
