import { Hono } from 'hono';
import { subjectParam } from '#domain/inputs.ts';
import { examDatesInput } from '#domain/practice/inputs.ts';
import type { Deps } from '../../../deps.ts';
import type { AppEnv } from '../../../http/env.ts';
import { input } from '../../../http/input.ts';
import { requireSubject } from '../require-subject.ts';
import { saveExamDates } from './exam-dates.ts';
import { readQueue } from './read-queue.ts';

/** What comes back, and when. */
export function queueRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:subject', input('param', subjectParam), async (c) => {
      const { subject } = c.req.valid('param');
      return c.json(await readQueue(deps, await requireSubject(c, deps, subject), subject));
    })
    .put('/:subject/exam-dates', input('param', subjectParam), input('json', examDatesInput), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await saveExamDates(deps, userId, subject, c.req.valid('json'));
      return c.json(await readQueue(deps, userId, subject));
    });
}
