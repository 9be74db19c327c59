import { Hono } from 'hono';
import { rankSteps } from '#domain/progress/next-best.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { readAccount } from '../account/account.ts';
import { readSubjectFacts } from '../practice/progress/subject-facts.ts';
import { readMarkingNews } from '../tmq/news-for-student.ts';
import { readHome } from './home-view.ts';

/** What the home page says: to whoever has ten minutes, and around that. */
export function homeRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readHome(deps, requireSession(c).userId)))
    .get('/next', async (c) => {
      const { userId } = requireSession(c);
      const account = await readAccount(deps, userId);
      const facts = await Promise.all(
        (account?.subjects ?? []).map((subject) => readSubjectFacts(deps, userId, subject)),
      );
      return c.json({ steps: rankSteps(facts, await readMarkingNews(deps.db, userId)) });
    });
}
