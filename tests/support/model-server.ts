import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TutorBrain } from '#server/providers/brain/interface.ts';
import { modelProtocols, type Protocol } from './model-protocols.ts';

/** What a hosted model does with one request. */
export type ModelAnswer =
  /** Says the pieces, after calling tools if it does. */
  | { says: string[]; calls?: { name: string; input: unknown }[] }
  /** Only calls tools. */
  | { calls: { name: string; input: unknown }[] }
  /** Says some pieces, and the connection breaks when they have been heard (`cutWhenHeard`). */
  | { cutOffAfter: string[] }
  /** Says some pieces, and then an error in the stream. */
  | { says: string[]; errorAfter: { type: string; message: string } }
  | { status: number; body: unknown }
  /** Something that is not the protocol. */
  | { garbage: string }
  /** Takes the request, and says some pieces and then nothing for as long as it is asked; or not even that it is there. */
  | { silentAfter: string[] }
  | 'never';

export type ModelRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  raw: string;
};

/** A local server that speaks as OpenAI (responses), as an OpenAI-compatible server (chat), and as Anthropic. */
export async function startModelServer(answer: (request: ModelRequest, index: number) => ModelAnswer) {
  const requests: ModelRequest[] = [];
  let open = 0;
  let lastWords: string | undefined;
  const server = createServer(async (incoming, response) => {
    open++;
    response.on('close', () => open--);
    const raw = await readBody(incoming);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(raw), raw };
    requests.push(request);
    const protocol = modelProtocols[request.path];
    if (!protocol) return void response.writeHead(404).end('{}');
    const answered = answer(request, requests.length - 1);
    lastWords = typeof answered === 'object' && 'cutOffAfter' in answered ? answered.cutOffAfter.join('') : undefined;
    await reply(response, protocol, request, answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    requests,
    /** How many answers have not ended yet. */
    open: () => open,
    /** The same brain; the line to its model is cut as soon as the last words before that have come out of it. */
    cutWhenHeard: (brain: TutorBrain): TutorBrain => ({
      ...brain,
      async *reply(turn, options) {
        let said = '';
        for await (const event of brain.reply(turn, options)) {
          yield event;
          if (event.kind === 'text') said += event.text;
          if (said === lastWords) server.closeAllConnections();
        }
      },
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let raw = '';
  for await (const piece of incoming) raw += piece;
  return raw;
}

async function reply(response: ServerResponse, protocol: Protocol, { body }: ModelRequest, answer: ModelAnswer) {
  if (answer === 'never') return;
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    return;
  }
  if (!body.stream && 'says' in answer) {
    const whole = protocol.whole(answer.says.join(''), body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('garbage' in answer) return void response.end(answer.garbage);
  const write = (events: object[]) => response.write(events.map(protocol.frame).join(''));
  const pieces =
    'cutOffAfter' in answer
      ? answer.cutOffAfter
      : 'silentAfter' in answer
        ? answer.silentAfter
        : 'says' in answer
          ? answer.says
          : [];
  const calls = 'calls' in answer ? (answer.calls ?? []) : [];
  write(protocol.start());
  for (const [index, call] of calls.entries()) write(protocol.call(call, index));
  if (pieces.length) write(protocol.textStart(calls.length));
  for (const piece of pieces) write(protocol.piece(piece, calls.length));
  if ('silentAfter' in answer || 'cutOffAfter' in answer) return;
  if ('errorAfter' in answer) return void response.end(protocol.frame(protocol.error(answer.errorAfter)));
  write(protocol.end({ text: pieces.join(''), index: calls.length, called: calls.length > 0 }));
  response.end(protocol.last);
}
