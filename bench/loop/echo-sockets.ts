import type { IncomingMessage, Server } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ToBrowser } from '#domain/tutor-protocol.ts';

const rate = 16_000;
/** Of a 16-bit sample: the microphone's bursts are louder, what is between them is not. */
const loud = 500;
/** Longer than between two bursts of a phrase, shorter than between two phrases. */
const silenceMilliseconds = 250;

/**
 * Sends every voice client its own sound back in the words of its own protocol, and counts what it sends us. Silence
 * after a phrase goes nowhere: as between two replies of a tutor, the client's queue runs empty, and a frame that was
 * late delays the rest of one phrase, not all that follows.
 */
export function openEchoes(server: Server) {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  /** Bytes a second on the wire from each client that has hung up, by the path it called. */
  const uplinks: { path: string; bytesPerSecond: number }[] = [];
  sockets.on('connection', (socket, request) => {
    const path = request.url?.split('?')[0] ?? '';
    const read = countUplink(socket, request);
    socket.on('close', () => uplinks.push({ path, bytesPerSecond: read() }));
    socket.on('message', answers[path] ? answers[path](socket) : () => socket.close());
  });
  return { uplinks, close: () => sockets.close() };
}

type Answer = (data: RawData, isBinary: boolean) => unknown;

const answers: Record<string, (socket: WebSocket) => Answer> = {
  '/floor': echoFloor,
  '/api/tutor/voice': echoOurs,
  '/v1/convai/conversation': echoElevenLabs,
};

function echoFloor(socket: WebSocket): Answer {
  const isPhrase = createGate();
  return (data) => isPhrase(data as Buffer) && socket.send(data);
}

function echoOurs(socket: WebSocket): Answer {
  const ready: ToBrowser = { type: 'ready', sampleRate: rate, usedSeconds: 0, allowanceSeconds: 9000, voice: 'echo' };
  const send = (message: ToBrowser) => socket.send(JSON.stringify(message));
  const isPhrase = createGate();
  const utterance = Buffer.from([1, 0, 0, 0]);
  let speaks = false;
  return (data, isBinary) => {
    if (!isBinary) return JSON.parse(String(data)).type === 'start' && send(ready);
    if (isPhrase(data as Buffer)) {
      speaks = true;
      socket.send(Buffer.concat([utterance, data as Buffer]));
    } else if (speaks) {
      speaks = false;
      const [number = 0] = utterance;
      send({ type: 'spoken', utterance: number });
      utterance[0] = number + 1;
    }
  };
}

function echoElevenLabs(socket: WebSocket): Answer {
  const format = `pcm_${rate}`;
  const metadata = {
    conversation_id: 'conv_bench',
    agent_output_audio_format: format,
    user_input_audio_format: format,
  };
  const isPhrase = createGate();
  let event = 0;
  return (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'conversation_initiation_client_data')
      socket.send(
        JSON.stringify({
          type: 'conversation_initiation_metadata',
          conversation_initiation_metadata_event: metadata,
        }),
      );
    if (message.user_audio_chunk && isPhrase(Buffer.from(message.user_audio_chunk, 'base64')))
      socket.send(
        JSON.stringify({
          type: 'audio',
          audio_event: { audio_base_64: message.user_audio_chunk, event_id: ++event },
        }),
      );
  };
}

/** From the fifth message on, when the client has said hello and sends nothing but sound. */
function countUplink(socket: WebSocket, { socket: wire }: IncomingMessage): () => number {
  let messages = 0;
  let start = { bytes: 0, at: 0 };
  let end = start;
  socket.on('message', () => {
    end = { bytes: wire.bytesRead, at: performance.now() };
    if (++messages === 5) start = end;
  });
  return () => (1000 * (end.bytes - start.bytes)) / (end.at - start.at);
}

/** Whether a frame of sound is part of a phrase. */
function createGate(): (sound: Buffer) => boolean {
  let lastLoud = Number.NEGATIVE_INFINITY;
  return (sound) => {
    const now = performance.now();
    for (let at = 0; at + 1 < sound.length; at += 2) if (Math.abs(sound.readInt16LE(at)) > loud) lastLoud = now;
    return now - lastLoud < silenceMilliseconds;
  };
}
