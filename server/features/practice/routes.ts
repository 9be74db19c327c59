import { Hono } from 'hono';
import { tasteAnswerInput, tasteQuestionQuery } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { input } from '../../http/input.ts';
import { limitByAddress } from '../../http/rate-limit.ts';
import { markTasteAnswer, readTasteQuestion } from './taste.ts';

/** For visitors: one question at a time, really marked. */
export function tasteRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', input('query', tasteQuestionQuery), async (c) =>
      c.json(await readTasteQuestion(c.req.valid('query').after)),
    )
    .post(
      '/',
      limitByAddress(deps, { name: 'taste', most: 30, seconds: 600 }),
      input('json', tasteAnswerInput),
      async (c) => c.json(await markTasteAnswer(deps, c.req.valid('json'))),
    );
}
