import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { closeCodes } from '#domain/tutor-protocol.ts';
import type { Deps } from '../../../deps.ts';
import { findSessionToken } from '../../../http/session-cookie.ts';
import { admitVoice, type LiveVoices } from './admit-voice.ts';
import { createLine } from './line.ts';
import { readFrame } from './read-frame.ts';
import { systemTimers, type Timers } from './timers.ts';

export const voicePath = '/api/tutor/voice';

/** A second of sound at once is more than any browser sends. */
const largestFrame = 64 * 1024;
const startMilliseconds = 10_000;
const goodbyeMilliseconds = 2000;

export type VoiceServer = {
  /** True when the request was for the voice: the socket is then taken care of. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Everybody is told to connect again, elsewhere or later. Settles when all leases are given back. */
  stop(): Promise<void>;
};

/** The voice socket: who may open it, and what comes over it. */
export function createVoiceServer(deps: Deps, { timers = systemTimers }: { timers?: Timers } = {}): VoiceServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false });
  const live: LiveVoices = { sessions: new Map(), starting: new Map() };
  const forget = deps.metrics.watchVoiceSessions(() => live.sessions.size);
  let stopping = false;

  function accept(socket: WebSocket, token: string | undefined): void {
    const line = createLine(socket, timers);
    let session: Awaited<ReturnType<typeof admitVoice>>;
    let started = false;
    const refuse = () => line.close(closeCodes.badMessage);
    const cancelStart = timers.after(startMilliseconds, refuse);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const frame = readFrame(data, isBinary);
      if (!frame) return refuse();
      if (frame.kind === 'sound') return session ? session.hear(frame.samples) : started ? undefined : refuse();
      if (frame.message.type !== 'start') return session ? session.take(frame.message) : started ? undefined : refuse();
      if (started) return refuse();
      started = true;
      cancelStart();
      void admitVoice(deps, { timers, line, live, token, start: frame.message }).then((admitted) => {
        session = admitted;
        if (line.isClosed()) void session?.end(1000);
      });
    });
    socket.on('close', () => {
      cancelStart();
      void session?.end(1000);
    });
  }

  return {
    upgrade(request, socket, head) {
      const path = request.url?.split('?', 1)[0];
      if (path !== voicePath) return false;
      socket.on('error', () => socket.destroy());
      const { origin, cookie } = request.headers;
      if (stopping) refuseUpgrade(socket, '503 Service Unavailable');
      else if (!origin || !deps.config.allowedOrigins.includes(origin)) refuseUpgrade(socket, '403 Forbidden');
      else {
        const token = findSessionToken(cookie, deps.config);
        server.handleUpgrade(request, socket, head, (opened) => accept(opened, token));
      }
      return true;
    },
    async stop() {
      stopping = true;
      await Promise.all([...live.sessions.values()].map((session) => session.end(closeCodes.restarting)));
      for (const socket of server.clients) socket.close(closeCodes.restarting);
      const timer = setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, goodbyeMilliseconds);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(timer);
      forget();
    },
  };
}

/** Before there is a socket there is only HTTP to say no in. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
