import { fromBase64, toBase64 } from '../../../audio/base64-samples.ts';
import { createResampler } from '../../../audio/linear-resample.ts';
import { codeOf } from '../../models/hosted-failure-code.ts';
import { EngineFailure } from '../../models/interface.ts';
import { earsRate } from '../../speech/interface.ts';
import type { Briefing } from '../call-briefing.ts';
import type { CallSocket } from '../call-socket.ts';
import { waitForMessage } from '../call-start.ts';
import type { CallEvent, OpenCall } from '../interface.ts';
import { type AgentMessage, readAgentMessage } from './elevenlabs-messages.ts';

/** Says who we are, waits for the agent's greeting of the line, and carries sound and words both ways. */
export async function relayAgent(socket: CallSocket, briefing: Briefing, timeoutSeconds: number): Promise<OpenCall> {
  const messages = socket.read();
  // Nothing about the student: no id, no name, no variables.
  socket.send({ type: 'conversation_initiation_client_data' });
  const read = (raw: unknown) => answer(socket, readAgentMessage(raw));
  const type = 'conversation_initiation_metadata';
  const start = await waitForMessage({ socket, messages, read, type, timeoutSeconds });
  const { conversation_id: id, ...formats } = start.conversation_initiation_metadata_event;
  const sampleRate = rateOf(formats.agent_output_audio_format);
  const inputRate = rateOf(formats.user_input_audio_format);
  const toInputRate = createResampler(inputRate);
  const tell = (text: string) => socket.send({ type: 'contextual_update', text });

  /** It does not wait for this before it answers, and knows better the next time. */
  function tellKnowledge(words: string): void {
    const told = briefing.knowledgeOf(words).then(({ text, isNew }) => isNew && tell(text));
    told.catch(() => undefined);
  }

  async function* follow(): AsyncGenerator<CallEvent, void, undefined> {
    let cutUpTo = -1;
    try {
      for await (const raw of messages) {
        const message = read(raw);
        if (!message) continue;
        if (message.type === 'interruption') cutUpTo = message.interruption_event.event_id;
        if (message.type === 'audio' && message.audio_event.event_id <= cutUpTo) continue;
        const event = asCallEvent(message, sampleRate);
        if (event?.kind === 'tutor') briefing.checkSaid(event.text);
        if (event?.kind === 'student') tellKnowledge(event.text);
        if (event) yield event;
      }
      yield { kind: 'ended' };
    } finally {
      socket.hangUp().catch(() => undefined);
    }
  }

  tell(briefing.rules);
  tellKnowledge(briefing.topic());
  return {
    id,
    sampleRate,
    hear: (audio) => socket.send({ user_audio_chunk: toBase64(toInputRate(audio, earsRate)) }),
    write: (text) => socket.send({ type: 'user_message', text }),
    events: follow(),
    hangUp: socket.hangUp,
  };
}

/** What the protocol wants answered, and what it reports as broken. */
function answer(socket: CallSocket, message: AgentMessage | undefined): AgentMessage | undefined {
  if (message?.type === 'ping') socket.send({ type: 'pong', event_id: message.ping_event.event_id });
  if (message?.type === 'client_tool_call') {
    const { tool_call_id } = message.client_tool_call;
    socket.send({ type: 'client_tool_result', tool_call_id, result: 'There are no tools here.', is_error: true });
  }
  if (message?.type === 'error') {
    const code = codeOf({ body: JSON.stringify(message) });
    throw new EngineFailure('call', code === 'garbage' ? 'refused' : code);
  }
  return message;
}

function asCallEvent(message: AgentMessage, sampleRate: number): CallEvent | undefined {
  switch (message.type) {
    case 'audio':
      return { kind: 'audio', audio: fromBase64(message.audio_event.audio_base_64), sampleRate };
    case 'user_transcript':
      return said('student', message.user_transcription_event.user_transcript);
    case 'agent_response':
      return said('tutor', message.agent_response_event.agent_response);
    case 'interruption':
      return { kind: 'interrupted' };
    case 'agent_response_correction':
      return { kind: 'corrected', text: message.agent_response_correction_event.corrected_agent_response };
    default:
      return undefined;
  }
}

function said(kind: 'student' | 'tutor', text: string): CallEvent | undefined {
  return text.trim() ? { kind, text } : undefined;
}

/** `pcm_16000`; telephone sound is for telephones. */
function rateOf(format: string): number {
  const [, rate] = /^pcm_(8000|16000|22050|24000|44100|48000)$/.exec(format) ?? [];
  if (!rate) throw new EngineFailure('call', 'format');
  return Number(rate);
}
