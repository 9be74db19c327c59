import { once } from 'node:events';
import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

export type HttpAnswer = { status: number; body: unknown } | 'never';
type JsonMessage = Record<string, unknown>;

type Options = {
  /** What is answered to a plain request. */
  request?(request: { method: string; url: URL; headers: IncomingMessage['headers'] }): HttpAnswer;
  /** Instead of a WebSocket. */
  refuse?: HttpAnswer | undefined;
  /** A message of ours has come. */
  message?(message: JsonMessage, vendor: CallServer): void;
  /** Somebody has called. */
  opened?(vendor: CallServer, request: IncomingMessage): void;
};

export type CallServer = Awaited<ReturnType<typeof startCallServer>>;

/** A local vendor of calls: plain requests, and a WebSocket of JSON messages that does what the test says. */
export async function startCallServer({ request, refuse, message, opened }: Options = {}) {
  const requests: { method: string; url: URL; headers: IncomingMessage['headers'] }[] = [];
  const received: JsonMessage[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  let socket: WebSocket | undefined;
  const server = createServer((incoming, response) => {
    const asked = read(incoming);
    requests.push(asked);
    const answer = request?.(asked) ?? { status: 404, body: {} };
    if (answer === 'never') return;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  server.on('upgrade', (incoming: IncomingMessage, duplex: Duplex, head) => {
    requests.push(read(incoming));
    duplex.on('error', () => undefined);
    if (refuse === 'never') return;
    if (refuse) return void duplex.end(refusal(refuse));
    sockets.handleUpgrade(incoming, duplex, head, (accepted) => {
      socket = accepted;
      accepted.on('error', () => undefined);
      accepted.on('message', (data) => {
        const parsed: JsonMessage = JSON.parse(String(data));
        received.push(parsed);
        message?.(parsed, vendor);
      });
      opened?.(vendor, incoming);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function read(incoming: IncomingMessage) {
    const { method = '', headers } = incoming;
    return { method, headers, url: new URL(incoming.url ?? '/', `http://${host}`) };
  }

  const vendor = {
    host,
    requests,
    /** Every JSON message that came over the WebSocket. */
    received,
    send: (sent: object) => socket?.send(JSON.stringify(sent)),
    sendText: (text: string) => socket?.send(text),
    close: (code: number, reason = '') => socket?.close(code, reason),
    /** Gone, without a word. */
    cutOff: () => socket?.terminate(),
    /** How many are on the line. */
    open: () => sockets.clients.size,
    async [Symbol.asyncDispose]() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
  return vendor;
}

function refusal({ status, body }: Exclude<HttpAnswer, 'never'>): string {
  const text = JSON.stringify(body);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
