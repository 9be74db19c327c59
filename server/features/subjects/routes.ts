import { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { Failure } from '#domain/failures.ts';
import { subjectParam } from '#domain/inputs.ts';
import { messages } from '#domain/messages.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { readAccount } from '../account/account.ts';
import { readThemeView } from './theme-view.ts';

const themeParam = v.strictObject({
  ...subjectParam.entries,
  number: v.pipe(v.string(), v.regex(/^\d{1,2}$/, messages.invalidInput)),
});

export function subjectRoutes(deps: Deps) {
  return new Hono<AppEnv>().get('/:subject/themes/:number', compress(), input('param', themeParam), async (c) => {
    const { subject, number } = c.req.valid('param');
    const account = await readAccount(deps, requireSession(c).userId);
    if (!account?.subjects.includes(subject)) throw new Failure('subject_not_in_plan');
    const theme = await readThemeView(subject, Number(number));
    if (!theme) throw new Failure('not_found');
    return c.json(theme);
  });
}
