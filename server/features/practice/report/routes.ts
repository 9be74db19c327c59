import { Hono } from 'hono';
import {
  simulatorAttemptInput,
  simulatorAttemptParam,
  simulatorDraftInput,
  simulatorParam,
  textOf,
} from '#domain/report/inputs.ts';
import type { Deps } from '#server/deps.ts';
import type { AppEnv } from '#server/http/env.ts';
import { input } from '#server/http/input.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { judgeStudentWords } from '../../tutor/guards/judge-student-words.ts';
import { saveDraft } from '../drafts.ts';
import { requireSubject } from '../require-subject.ts';
import { writeAnswerPdf } from './answer-pdf.ts';
import { readWork, requireAnswer } from './read-work.ts';
import { requireQuestion } from './simulator-questions.ts';
import { itemIdOf, takeWork } from './take-work.ts';

const reportLimit = { name: 'simulator-reports', most: 60, seconds: 600 };
const pdfLimit = { name: 'simulator-pdfs', most: 30, seconds: 600 };

/** Plans and answers for the simulator, which is an Economics tool. */
export function reportRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/answers/:id', input('param', simulatorAttemptParam), async (c) => {
      const userId = await requireSubject(c, deps, 'economics');
      const { index } = await requireAnswer(deps, userId, c.req.valid('param').id);
      const { eb, paper, marks, question, topic } = (await requireQuestion(index)).question;
      return c.json({ index, eb, paper, marks, question, topic });
    })
    .get('/answers/:id/document', input('param', simulatorAttemptParam), async (c) => {
      const userId = await requireSubject(c, deps, 'economics');
      const answer = await requireAnswer(deps, userId, c.req.valid('param').id);
      await countHit(deps, pdfLimit, userId);
      const { question } = await requireQuestion(answer.index);
      const pdf = await writeAnswerPdf(question, answer);
      const name = `${question.topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`;
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      });
    })
    .get('/:index', input('param', simulatorParam), async (c) => {
      const userId = await requireSubject(c, deps, 'economics');
      return c.json(await readWork(deps, userId, Number(c.req.valid('param').index)));
    })
    .put('/:index/drafts', input('param', simulatorParam), input('json', simulatorDraftInput), async (c) => {
      const userId = await requireSubject(c, deps, 'economics');
      const draft = c.req.valid('json');
      const itemId = itemIdOf(Number(c.req.valid('param').index));
      await saveDraft(deps, { userId, subject: 'economics', kind: draft.kind, itemId }, draft);
      return c.json({ saved: true });
    })
    .post('/:index/attempts', input('param', simulatorParam), input('json', simulatorAttemptInput), async (c) => {
      const userId = await requireSubject(c, deps, 'economics');
      await countHit(deps, reportLimit, userId);
      const attempt = c.req.valid('json');
      // Whoever is in trouble hears of help, and nothing of it is kept.
      if ((await judgeStudentWords(deps, textOf(attempt.work))).kind === 'distress')
        return c.json({ support: true as const });
      return c.json(await takeWork(deps, userId, Number(c.req.valid('param').index), attempt));
    });
}
