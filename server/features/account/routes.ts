import { type Context, Hono } from 'hono';
import { loginInput } from '#domain/inputs.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { clearSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts';
import { readAccount } from './account.ts';
import { createDemoStudent } from './demo.ts';
import { signIn } from './sign-in.ts';

const signInsByAddress = { name: 'sign-in by address', most: 30, seconds: 300 };
const signInsByEmail = { name: 'sign-in by email', most: 10, seconds: 900 };
const demosByAddress = { name: 'demo', most: 20, seconds: 3600 };

export function sessionRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const session = c.get('session');
      return c.json({ account: session ? await readAccount(deps, session.userId) : null });
    })
    .post('/', limitByAddress(deps, signInsByAddress), input('json', loginInput), async (c) => {
      const { email, password, remember } = c.req.valid('json');
      await countHit(deps, signInsByEmail, email.toLowerCase());
      const userId = await signIn(deps, { email, password });
      await startSession(c, deps, { userId, remember });
      return c.json({ account: await readAccount(deps, userId) });
    })
    .delete('/', async (c) => {
      const session = c.get('session');
      if (session) {
        await deps.sessions.end(session);
        await recordAudit(deps, 'sign_out', { userId: session.userId });
      }
      clearSessionCookie(c, deps.config);
      return c.json({ account: null });
    });
}

export function demoRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', (c) => c.json({ available: deps.config.testMode }))
    .post('/', limitByAddress(deps, demosByAddress), async (c) => {
      const userId = await createDemoStudent(deps);
      await startSession(c, deps, { userId, remember: false });
      return c.json({ account: await readAccount(deps, userId) });
    });
}

/** A new session at every sign-in; one that the browser already had ends. */
async function startSession(
  c: Context<AppEnv>,
  deps: Deps,
  { userId, remember }: { userId: string; remember: boolean },
) {
  const earlier = c.get('session');
  if (earlier) await deps.sessions.end(earlier);
  const device = (c.req.header('User-Agent') ?? 'unknown').slice(0, 200);
  const { token, expiresAt } = await deps.sessions.start({ userId, remember, device });
  writeSessionCookie(c, deps.config, { token, expires: remember ? expiresAt : undefined });
}
