// The floor of a streamed reply: node:http with an event for each token as it comes, and nothing else.
import { createServer } from 'node:http';
import { tokens } from './tokens.mjs';

createServer(async (request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  for await (const text of tokens(Number(request.url.slice(1)))) {
    response.write(`data: ${JSON.stringify({ text })}\n\n`);
  }
  response.end();
}).listen(Number(process.env.PORT), '127.0.0.1');
