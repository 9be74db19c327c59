import { fromBase64, toBase64 } from '../../../audio/base64-samples.ts';
import { createResampler } from '../../../audio/linear-resample.ts';
import { earsRate } from '../../speech/interface.ts';
import type { Briefing } from '../call-briefing.ts';
import type { CallSocket } from '../call-socket.ts';
import { waitForMessage } from '../call-start.ts';
import type { CallEvent, NewCall, OpenCall } from '../interface.ts';
import type { RealtimeSettings } from './call-realtime.ts';
import { createRealtimeAnswers } from './realtime-answers.ts';
import { type RealtimeMessage, readFirstMessage, readRealtimeMessage } from './realtime-messages.ts';
import { createRealtimeReplies, type RealtimeReplies } from './realtime-replies.ts';
import { realtimeRate, writeHistory, writeItem, writeOpening, writeSession } from './realtime-session.ts';

/** Sets the session up, opens the lesson, and carries sound and words both ways. */
export async function relayRealtime(
  socket: CallSocket,
  call: NewCall,
  briefing: Briefing,
  settings: RealtimeSettings,
): Promise<OpenCall> {
  const messages = socket.read();
  const id = await setUp(socket, messages, briefing, settings);
  const toVendorRate = createResampler(realtimeRate);
  const replies = createRealtimeReplies(socket.send);
  const answers = createRealtimeAnswers(socket, briefing, replies);
  let lastWords = '';

  async function* follow(): AsyncGenerator<CallEvent, void, undefined> {
    try {
      for await (const raw of messages) {
        const message = readRealtimeMessage(raw);
        if (!message) continue;
        if (message.type === 'conversation.item.input_audio_transcription.completed')
          lastWords = message.transcript.trim();
        for (const event of asCallEvents(message, replies)) {
          if (event.kind === 'tutor') briefing.checkSaid(event.text);
          yield event;
        }
        answers.follow(message);
      }
      yield { kind: 'ended' };
    } finally {
      socket.hangUp().catch(() => undefined);
    }
  }

  for (const item of writeHistory(call.history)) socket.send(item);
  if (call.history.length === 0) answers.give('', writeOpening(call));
  return {
    id,
    sampleRate: realtimeRate,
    hear: (audio) => socket.send({ type: 'input_audio_buffer.append', audio: toBase64(toVendorRate(audio, earsRate)) }),
    write(text) {
      socket.send(writeItem('student', text));
      answers.give(text);
    },
    answer: () => answers.give(lastWords),
    hush: replies.cut,
    events: follow(),
    hangUp: socket.hangUp,
  };
}

/** The vendor's name of the session, when it has taken the rules. */
async function setUp(
  socket: CallSocket,
  messages: AsyncGenerator<unknown>,
  { rules }: Briefing,
  { model, voice, timeoutSeconds }: RealtimeSettings,
): Promise<string> {
  const until = <Type extends RealtimeMessage['type']>(type: Type) =>
    waitForMessage({ socket, messages, read: readFirstMessage, type, timeoutSeconds });
  const { session } = await until('session.created');
  socket.send(writeSession({ model, voice, rules }));
  await until('session.updated');
  return session.id;
}

function asCallEvents(message: RealtimeMessage, replies: RealtimeReplies): CallEvent[] {
  switch (message.type) {
    case 'input_audio_buffer.speech_started':
      return [{ kind: 'interrupted' }];
    case 'conversation.item.input_audio_transcription.completed': {
      const text = message.transcript.trim();
      return text ? [{ kind: 'student', text }] : [];
    }
    case 'response.output_audio.delta': {
      const audio = fromBase64(message.delta);
      return replies.takeSound(message, audio.length) ? [{ kind: 'audio', audio, sampleRate: realtimeRate }] : [];
    }
    case 'response.output_audio_transcript.delta':
      return replies.takeWords(message).map((text) => ({ kind: 'tutor', text }));
    case 'response.output_audio_transcript.done':
      return replies.takeRest(message).map((text) => ({ kind: 'tutor', text }));
    default:
      return [];
  }
}
