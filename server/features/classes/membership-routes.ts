import { Hono } from 'hono';
import { invitationInput, joinInput, membershipParam } from '#domain/classes/inputs.ts';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { joinClass, listMemberships, readInvitation } from './join-class.ts';
import { deleteMember } from './member-queries.ts';
import { listOwnWork } from './set-work.ts';

/**
 * Every code that is entered counts, right or wrong: a guess that is only counted when it fails can be told from one
 * that succeeds. A whole class behind one address still joins in one lesson.
 */
const codesByStudent = { name: 'class codes', most: 20, seconds: 600 };
const codesByAddress = { name: 'class codes by address', most: 300, seconds: 600 };

/** For students: the classes that they are in, the way in, and the way out. */
export function membershipRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json({ memberships: await listMemberships(deps, requireSession(c).userId) }))
    .get('/work', async (c) => c.json(await listOwnWork(deps, requireSession(c).userId)))
    .post('/invitations', limitByAddress(deps, codesByAddress), input('json', invitationInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, codesByStudent, userId);
      return c.json(await readInvitation(deps, userId, c.req.valid('json').code));
    })
    .post('/', limitByAddress(deps, codesByAddress), input('json', joinInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, codesByStudent, userId);
      return c.json(await joinClass(deps, userId, c.req.valid('json')));
    })
    .delete('/:classId', input('param', membershipParam), async (c) => {
      if (!(await deleteMember(deps.db, c.req.valid('param').classId, requireSession(c).userId))) {
        throw new Failure('not_found');
      }
      return c.json({ left: true });
    });
}
