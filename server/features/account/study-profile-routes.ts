import { Hono } from 'hono';
import { studyProfileInput } from '#domain/study/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { putOffSetUp, readStudyProfile, saveStudyProfile } from './study-profile.ts';

/** `/api/study-profile`: the student's own, under no other address. */
export function studyProfileRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readStudyProfile(deps, requireSession(c).userId)))
    .put('/', input('json', studyProfileInput), async (c) => {
      const { userId } = requireSession(c);
      await saveStudyProfile(deps, userId, c.req.valid('json'));
      return c.json(await readStudyProfile(deps, userId));
    })
    .post('/postponements', async (c) => {
      const { userId } = requireSession(c);
      await putOffSetUp(deps, userId);
      return c.json({ putOff: true });
    });
}
