import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Place, places } from '#server/providers/models/local-model/places.ts';

/** What a server for language models does with one request. */
export type LocalAnswer =
  | { says: string[] }
  | { status: number; body: unknown }
  /** Says some, and the connection breaks. */
  | { cutOffAfter: string[] }
  | { garbage: string }
  /** Says the same again for as long as it is listened to. */
  | { endless: string }
  /** It is loading its model: it takes the request, and answers once that is done. */
  | { loading: Promise<void>; says: string[] };

/** A name, or all that Ollama tells of one. */
type ListedModel = string | { name: string; details?: object; remote_host?: string; remote_model?: string };

type Options = {
  /** As it lists them; a number is the status of a refusal. */
  models?: ListedModel[] | number;
  answer?: (request: { path: string; body: Record<string, unknown> }, index: number) => LocalAnswer;
};

/** A server on this machine that speaks as Ollama does, and as llama.cpp's and LM Studio's do. */
export async function startLocalModelServer({
  models = ['qwen3.5:4b'],
  answer = () => ({ says: ['Hi.'] }),
}: Options = {}) {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  let list = models;
  let open = 0;
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '';
    if (incoming.method === 'GET') return writeList(response, path, list);
    let raw = '';
    for await (const piece of incoming) raw += piece;
    const request = { path, body: JSON.parse(raw) };
    requests.push(request);
    open++;
    response.on('close', () => open--);
    const given = answer(request, requests.length - 1);
    if ('loading' in given) await given.loading;
    writeAnswer(response, path, given);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = (name: string): Place => {
    const place = places.find((known) => known.name === name);
    if (!place) throw new Error(`There is no ${name}`);
    return { ...place, address };
  };
  return {
    requests,
    ollama: at('Ollama'),
    llamaCpp: at('llama.cpp'),
    lmStudio: at('LM Studio'),
    /** How many answers have not ended yet. */
    open: () => open,
    setModels(names: ListedModel[] | number): void {
      list = names;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function writeList(response: ServerResponse, path: string, models: ListedModel[] | number): void {
  if (typeof models === 'number') return void response.writeHead(models).end('{}');
  const told = models.map((model) => (typeof model === 'string' ? { name: model, details: { family: 'any' } } : model));
  const body =
    path === '/api/tags'
      ? { models: told }
      : { object: 'list', data: told.map(({ name }) => ({ id: name, object: 'model' })) };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function writeAnswer(response: ServerResponse, path: string, answer: LocalAnswer): void {
  if ('status' in answer)
    return void response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  const { piece, end } = path === '/api/chat' ? ollama : openAi;
  response.writeHead(200);
  if ('garbage' in answer) return void response.end(answer.garbage);
  if ('endless' in answer) return void repeat(response, piece(answer.endless));
  const pieces = 'says' in answer ? answer.says : answer.cutOffAfter;
  for (const text of pieces) response.write(piece(text));
  if ('cutOffAfter' in answer) return void setImmediate(() => response.destroy());
  response.end(end);
}

function repeat(response: ServerResponse, line: string): void {
  while (!response.destroyed && response.write(line));
  if (!response.destroyed) response.once('drain', () => repeat(response, line));
}

const ollama = {
  piece: (content: string) => `${JSON.stringify({ message: { role: 'assistant', content }, done: false })}\n`,
  end: `${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' })}\n`,
};
const openAi = {
  piece: (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`,
  end: `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
};
