import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SpeechAnswer = 'as asked' | 'never' | 'cut off' | { status: number; type?: string; body: string };

export type SpeechRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  /** The fields of a form, or the JSON. */
  fields: Record<string, unknown>;
};

const marks = { start: 32_000, end: 32_001, letters: 10_000 };

/** Sound that the server below understands: it holds the words, one letter a sample, among a second of noise. */
export function soundOf(sentence: string): Int16Array {
  const letters = Array.from(sentence, (letter) => marks.letters + letter.charCodeAt(0));
  const noise = Array.from({ length: 16_000 }, (_, index) => (index % 7) * 100);
  return Int16Array.from([marks.start, ...letters, marks.end, ...noise]);
}

/** A local server that hears and speaks as OpenAI's does: its words are in the sound, and its voice is a tone. */
export async function startSpeechServer(answer: (request: SpeechRequest, index: number) => SpeechAnswer) {
  const requests: SpeechRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { url: path = '', headers } = incoming;
    const body = await readBody(incoming);
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    const fields = isForm ? await readForm(body, headers) : JSON.parse(body.toString());
    requests.push({ path, headers, fields });
    const how = answer({ path, headers, fields }, requests.length - 1);
    if (how === 'never') return;
    if (typeof how === 'object') {
      response.writeHead(how.status, { 'content-type': how.type ?? 'application/json' }).end(how.body);
    } else if (path === '/v1/audio/transcriptions') await hear(response, fields, how);
    else if (path === '/v1/audio/speech') say(response, fields, how);
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readForm(body: Buffer, headers: IncomingMessage['headers']): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

async function hear(response: ServerResponse, { file }: Record<string, unknown>, how: SpeechAnswer): Promise<void> {
  const wav = Buffer.from(await (file as File).arrayBuffer());
  const samples = new Int16Array(new Uint8Array(wav.subarray(44)).buffer);
  const sentences: string[] = [];
  for (let at = samples.indexOf(marks.start); at >= 0; at = samples.indexOf(marks.start, at + 1)) {
    const letters = samples.subarray(at + 1, samples.indexOf(marks.end, at));
    sentences.push(String.fromCharCode(...letters.map((letter) => letter - marks.letters)));
  }
  const body = JSON.stringify({ text: sentences.join(' ') });
  send(response, 'application/json', Buffer.from(body), how);
}

/** A fifteenth of a second for a letter, at 24 kHz. */
function say(response: ServerResponse, { input, speed = 1 }: Record<string, unknown>, how: SpeechAnswer): void {
  const count = Math.round((String(input).length * 1600) / Number(speed));
  const samples = Int16Array.from({ length: count }, (_, index) => 4000 * Math.sin(index / 10));
  send(response, 'audio/pcm', Buffer.from(samples.buffer), how);
}

function send(response: ServerResponse, type: string, body: Buffer, how: SpeechAnswer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  if (how === 'as asked') return void response.end(body);
  // The half of it is on its way before the connection goes.
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}
