// The floor of an upload: node:http that writes what comes to a file, and nothing else.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, FOLDER } = process.env;

createServer(async (request, response) => {
  await pipeline(request, createWriteStream(join(FOLDER, randomUUID())));
  response.end();
}).listen(Number(PORT), '127.0.0.1');
