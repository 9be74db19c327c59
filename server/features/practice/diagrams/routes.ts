import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import { diagramAttemptInput, diagramDraftInput, diagramParam } from '#domain/diagrams/inputs.ts';
import { Failure } from '#domain/failures.ts';
import { subjectParam } from '#domain/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import type { AppEnv } from '../../../http/env.ts';
import { input } from '../../../http/input.ts';
import { countHit } from '../../../http/rate-limit.ts';
import { readDraft, saveDraft } from '../drafts.ts';
import { requireSubject } from '../require-subject.ts';
import { checkAttempt } from './check-attempt.ts';
import { drawnOnly } from './drawn-only.ts';
import { listDiagrams } from './list-diagrams.ts';
import { readDiagrams } from './read-diagrams.ts';
import { viewTask } from './task-view.ts';

/** A drawing may take 100 kB to keep: enough for somebody who checks after every line, not enough to fill a disk. */
const attemptLimit = { name: 'diagrams', most: 60, seconds: 600 };
const dayLimit = { name: 'diagrams by day', most: 400, seconds: 86_400 };

/** Drawing from memory: the task without its rules, the model for studying, drafts, and the check. */
export function diagramRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:subject', compress(), input('param', subjectParam), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      return c.json({ diagrams: await listDiagrams(deps, userId, subject) });
    })
    .get('/:subject/:id', input('param', diagramParam), async (c) => {
      const { subject, id } = c.req.valid('param');
      await requireSubject(c, deps, subject);
      const { diagram, all } = await requireDiagram(subject, id);
      return c.json(viewTask(diagram, all));
    })
    .get('/:subject/:id/model', compress(), input('param', diagramParam), async (c) => {
      const { subject, id } = c.req.valid('param');
      await requireSubject(c, deps, subject);
      const { diagram } = await requireDiagram(subject, id);
      return c.json(drawnOnly(diagram));
    })
    .post('/:subject/:id/attempts', input('param', diagramParam), input('json', diagramAttemptInput), async (c) => {
      const { subject, id } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await countHit(deps, attemptLimit, userId);
      await countHit(deps, dayLimit, userId);
      const { diagram } = await requireDiagram(subject, id);
      return c.json(await checkAttempt(deps, userId, diagram, c.req.valid('json')));
    })
    .get('/:subject/:id/draft', input('param', diagramParam), async (c) => {
      const { subject, id } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      const found = await readDraft(deps, { userId, subject, kind: 'diagram', itemId: id });
      return c.json({ drawing: (found?.draft as Drawing | undefined) ?? null });
    })
    .put('/:subject/:id/draft', input('param', diagramParam), input('json', diagramDraftInput), async (c) => {
      const { subject, id } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      await requireDiagram(subject, id);
      await saveDraft(deps, { userId, subject, kind: 'diagram', itemId: id }, c.req.valid('json').drawing);
      return c.json({});
    });
}

async function requireDiagram(subject: Subject, id: string) {
  const diagrams = await readDiagrams();
  const diagram = diagrams.get(id);
  if (diagram?.subject !== subject) throw new Failure('not_found');
  return { diagram, all: [...diagrams.values()] };
}
