import * as v from 'valibot';
import { EngineFailure } from '../../models/interface.ts';

/** What an agent of ElevenLabs sends over its WebSocket, as far as we listen to it. */
const message = v.variant('type', [
  v.object({
    type: v.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: v.object({
      conversation_id: v.string(),
      agent_output_audio_format: v.string(),
      user_input_audio_format: v.optional(v.string(), 'pcm_16000'),
    }),
  }),
  v.object({
    type: v.literal('audio'),
    audio_event: v.object({ audio_base_64: v.string(), event_id: v.number() }),
  }),
  v.object({
    type: v.literal('user_transcript'),
    user_transcription_event: v.object({ user_transcript: v.string() }),
  }),
  v.object({ type: v.literal('agent_response'), agent_response_event: v.object({ agent_response: v.string() }) }),
  v.object({
    type: v.literal('agent_response_correction'),
    agent_response_correction_event: v.object({ corrected_agent_response: v.string() }),
  }),
  v.object({ type: v.literal('interruption'), interruption_event: v.object({ event_id: v.number() }) }),
  v.object({ type: v.literal('ping'), ping_event: v.object({ event_id: v.number() }) }),
  v.object({ type: v.literal('client_tool_call'), client_tool_call: v.object({ tool_call_id: v.string() }) }),
  // Its text is flat or in `error_event`, depending on what went wrong.
  v.looseObject({ type: v.literal('error') }),
]);
export type AgentMessage = v.InferOutput<typeof message>;

const known: ReadonlySet<string> = new Set(message.options.map(({ entries }) => entries.type.literal));
const anyMessage = v.looseObject({ type: v.string() });

/** Nothing for a kind that we do not listen to: new ones are added without notice. */
export function readAgentMessage(raw: unknown): AgentMessage | undefined {
  if (v.is(anyMessage, raw) && !known.has(raw.type)) return undefined;
  const result = v.safeParse(message, raw);
  if (!result.success) throw new EngineFailure('call', 'garbage');
  return result.output;
}
