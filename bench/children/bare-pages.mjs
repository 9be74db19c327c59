// The floor of a page: node:http that holds the very bytes of each answer, and nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, ANSWERS = '' } = process.env;
const answers = new Map(
  JSON.parse(readFileSync(ANSWERS, 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers).end(body);
}).listen(Number(PORT), '127.0.0.1');
