import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askForLines } from './read-lines.ts';

test('a connection that the server has closed meanwhile is opened anew, once', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (++asked === 1) request.socket.destroy();
    else response.end('one\n\ntwo');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for await (const line of askForLines(address, {}, undefined)) lines.push(line);
  server.closeAllConnections();
  server.close();
  expect({ lines, asked }).toEqual({ lines: ['one', 'two'], asked: 2 });
});
