import { onTestFinished, vi } from 'vitest';
import type { FromBrowser, TextTurnEvent, ToBrowser } from '#domain/tutor-protocol.ts';
import { patience } from './patience.ts';

type Asked = { method: string; path: string; body: unknown };
type Answer = { status?: number; json: unknown };
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

/** One reply in the making: the test writes its lines, and ends or breaks it. */
type OpenTurn = Asked & { write(...events: TextTurnEvent[]): void; end(): void; break(): void };

export const conversationId = '5f0c2b52-3f5e-4d4f-9a56-1a2b3c4d5e6f';

/**
 * The server as the tutor's screens see it, at the network's edge: `fetch` and the voice socket of this page. It answers
 * what every visit asks for; `answers` (by 'METHOD /path') says what a test wants to be different.
 */
export function stubTutorServer(answers: Answers = {}) {
  const asked: Asked[] = [];
  const turns: OpenTurn[] = [];
  const sockets: VoiceSocketDouble[] = [];
  let online = true;
  let greets = true;
  const usual: Record<string, Answer> = {
    'GET /api/tutor/voice-status': { json: { state: 'ready', sample: true, twoVoices: true } },
    'GET /api/usage/economics': { json: { usedSeconds: 600, allowanceSeconds: 9000 } },
    'GET /api/tutor/conversations': { json: { conversations: [] } },
    'POST /api/tutor/conversations': { json: { conversation: { id: conversationId, title: 'Mr E' } } },
    [`GET /api/tutor/conversations/${conversationId}`]: {
      json: { conversation: { id: conversationId, title: 'Mr E' }, messages: [] },
    },
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), location.origin);
    const request = { method: init.method ?? 'GET', path: pathname, body: parse(init.body) };
    if (!online) throw new TypeError('Failed to fetch');
    asked.push(request);
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer && /\/(messages|opening)$/.test(pathname)) return openTurn(request, turns, init.signal);
    const { status = 200, json } = (typeof answer === 'function' ? await answer() : answer) ??
      usual[`${request.method} ${pathname}`] ?? { status: 404, json: { code: 'not_found', message: null } };
    return Response.json(json, { status });
  });
  vi.stubGlobal(
    'WebSocket',
    class extends VoiceSocketDouble {
      constructor(address: string) {
        super(address, { reached: online, greets });
        sockets.push(this);
      }
    },
  );
  return {
    asked,
    turns,
    sockets,
    goOffline() {
      online = false;
    },
    /** From now on a voice connection is not answered: the test does that itself, or nobody does. */
    greetNobody() {
      greets = false;
    },
    goOnline() {
      online = true;
      dispatchEvent(new Event('online'));
    },
    /** What was asked for under this 'METHOD /path'. */
    bodies: (what: string) => asked.filter(({ method, path }) => `${method} ${path}` === what).map(({ body }) => body),
    /** The newest voice connection, once there is one. */
    socket: () => vi.waitUntil(() => sockets.at(-1), { timeout: patience }),
    turn: (number: number) => vi.waitUntil(() => turns[number - 1], { timeout: patience }),
  };
}

function openTurn(request: Asked, turns: OpenTurn[], signal: AbortSignal | null | undefined): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = () => controller.error(new TypeError('network error'));
      signal?.addEventListener('abort', fail);
      turns.push({
        ...request,
        write: (...events) => {
          for (const event of events) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
        },
        end: () => controller.close(),
        break: fail,
      });
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
}

function parse(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** The other end of the browser's voice connection. It greets, and then says what the test has it say. */
class VoiceSocketDouble extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState = 0;
  bufferedAmount = 0;
  binaryType = '';
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  onclose?: (event: { code: number }) => void;
  readonly #greets: boolean;
  readonly received: FromBrowser[] = [];
  /** How many frames of sound have come, and how long each was. */
  frames = 0;
  readonly frameBytes: number[] = [];
  /** What came, in its order: 'sound' or a message's type. */
  readonly order: string[] = [];

  constructor(address: string, { reached, greets }: { reached: boolean; greets: boolean }) {
    super();
    this.url = address;
    this.#greets = greets;
    queueMicrotask(() => {
      if (!reached) return this.drop(1006);
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(data: string | ArrayBuffer): void {
    if (typeof data !== 'string') {
      this.frames++;
      this.frameBytes.push(data.byteLength);
      this.order.push('sound');
      return;
    }
    const message: FromBrowser = JSON.parse(data);
    this.received.push(message);
    this.order.push(message.type);
    if (message.type !== 'start' || !this.#greets) return;
    this.say({ type: 'ready', sampleRate: 16_000, usedSeconds: 600, allowanceSeconds: 9000, voice: 'test' });
    this.say({ type: 'state', state: 'listening' });
  }

  close(code = 1000): void {
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.({ code }));
  }

  say(...messages: ToBrowser[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** That many samples of a hum. */
  sound(utterance: number, samples: number): void {
    const bytes = new ArrayBuffer(4 + samples * 2);
    new DataView(bytes).setUint32(0, utterance, true);
    new Int16Array(bytes, 4).set(Array.from({ length: samples }, (_, index) => 8000 * Math.sin(index / 8)));
    this.onmessage?.({ data: bytes });
  }

  /** The server closes, or the line breaks (1006). */
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  heard(type: FromBrowser['type']): FromBrowser[] {
    return this.received.filter((message) => message.type === type);
  }
}

/** A microphone that hums once it is allowed, or that the browser refuses with an error of this name. */
export function stubMicrophone(refusal?: string, allowed: Promise<void> = Promise.resolve()) {
  const tracks: MediaStreamTrack[] = [];
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    await allowed;
    if (refusal) throw new DOMException('', refusal);
    const context = new AudioContext();
    onTestFinished(() => context.close());
    const source = context.createOscillator();
    const destination = context.createMediaStreamDestination();
    source.connect(destination);
    source.start();
    tracks.push(...destination.stream.getTracks());
    return destination.stream;
  });
  return { ask, tracks, isOpen: () => tracks.some(({ readyState }) => readyState === 'live') };
}
