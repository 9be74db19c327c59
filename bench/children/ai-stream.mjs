// The same reply as the `ai` package streams it to a chat, from a model that takes no time.
import { createServer } from 'node:http';
import { pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from 'ai';
import { tokens } from './tokens.mjs';

createServer((request, response) => {
  const { stream } = streamText({
    model: instantModel(Number(request.url.slice(1))),
    prompt: 'Why did the price rise?',
  });
  void pipeUIMessageStreamToResponse({ response, stream: toUIMessageStream({ stream }) });
}).listen(Number(process.env.PORT), '127.0.0.1');

function instantModel(count) {
  return {
    specificationVersion: 'v4',
    provider: 'bench',
    modelId: 'instant',
    supportedUrls: {},
    doStream: async () => ({ stream: ReadableStream.from(parts(count)) }),
  };
}

async function* parts(count) {
  const id = 'reply';
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id };
  for await (const delta of tokens(count)) yield { type: 'text-delta', id, delta };
  yield { type: 'text-end', id };
  const usage = { inputTokens: { total: 10 }, outputTokens: { total: count } };
  yield { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } };
}
