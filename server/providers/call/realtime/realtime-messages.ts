import * as v from 'valibot';
import { codeOf } from '../../models/hosted-failure-code.ts';
import { EngineFailure } from '../../models/interface.ts';

const transcription = 'conversation.item.input_audio_transcription';

/** What OpenAI's Realtime API sends, as far as we listen to it. */
const message = v.variant('type', [
  v.object({ type: v.literal('session.created'), session: v.object({ id: v.string() }) }),
  v.object({ type: v.literal('session.updated') }),
  v.object({ type: v.literal('input_audio_buffer.speech_started') }),
  v.object({ type: v.literal('input_audio_buffer.speech_stopped') }),
  v.object({ type: v.literal(`${transcription}.completed`), item_id: v.string(), transcript: v.string() }),
  v.object({ type: v.literal(`${transcription}.failed`), item_id: v.string() }),
  v.object({ type: v.literal('response.created'), response: v.object({ id: v.string() }) }),
  v.object({
    type: v.literal('response.output_audio.delta'),
    response_id: v.string(),
    item_id: v.string(),
    delta: v.string(),
  }),
  v.object({
    type: v.literal('response.output_audio_transcript.delta'),
    response_id: v.string(),
    delta: v.string(),
  }),
  v.object({ type: v.literal('response.output_audio_transcript.done'), response_id: v.string() }),
  v.object({
    type: v.literal('response.done'),
    response: v.looseObject({ id: v.string(), status: v.string(), status_details: v.nullish(v.unknown()) }),
  }),
  v.object({
    type: v.literal('error'),
    error: v.object({ type: v.nullish(v.string()), code: v.nullish(v.string()), message: v.nullish(v.string()) }),
  }),
]);
export type RealtimeMessage = v.InferOutput<typeof message>;

const known: ReadonlySet<string> = new Set(message.options.map(({ entries }) => entries.type.literal));
const anyMessage = v.looseObject({ type: v.string() });

/** Said when we and the vendor have ended or begun a reply at the same time. */
const harmless: ReadonlySet<string> = new Set([
  'response_cancel_not_active',
  'conversation_already_has_active_response',
  'invalid_value',
]);

/** Nothing for a kind that we do not listen to. What the vendor reports as broken is thrown. */
export function readRealtimeMessage(raw: unknown, mayIgnore = harmless): RealtimeMessage | undefined {
  if (v.is(anyMessage, raw) && !known.has(raw.type)) return undefined;
  const result = v.safeParse(message, raw);
  if (!result.success) throw new EngineFailure('call', 'garbage');
  const { output } = result;
  if (output.type === 'error' && !mayIgnore.has(output.error.code ?? '')) throw broken(output.error);
  if (output.type === 'response.done' && output.response.status === 'failed') {
    throw broken(output.response.status_details);
  }
  return output;
}

/** Before the session is as we want it, every error is one. */
export function readFirstMessage(raw: unknown): RealtimeMessage | undefined {
  return readRealtimeMessage(raw, new Set());
}

function broken(details: unknown): EngineFailure {
  const body = JSON.stringify(details ?? {});
  const code = codeOf({ body });
  if (code !== 'garbage') return new EngineFailure('call', code);
  return new EngineFailure('call', /server_error|session_expired/.test(body) ? 'cut_off' : 'refused');
}
