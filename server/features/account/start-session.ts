import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { writeSessionCookie } from '../../http/session-cookie.ts';

/** A new session at every sign-in; one that the browser already had ends. */
export async function startSession(
  c: Context<AppEnv>,
  deps: Deps,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<void> {
  const earlier = c.get('session');
  if (earlier) await deps.sessions.end(earlier);
  const device = (c.req.header('User-Agent') ?? 'unknown').slice(0, 200);
  const { token, expiresAt } = await deps.sessions.start({ userId, remember, device });
  writeSessionCookie(c, deps.config, { token, expires: remember ? expiresAt : undefined });
}
