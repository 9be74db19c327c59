import { type HttpAnswer, startCallServer } from './call-server.ts';

type Options = {
  /** Instead of a WebSocket. */
  refuse?: HttpAnswer | undefined;
  begins?: 'well' | 'quiet' | 'garbage';
  /** The session's settings are refused. */
  refusesSession?: boolean | undefined;
};

/** A local server that speaks as OpenAI's Realtime API does, and holds one call. */
export async function startRealtimeServer({ refuse, begins = 'well', refusesSession = false }: Options = {}) {
  const vendor = await startCallServer({
    refuse,
    opened(line) {
      if (begins === 'garbage') line.sendText('<html>');
      if (begins === 'well') line.send({ type: 'session.created', session: { id: 'sess_example' } });
    },
    message({ type }, line) {
      if (type !== 'session.update') return;
      if (refusesSession) line.send({ type: 'error', error: { code: 'invalid_value', message: 'No such voice.' } });
      else line.send({ type: 'session.updated', session: {} });
    },
  });
  let replies = 0;
  let items = 0;
  let isSpeaking = false;
  const reply = () => ({ response_id: `resp_${replies}`, item_id: `item_reply_${replies}` });
  const endReply = (status: string) => {
    if (isSpeaking) vendor.send({ type: 'response.done', response: { id: reply().response_id, status } });
    isSpeaking = false;
  };
  const sendSound = (samples: number) => {
    const delta = Buffer.alloc(samples * 2, 1).toString('base64');
    vendor.send({ type: 'response.output_audio.delta', ...reply(), delta });
  };
  const sendWords = (delta: string) =>
    vendor.send({ type: 'response.output_audio_transcript.delta', ...reply(), delta });
  return {
    vendor,
    baseUrl: `http://${vendor.host}/v1`,
    /** The instructions of each reply that was asked for. */
    asked: () =>
      vendor.received.flatMap(({ type, response }) =>
        type === 'response.create' ? (response as { instructions: string }).instructions : [],
      ),
    hearStudent(transcript: string) {
      const item_id = `item_student_${++items}`;
      endReply('completed');
      vendor.send({ type: 'input_audio_buffer.speech_stopped', item_id });
      vendor.send({ type: 'input_audio_buffer.committed', item_id });
      vendor.send({ type: 'conversation.item.input_audio_transcription.completed', item_id, transcript });
    },
    speak(text: string, samples: number) {
      replies++;
      isSpeaking = true;
      vendor.send({ type: 'response.created', response: { id: reply().response_id, status: 'in_progress' } });
      for (const piece of text.match(/.{1,9}/gs) ?? []) sendWords(piece);
      sendSound(samples / 2);
      sendSound(samples / 2);
      vendor.send({ type: 'response.output_audio_transcript.done', ...reply(), transcript: text });
    },
    interrupt() {
      vendor.send({ type: 'input_audio_buffer.speech_started', item_id: 'item_next' });
      sendWords(' And more of it. ');
      sendSound(480);
      endReply('cancelled');
    },
    reportNoMoney() {
      const error = { type: 'insufficient_quota', code: 'insufficient_quota' };
      const status_details = { type: 'failed', error };
      vendor.send({ type: 'response.done', response: { id: reply().response_id, status: 'failed', status_details } });
    },
    heardSamples: () =>
      vendor.received
        .map(({ audio }) => Buffer.from(String(audio ?? ''), 'base64').length / 2)
        .reduce((sum, samples) => sum + samples, 0),
    typed: () =>
      vendor.received.flatMap(({ type, item }) => {
        const { role, content } = (item ?? {}) as { role?: string; content?: { text: string }[] };
        return type === 'conversation.item.create' && role === 'user' ? (content?.[0]?.text ?? []) : [];
      }),
    [Symbol.asyncDispose]: vendor[Symbol.asyncDispose],
  };
}
