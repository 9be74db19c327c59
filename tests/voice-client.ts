import { once } from 'node:events';
import { WebSocket } from 'ws';
import { defaultVoiceSettings, type FromBrowser, type ToBrowser, type VoiceSettings } from '#domain/tutor-protocol.ts';
import { patience } from './support/patience.ts';

type Message<Type extends ToBrowser['type']> = Extract<ToBrowser, { type: Type }>;

export type VoiceClient = Awaited<ReturnType<typeof openVoiceClient>>;

/** What a browser does with the voice socket, without a microphone or a loudspeaker. */
export async function openVoiceClient(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url, { headers });
  const received: ToBrowser[] = [];
  const sounds = new Map<number, Int16Array[]>();
  let seen = 0;
  let wake = () => {};
  let closeCode: number | undefined;
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      const bytes = new Uint8Array(data.subarray(4));
      const sound = sounds.get(data.readUInt32LE(0)) ?? [];
      sounds.set(data.readUInt32LE(0), sound);
      sound.push(new Int16Array(bytes.buffer));
    } else received.push(JSON.parse(data.toString()));
    wake();
  });
  socket.on('close', (code) => {
    closeCode = code;
    wake();
  });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open'), once(socket, 'error').then(([error]) => Promise.reject(error))]);

  async function until<Value>(look: () => Value | undefined, what: string): Promise<Value> {
    const limit = Date.now() + patience;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const left = limit - Date.now();
      if (left <= 0) throw new Error(`Waited for ${what}, but got ${JSON.stringify(received.slice(-12))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const send = (message: FromBrowser) => socket.send(JSON.stringify(message));
  return {
    socket,
    received,
    send,
    start: (conversationId: string, settings: Partial<VoiceSettings> = {}) =>
      send({ type: 'start', conversationId, settings: { ...defaultVoiceSettings, ...settings } }),
    speak(frames: Int16Array[]): void {
      for (const frame of frames) socket.send(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength));
    },
    /** The next message of a kind after the last one that was waited for. */
    next<Type extends ToBrowser['type']>(type: Type, which: (message: Message<Type>) => boolean = () => true) {
      return until(() => {
        for (let index = seen; index < received.length; index++) {
          const message = received[index] as Message<Type>;
          if (message.type !== type || !which(message)) continue;
          seen = index + 1;
          return message;
        }
        return undefined;
      }, `${type}`);
    },
    until,
    all: <Type extends ToBrowser['type']>(type: Type) =>
      received.filter((message): message is Message<Type> => message.type === type),
    samplesOf: (utterance: number) => (sounds.get(utterance) ?? []).reduce((sum, sound) => sum + sound.length, 0),
    soundOf: (utterance: number) => sounds.get(utterance) ?? [],
    closed: () => until(() => closeCode, 'the end of the line'),
    close: () => socket.close(),
  };
}
