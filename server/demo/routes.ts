import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { readAccount } from '../features/account/account.ts';
import { startSession } from '../features/account/start-session.ts';
import type { AppEnv } from '../http/env.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { openDemo } from './open-demo.ts';

/** A school's computers share one address. */
const demosByAddress = { name: 'demo', most: 60, seconds: 3600 };

/** `/api/demo-students`: one for each visitor who looks in. */
export function demoStudentRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/', limitByAddress(deps, demosByAddress), async (c) => {
    const userId = await openDemo(deps);
    await startSession(c, deps, { userId, remember: false });
    return c.json({ account: await readAccount(deps, userId) });
  });
}
