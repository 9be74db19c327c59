import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { isUnstorableText } from '../db/unstorable.ts';
import type { Log } from '../log.ts';
import { PaymentsFailure } from '../providers/payments/interface.ts';
import type { AppEnv } from './env.ts';
import type { RoomWatch } from './room-watch.ts';

/** The one shape of every refusal. `message` is null when we have nothing to say: the screen has its own sentence. */
export type ErrorReply = { code: string; message: string | null; requestId: string };

export function replyToErrors(app: Hono<AppEnv>, log: Log, room: RoomWatch): void {
  app.onError((error, c) => {
    room.noteError(error);
    const failure = asFailure(error, c);
    if (!failure) log.error({ error, requestId: c.get('requestId') }, 'unexpected error');
    else if (failure.status >= 500) log.warn({ error, requestId: c.get('requestId') }, failure.code);
    return reply(c, failure);
  });
  app.notFound((c) => reply(c, new Failure('not_found')));
}

function asFailure(error: Error, c: Context<AppEnv>): Failure | undefined {
  if (error instanceof Failure) return error;
  // The socket's own error looks like a database's.
  if (isBrokenOff(c)) return new Failure('broken_off', { cause: error });
  if (error instanceof HTTPException && error.status === 413) return new Failure('too_large');
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure('invalid_input', { sentence: messages.malformedJson });
  }
  if (isDatabaseUnavailable(error)) return new Failure('database_unavailable', { retryAfterSeconds: 10, cause: error });
  if (error instanceof PaymentsFailure) return new Failure('payments_unavailable', { cause: error });
  if (isUnstorableText(error)) return new Failure('invalid_input', { cause: error });
  return undefined;
}

/** The caller has gone before all of the request had come. Nobody reads the answer; the log does. */
function isBrokenOff(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function reply(c: Context<AppEnv>, failure: Failure | undefined) {
  const requestId = c.get('requestId');
  if (!failure) return c.json<ErrorReply>({ code: 'unexpected', message: null, requestId }, 500);
  if (failure.retryAfterSeconds) c.header('Retry-After', String(failure.retryAfterSeconds));
  return c.json<ErrorReply>({ code: failure.code, message: failure.message, requestId }, failure.status);
}
