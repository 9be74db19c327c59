import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { readAccount } from '../account/account.ts';
import { readSearchIndex } from './search-index.ts';

export function searchRoutes(deps: Deps) {
  return new Hono<AppEnv>().get('/', compress(), async (c) => {
    const account = await readAccount(deps, requireSession(c).userId);
    return c.json(await readSearchIndex(account?.subjects ?? []));
  });
}
