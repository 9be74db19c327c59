import { Hono } from 'hono';
import { monthlyAllowanceSeconds, usageKey } from '#domain/allowance.ts';
import { subjectParam } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { readUsedSeconds } from './queries.ts';

export function usageRoutes({ db, clock }: Deps) {
  return new Hono<AppEnv>().get('/:subject', input('param', subjectParam), async (c) => {
    const key = usageKey(requireSession(c).userId, clock.now());
    const usedSeconds = await readUsedSeconds(db, key, c.req.valid('param').subject);
    return c.json({ usedSeconds, allowanceSeconds: monthlyAllowanceSeconds });
  });
}
