import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from '#domain/failures.ts';
import { idParam } from '#domain/id-param.ts';
import { subjectParam } from '#domain/inputs.ts';
import { answerInPlaceInput, appealInput, quickFireAnswerInput, startRunInput } from '#domain/practice/inputs.ts';
import { longestSpeechSeconds } from '#domain/practice/quick-fire.ts';
import { type Deps, depsFor } from '../../../deps.ts';
import type { AppEnv } from '../../../http/env.ts';
import { requireSession } from '../../../http/guard.ts';
import { input } from '../../../http/input.ts';
import { countHit } from '../../../http/rate-limit.ts';
import { earsRate } from '../../../providers/speech/interface.ts';
import { judgeStudentWords } from '../../tutor/guards/judge-student-words.ts';
import { requireSubject } from '../require-subject.ts';
import { answerInPlace } from './answer-in-place.ts';
import { answerQuestion } from './answer-question.ts';
import { recordAppeal } from './appeal.ts';
import { readStart } from './read-start.ts';
import { endRun, requireRun } from './run-queries.ts';
import { readRun } from './run-view.ts';
import { startRun } from './start-run.ts';
import { transcribeAnswer } from './transcribe-answer.ts';

const startLimit = { name: 'quick-fire-runs', most: 60, seconds: 3600 };
/** Faster than anybody answers; what a network kept for later comes in one go. */
const answerLimit = { name: 'quick-fire-answers', most: 60, seconds: 60 };
const speechLimit = { name: 'quick-fire-speech', most: 12, seconds: 60 };

export function quickFireRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:subject', input('param', subjectParam), async (c) => {
      const { subject } = c.req.valid('param');
      return c.json(await readStart(deps, await requireSubject(c, deps, subject), subject));
    })
    .post('/:subject/runs', input('param', subjectParam), input('json', startRunInput), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await countHit(deps, startLimit, userId);
      // What judges the first answer for a cry for help is there by then.
      deps.speech.listener.warm();
      return c.json(await startRun(deps, userId, subject, c.req.valid('json')));
    })
    .get('/runs/:id', input('param', idParam), async (c) =>
      c.json(await readRun(deps, requireSession(c).userId, c.req.valid('param').id)),
    )
    .post('/runs/:id/end', input('param', idParam), async (c) => {
      const run = await requireRun(deps.db, requireSession(c).userId, c.req.valid('param').id);
      await endRun(deps.db, run.id, deps.clock.now());
      return c.json(await readRun(deps, run.userId, run.id));
    })
    .post('/answers', input('json', quickFireAnswerInput), async (c) => {
      const given = c.req.valid('json');
      const run = await requireRun(deps.db, requireSession(c).userId, given.runId);
      await countHit(deps, answerLimit, await requireSubject(c, deps, run.subject));
      // Somebody in distress writes where there is a box. It is neither marked nor kept.
      if ((await judgeStudentWords(deps, given.answer)).kind === 'distress') return c.json({ support: true as const });
      return c.json(await answerQuestion(depsFor(deps, run.userId), run, given));
    })
    .post('/:subject/questions', input('param', subjectParam), input('json', answerInPlaceInput), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await countHit(deps, answerLimit, userId);
      const given = c.req.valid('json');
      if ((await judgeStudentWords(deps, given.answer)).kind === 'distress') return c.json({ support: true as const });
      return c.json(await answerInPlace(deps, userId, subject, given));
    })
    .put('/appeals/:id', input('param', idParam), input('json', appealInput), async (c) => {
      await recordAppeal(deps, requireSession(c).userId, c.req.valid('param').id, c.req.valid('json').note);
      return c.json({ appealed: true });
    })
    .post('/:subject/speech', input('param', subjectParam), limitSpeech, async (c) => {
      const userId = await requireSubject(c, deps, c.req.valid('param').subject);
      await countHit(deps, speechLimit, userId);
      const words = await transcribeAnswer(depsFor(deps, userId), await c.req.arrayBuffer(), c.req.raw.signal);
      return c.json({ words });
    });
}

/** 16-bit samples of the longest answer. */
const limitSpeech = bodyLimit({
  maxSize: 2 * earsRate * longestSpeechSeconds,
  onError: () => {
    throw new Failure('too_large');
  },
});
