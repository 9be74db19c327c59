import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { closeCodes } from '#domain/tutor-protocol.ts';
import type { Deps } from '../../../deps.ts';
import { findSessionToken } from '../../../http/session-cookie.ts';
import { inBackground } from '../../../in-background.ts';
import { admitVoice, type LiveVoices } from './admit-voice.ts';
import { createBrowserSocket } from './browser-socket.ts';
import { createFrameAllowance } from './frame-allowance.ts';
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
export function createVoiceServer(
  deps: Deps,
  { timers = systemTimers(deps.log) }: { timers?: Timers } = {},
): VoiceServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false });
  const live: LiveVoices = { sessions: new Map(), starting: new Map() };
  const forget = deps.metrics.watchVoiceSessions(() => live.sessions.size);
  let stopping = false;

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
        server.handleUpgrade(request, socket, head, (opened) => accept(opened, { deps, timers, live, token }));
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

type Accepted = { deps: Deps; timers: Timers; live: LiveVoices; token: string | undefined };

/** What comes over one socket, from the student whose cookie it came with. */
function accept(socket: WebSocket, { deps, timers, live, token }: Accepted): void {
  const browser = createBrowserSocket(socket, timers);
  let session: Awaited<ReturnType<typeof admitVoice>>;
  let started = false;
  const isWithinAllowance = createFrameAllowance(timers);
  const refuse = () => hangUp(closeCodes.badMessage);
  const cancelStart = timers.after(startMilliseconds, refuse);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // Frames that come while the socket closes belong to no conversation.
    if (browser.isClosed()) return;
    if (!isWithinAllowance(isBinary)) {
      deps.log.warn('a voice socket sent too much');
      return hangUp(closeCodes.tooMuch);
    }
    const frame = readFrame(data, isBinary);
    if (!frame) return refuse();
    if (frame.kind === 'sound') return session ? session.hear(frame.samples) : started ? undefined : refuse();
    if (frame.message.type !== 'start') return session ? session.take(frame.message) : started ? undefined : refuse();
    if (started) return refuse();
    started = true;
    cancelStart();
    const admitted = admitVoice(deps, { timers, browser, live, token, start: frame.message }).then((opened) => {
      session = opened;
      if (browser.isClosed()) return session?.end(1000);
    });
    inBackground(deps.log, 'a voice conversation could not start', admitted);
  });
  socket.on('close', () => {
    cancelStart();
    end(1000);
  });

  function end(code: number): void {
    if (session) inBackground(deps.log, 'a voice conversation could not end', session.end(code));
  }
  /** At once, also where the other side goes on sending. */
  function hangUp(code: number): void {
    browser.close(code);
    end(code);
    timers.after(goodbyeMilliseconds, () => socket.terminate());
  }
}

/** Before there is a socket there is only HTTP to say no in. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
