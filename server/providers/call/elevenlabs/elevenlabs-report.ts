import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../../clock.ts';
import { EngineFailure } from '../../models/interface.ts';
import type { CallReport } from '../interface.ts';

/** The vendor signs when it sends, and it may try again for a while: its own SDK allows half an hour. */
const toleranceSeconds = 30 * 60;

const report = v.object({
  type: v.literal('post_call_transcription'),
  data: v.object({
    conversation_id: v.string(),
    metadata: v.object({ call_duration_secs: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 3600)) }),
  }),
});

/** The seconds of a call that is over. The transcript that comes with them is not looked at. */
export function readReport(
  { webhookSecret, clock }: { webhookSecret: string; clock: Clock },
  body: string,
  signature: string | undefined,
): CallReport | undefined {
  if (!isSigned(body, signature, webhookSecret, clock)) throw new EngineFailure('call', 'refused');
  const result = v.safeParse(report, parse(body));
  if (!result.success) return undefined;
  const { conversation_id: id, metadata } = result.output.data;
  return { id, seconds: Math.round(metadata.call_duration_secs) };
}

/** `t=seconds,v0=hash`, where the hash is of `seconds.body`. */
function isSigned(body: string, signature: string | undefined, secret: string, clock: Clock): boolean {
  const [, time = '', hash = ''] = /^t=(\d{1,12}),v0=([\da-f]{64})$/.exec(signature?.replaceAll(' ', '') ?? '') ?? [];
  if (!time || Math.abs(clock.now().getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
