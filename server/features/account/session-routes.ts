import { Hono } from 'hono';
import { loginInput } from '#domain/inputs.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { clearSessionCookie } from '../../http/session-cookie.ts';
import { readAccount } from './account.ts';
import { createDemoStudent } from './demo.ts';
import { readSessions } from './queries.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

const signInsByAddress = { name: 'sign-in by address', most: 30, seconds: 300 };
const signInsByEmail = { name: 'sign-in by email', most: 10, seconds: 900 };
/** A name of its own: whoever looks at the demo uses up none of these. */
const demosByAddress = { name: 'test-mode student', most: 20, seconds: 3600 };

/** `/api/session`: the browser's own. */
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

/** `/api/sessions`: all devices of the user. */
export function deviceRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { userId, id: current } = requireSession(c);
      const sessions = await readSessions(deps.db, userId, deps.clock.now());
      return c.json({ sessions: sessions.map(({ id, ...facts }) => ({ ...facts, current: id === current })) });
    })
    .delete('/', async (c) => {
      const { userId } = requireSession(c);
      await deps.sessions.endAll(userId);
      await recordAudit(deps, 'sign_out_everywhere', { userId });
      clearSessionCookie(c, deps.config);
      return c.json({ account: null });
    });
}

/** Test mode's short way past registration. What visitors see is `server/demo`. */
export function demoRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/', limitByAddress(deps, demosByAddress), async (c) => {
    const userId = await createDemoStudent(deps);
    await startSession(c, deps, { userId, remember: false });
    return c.json({ account: await readAccount(deps, userId) });
  });
}
