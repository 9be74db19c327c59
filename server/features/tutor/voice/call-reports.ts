import { Hono } from 'hono';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../../deps.ts';
import type { AppEnv } from '../../../http/env.ts';
import { EngineFailure } from '../../../providers/models/interface.ts';
import { settleCall } from './call-queries.ts';

/** The vendor that holds calls says how long they were, when they are over. Signed; the transcript is thrown away. */
export function callReportRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/elevenlabs', async (c) => {
    await takeReport(deps, await c.req.text(), c.req.header('ElevenLabs-Signature'));
    return c.json({ received: true });
  });
}

type World = Pick<Deps, 'db' | 'clock' | 'log' | 'call'>;

/**
 * Settles the call with the vendor's seconds. The student's minutes stay as our own clock counted them: time to think is
 * free for the student, and not for us. A report on a call that we do not know is none of our business.
 */
async function takeReport({ db, clock, log, call }: World, body: string, signature: string | undefined): Promise<void> {
  if (!call?.readReport) throw new Failure('not_found');
  const report = readSigned(call.readReport, body, signature);
  const countedSeconds = report && (await settleCall(db, report, clock.now()));
  if (countedSeconds === undefined) return;
  log.info({ call: report?.id, reportedSeconds: report?.seconds, countedSeconds }, 'a call was settled');
}

function readSigned(read: NonNullable<NonNullable<Deps['call']>['readReport']>, body: string, signature?: string) {
  try {
    return read(body, signature);
  } catch (cause) {
    throw cause instanceof EngineFailure ? new Failure('webhook_refused', { cause }) : cause;
  }
}
