import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openSmtp } from './mail-smtp.ts';

const mail = { to: 'sam@school.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** A mail server that speaks until it comes to a line, and then does something else. */
async function badServer(at: RegExp, misbehave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const answer = (line: string) => {
      if (at.test(line)) misbehave(socket);
      else if (line === 'connect') socket.write('220 mail.example\r\n');
      else if (line === 'DATA') socket.write('354 go on\r\n');
      else if (/^(EHLO|MAIL|RCPT|RSET|QUIT|\.$)/.test(line)) socket.write('250 fine\r\n');
    };
    answer('connect');
    socket.on('data', (data) => data.toString().split('\r\n').filter(Boolean).forEach(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sender: openSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Margin <hello@margin.example>', patienceMs: 200 }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const silent = () => undefined;
const cut = (socket: Socket) => socket.destroy();
const refuse = (socket: Socket) => socket.write('451 sam@school.example: come back later\r\n');

test.each<[string, RegExp, (socket: Socket) => void]>([
  ['takes the call and says nothing', /^connect$/, silent],
  ['hangs before the message', /^MAIL/, silent],
  ['hangs after the message', /^\.$/, silent],
  ['hangs up at once', /^connect$/, cut],
  ['hangs up in the middle', /^DATA$/, cut],
  ['refuses for now', /^RCPT/, refuse],
  ['refuses the message itself', /^\.$/, refuse],
])('a mail server that %s is given up soon, for the outbox to try again', async (_, at, misbehave) => {
  await using server = await badServer(at, misbehave);
  const started = performance.now();
  const failure = await server.sender.send(mail).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain('mail was not taken');
  expect(String(failure)).not.toContain('sam@school.example');
  expect(performance.now() - started).toBeLessThan(60_000);
});

test('a mail server that is not there is given up at once', async () => {
  const sender = openSmtp({ url: 'smtp://127.0.0.1:9', from: 'Margin <hello@margin.example>', patienceMs: 200 });
  await expect(sender.send(mail)).rejects.toThrow('mail was not taken');
});
