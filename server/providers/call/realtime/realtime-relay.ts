import { fromBase64, toBase64 } from '../../../audio/base64-samples.ts';
import { createResampler } from '../../../audio/linear-resample.ts';
import { earsRate } from '../../speech/interface.ts';
import type { Briefing } from '../call-briefing.ts';
import type { CallSocket } from '../call-socket.ts';
import { waitForMessage } from '../call-start.ts';
import type { CallEvent, NewCall, OpenCall } from '../interface.ts';
import type { RealtimeSettings } from './call-realtime.ts';
import { type RealtimeMessage, readFirstMessage, readRealtimeMessage } from './realtime-messages.ts';
import { createRealtimeReplies } from './realtime-replies.ts';
import { realtimeRate, sayNotHeard, writeHistory, writeItem, writeOpening, writeSession } from './realtime-session.ts';

/** Sets the session up, opens the lesson, and carries sound and words both ways. */
export async function relayRealtime(
  socket: CallSocket,
  call: NewCall,
  briefing: Briefing,
  { model, voice, timeoutSeconds }: RealtimeSettings,
): Promise<OpenCall> {
  const messages = socket.read();
  const until = <Type extends RealtimeMessage['type']>(type: Type) =>
    waitForMessage({ socket, messages, read: readFirstMessage, type, timeoutSeconds });
  const { session } = await until('session.created');
  socket.send(writeSession({ model, voice, rules: briefing.rules }));
  await until('session.updated');
  const toVendorRate = createResampler(realtimeRate);
  const replies = createRealtimeReplies(socket.send);
  let isStudentSpeaking = false;
  let lastWords = '';

  /** With what the curriculum says about the words, as every hosted brain has it. */
  function reply(words: string, now = ''): void {
    // A student who goes on is answered when that is known too.
    const ask = (text: string) =>
      isStudentSpeaking || replies.ask([briefing.rules, text, now].filter(Boolean).join('\n\n'));
    // Better an answer without it than none.
    const asked = briefing.knowledgeOf(words).then(
      ({ text }) => ask(text),
      () => ask(''),
    );
    asked.catch(() => undefined);
  }

  /** Nothing that we could not read, and so could not guard, is answered. */
  function takeBack(itemId: string, now?: string): void {
    socket.send({ type: 'conversation.item.delete', item_id: itemId });
    if (now) reply('', now);
  }

  async function* follow(): AsyncGenerator<CallEvent, void, undefined> {
    try {
      for await (const raw of messages) {
        const message = readRealtimeMessage(raw);
        if (!message) continue;
        for (const event of asCallEvents(message)) {
          if (event.kind === 'tutor') briefing.checkSaid(event.text);
          yield event;
        }
        act(message);
      }
      yield { kind: 'ended' };
    } finally {
      socket.hangUp().catch(() => undefined);
    }
  }

  function asCallEvents(message: RealtimeMessage): CallEvent[] {
    switch (message.type) {
      case 'input_audio_buffer.speech_started':
        return [{ kind: 'interrupted' }];
      case 'conversation.item.input_audio_transcription.completed':
        lastWords = message.transcript.trim();
        return lastWords ? [{ kind: 'student', text: lastWords }] : [];
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

  function act(message: RealtimeMessage): void {
    if (message.type === 'input_audio_buffer.speech_started') {
      isStudentSpeaking = true;
      replies.drop();
    }
    if (message.type === 'input_audio_buffer.speech_stopped') isStudentSpeaking = false;
    if (message.type === 'conversation.item.input_audio_transcription.completed' && !message.transcript.trim())
      takeBack(message.item_id);
    if (message.type === 'conversation.item.input_audio_transcription.failed') takeBack(message.item_id, sayNotHeard);
    if (message.type === 'response.created') replies.begin(message.response.id);
    if (message.type === 'response.done') replies.end(message.response.id);
  }

  for (const item of writeHistory(call.history)) socket.send(item);
  if (call.history.length === 0) reply('', writeOpening(call));
  return {
    id: session.id,
    sampleRate: realtimeRate,
    hear: (audio) => socket.send({ type: 'input_audio_buffer.append', audio: toBase64(toVendorRate(audio, earsRate)) }),
    write(text) {
      socket.send(writeItem('student', text));
      reply(text);
    },
    answer: () => reply(lastWords),
    hush: replies.cut,
    events: follow(),
    hangUp: socket.hangUp,
  };
}
