import { defaultVoiceSettings } from '#domain/tutor-protocol.ts';
import { openVoiceCall } from '#web/features/tutor/voice-call.ts';

/** The call of the product as it is: microphone, socket, captions and speaker. */
export async function startOurs(): Promise<void> {
  const nothing = () => undefined;
  await new Promise<void>((ready, fail) => {
    const call = openVoiceCall({
      hello: () => ({ type: 'start', conversationId: crypto.randomUUID(), settings: defaultVoiceSettings }),
      maySend: () => true,
      message: ({ type }) => type === 'ready' && ready(),
      caption: nothing,
      replyEnded: nothing,
      lost: nothing,
      closed: fail,
      microphoneSilenced: nothing,
      microphoneLost: () => fail(new Error('The microphone is gone')),
    });
    call.listen().then(call.connect).catch(fail);
  });
}
