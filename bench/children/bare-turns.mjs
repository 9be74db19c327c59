// The floor of a text turn: node:http that reads the question and streams the same lines, each as it would come, and
// nothing else: no session, no store, no guard.
import { createServer } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

const { PORT, LINES = '[]' } = process.env;
const lines = JSON.parse(LINES);

createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  JSON.parse(body);
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  for (const line of lines) {
    response.write(`${line}\n`);
    await turnOfTheLoop();
  }
  response.end();
}).listen(Number(PORT), '127.0.0.1');
