import type { Briefing } from '../call-briefing.ts';
import type { CallSocket } from '../call-socket.ts';
import type { RealtimeMessage } from './realtime-messages.ts';
import type { RealtimeReplies } from './realtime-replies.ts';
import { sayNotHeard } from './realtime-session.ts';

/** Asks for a reply when there is something to answer, and for none while the student speaks. */
export function createRealtimeAnswers(socket: CallSocket, briefing: Briefing, replies: RealtimeReplies) {
  let isStudentSpeaking = false;

  /** With what the curriculum says about the words, as every hosted brain has it. */
  function give(words: string, now = ''): void {
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
    if (now) give('', now);
  }

  return {
    give,
    follow(message: RealtimeMessage): void {
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
    },
  };
}
