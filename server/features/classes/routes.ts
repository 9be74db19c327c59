import { Hono } from 'hono';
import {
  classInput,
  classNameInput,
  classParam,
  classStudentParam,
  classWorkParam,
  setWorkInput,
} from '#domain/classes/inputs.ts';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit } from '../../http/rate-limit.ts';
import { deleteClass, deleteSetWork, updateClass } from './class-queries.ts';
import { listClasses, makeClass, renewCode } from './manage-class.ts';
import { deleteMember } from './member-queries.ts';
import { setWorkFor } from './set-work.ts';
import { readTargets } from './targets.ts';
import { requireClass } from './teacher.ts';
import { viewClass } from './view-class.ts';
import { viewStudent } from './view-student.ts';

const changeLimit = { name: 'class changes', most: 200, seconds: 3600 };

/** For the class's own teacher. Everybody else finds nothing at these addresses. */
export function classRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json({ classes: await listClasses(deps, requireSession(c).userId) }))
    .post('/', input('json', classInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, changeLimit, userId);
      await makeClass(deps, userId, c.req.valid('json'));
      return c.json({ id: c.req.valid('json').id });
    })
    .get('/:id', input('param', classParam), async (c) =>
      c.json(await viewClass(deps, requireSession(c).userId, c.req.valid('param').id)),
    )
    .patch('/:id', input('param', classParam), input('json', classNameInput), async (c) => {
      const { id } = await requireClass(deps, requireSession(c).userId, c.req.valid('param').id);
      await updateClass(deps.db, id, c.req.valid('json'));
      return c.json({ saved: true });
    })
    .delete('/:id', input('param', classParam), async (c) => {
      const { id } = await requireClass(deps, requireSession(c).userId, c.req.valid('param').id);
      await deleteClass(deps.db, id);
      return c.json({ deleted: true });
    })
    .put('/:id/code', input('param', classParam), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, changeLimit, userId);
      return c.json({ code: await renewCode(deps, userId, c.req.valid('param').id) });
    })
    .get('/:id/targets', input('param', classParam), async (c) => {
      const { subject } = await requireClass(deps, requireSession(c).userId, c.req.valid('param').id);
      return c.json(await readTargets(subject));
    })
    .post('/:id/work', input('param', classParam), input('json', setWorkInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, changeLimit, userId);
      await setWorkFor(deps, userId, c.req.valid('param').id, c.req.valid('json'));
      return c.json({ set: true });
    })
    .delete('/:id/work/:workId', input('param', classWorkParam), async (c) => {
      const { workId, ...param } = c.req.valid('param');
      const { id } = await requireClass(deps, requireSession(c).userId, param.id);
      if (!(await deleteSetWork(deps.db, id, workId))) throw new Failure('not_found');
      return c.json({ removed: true });
    })
    .get('/:id/students/:studentId', input('param', classStudentParam), async (c) => {
      const { id, studentId } = c.req.valid('param');
      return c.json(await viewStudent(deps, requireSession(c).userId, id, studentId));
    })
    .delete('/:id/students/:studentId', input('param', classStudentParam), async (c) => {
      const { studentId, ...param } = c.req.valid('param');
      const { id } = await requireClass(deps, requireSession(c).userId, param.id);
      if (!(await deleteMember(deps.db, id, studentId))) throw new Failure('not_found');
      return c.json({ removed: true });
    });
}
