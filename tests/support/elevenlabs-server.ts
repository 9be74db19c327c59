import { type HttpAnswer, startCallServer } from './call-server.ts';

type Options = {
  /** What is answered instead of a signed address. */
  signing?: HttpAnswer | undefined;
  /** Takes the call and says nothing. */
  isQuiet?: boolean;
  /** Of the agent's sound. */
  format?: string | undefined;
};

/** A local ElevenLabs with agents: signs addresses, holds one call, and deletes conversations. */
export async function startElevenLabs({ signing, isQuiet = false, format = 'pcm_24000' }: Options = {}) {
  const conversationId = 'conv_example';
  const vendor = await startCallServer({
    request({ method, url }) {
      if (method === 'DELETE') return { status: 200, body: {} };
      const query = `agent_id=${url.searchParams.get('agent_id')}&conversation_signature=signed`;
      const signed_url = `ws://${url.host}/v1/convai/conversation?${query}`;
      return signing ?? { status: 200, body: { signed_url, conversation_id: conversationId } };
    },
    message({ type }, line) {
      if (type !== 'conversation_initiation_client_data' || isQuiet) return;
      line.send({
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: {
          conversation_id: conversationId,
          agent_output_audio_format: format,
          user_input_audio_format: 'pcm_16000',
        },
      });
    },
  });
  let chunk = 0;
  const sendSound = (samples: number, event_id: number) => {
    const audio_base_64 = Buffer.alloc(samples * 2, 1).toString('base64');
    vendor.send({ type: 'audio', audio_event: { audio_base_64, event_id } });
  };
  return {
    vendor,
    conversationId,
    baseUrl: `http://${vendor.host}`,
    hearStudent: (user_transcript: string) =>
      vendor.send({ type: 'user_transcript', user_transcription_event: { user_transcript } }),
    speak(agent_response: string, samples: number) {
      vendor.send({ type: 'agent_response', agent_response_event: { agent_response } });
      sendSound(samples / 2, ++chunk);
      sendSound(samples / 2, ++chunk);
    },
    interrupt() {
      vendor.send({ type: 'interruption', interruption_event: { event_id: chunk } });
      sendSound(480, chunk);
    },
    reportNoMoney: () =>
      vendor.send({ type: 'error', message: 'received 1002 This request exceeds your quota limit.' }),
    heardSamples: () =>
      vendor.received
        .map(({ user_audio_chunk: piece }) => Buffer.from(String(piece ?? ''), 'base64').length / 2)
        .reduce((sum, samples) => sum + samples, 0),
    typed: () => vendor.received.filter(({ type }) => type === 'user_message').map(({ text }) => String(text)),
    [Symbol.asyncDispose]: vendor[Symbol.asyncDispose],
  };
}
