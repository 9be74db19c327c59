import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { accountDataInput } from '#domain/inputs.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit } from '../../http/rate-limit.ts';
import { exportUser } from '../../personal-data/export-user.ts';
import { reauthenticate } from './closure.ts';

const attemptsByUser = { name: 'data by user', most: 5, seconds: 3600 };

/** `/api/account-data`: all that we hold about the caller, for whoever knows the password, as a zip that is made on the way. */
export function accountDataRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/', input('json', accountDataInput), async (c) => {
    const { userId } = requireSession(c);
    await countHit(deps, attemptsByUser, userId);
    await reauthenticate(deps, userId, c.req.valid('json').password);
    await recordAudit(deps, 'data_downloaded', { userId });
    const day = deps.clock.now().toISOString().slice(0, 10);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="margin-data-${day}.zip"`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, no-store');
    const pieces = Readable.from(withLog(deps, exportUser(deps, userId)));
    return c.body(Readable.toWeb(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
}

/** The answer has begun when something fails: the download breaks off, and only the log can tell why. */
async function* withLog({ log }: Pick<Deps, 'log'>, pieces: AsyncIterable<Uint8Array>) {
  try {
    yield* pieces;
  } catch (error) {
    log.error({ error }, 'a download of personal data broke off');
    throw error;
  }
}
