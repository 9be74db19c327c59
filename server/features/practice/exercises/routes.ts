import { Hono } from 'hono';
import {
  exerciseAttemptInput,
  exerciseDraftInput,
  exercisesParam,
  nextExerciseQuery,
  wordsOf,
} from '#domain/exercises/inputs.ts';
import { type Deps, depsFor } from '#server/deps.ts';
import type { AppEnv } from '#server/http/env.ts';
import { input } from '#server/http/input.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { judgeStudentWords } from '../../tutor/guards/judge-student-words.ts';
import { requireSubject } from '../require-subject.ts';
import { dropExerciseDraft, keepExerciseDraft } from './exercise-drafts.ts';
import { nextExercise } from './next-exercise.ts';
import { readOverview } from './overview.ts';
import { takeAttempt } from './take-attempt.ts';

/** A model may read each of them: more than anybody can write in ten minutes, and no more. */
const attemptLimit = { name: 'exercises', most: 200, seconds: 600 };

/** Chains of reasoning and evaluation, as exercises. */
export function exerciseRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:subject', input('param', exercisesParam), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      return c.json(await readOverview(deps, userId, subject));
    })
    .get('/:subject/next', input('param', exercisesParam), input('query', nextExerciseQuery), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      return c.json(await nextExercise(deps, userId, subject, c.req.valid('query')));
    })
    .put('/:subject/drafts', input('param', exercisesParam), input('json', exerciseDraftInput), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await keepExerciseDraft(deps, userId, subject, c.req.valid('json'));
      return c.json({});
    })
    .post('/:subject/attempts', input('param', exercisesParam), input('json', exerciseAttemptInput), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await countHit(deps, attemptLimit, userId);
      const attempt = c.req.valid('json');
      // Whoever is in trouble hears of help, and nothing of it is kept.
      if ((await judgeStudentWords(deps, wordsOf(attempt.work))).kind === 'distress') {
        await dropExerciseDraft(deps, userId, subject, attempt);
        return c.json({ support: true as const });
      }
      const marking = await takeAttempt(depsFor(deps, userId), userId, subject, attempt);
      await dropExerciseDraft(deps, userId, subject, attempt);
      return c.json(marking);
    });
}
