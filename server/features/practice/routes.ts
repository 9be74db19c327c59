import { Hono } from 'hono';
import { trialAnswerInput, trialQuestionQuery } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { input } from '../../http/input.ts';
import { limitByAddress } from '../../http/rate-limit.ts';
import { markTrialAnswer, readTrialQuestion } from './trial-question.ts';

/** For visitors: one question at a time, really marked. */
export function trialRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', input('query', trialQuestionQuery), async (c) =>
      c.json(await readTrialQuestion(c.req.valid('query').after)),
    )
    .post(
      '/',
      limitByAddress(deps, { name: 'taste', most: 30, seconds: 600 }),
      input('json', trialAnswerInput),
      async (c) => c.json(await markTrialAnswer(deps, c.req.valid('json'))),
    );
}
