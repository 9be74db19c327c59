import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { listen } from '#tests/support/listen.ts';

test.each([
  ['an upload', 'POST', '/api/tmq/economics/uploads', 'application/pdf', '%PDF-1.7 half an essay'],
  ['a recording', 'POST', '/api/practice/quick-fire/economics/speech', 'audio/wav', 'RIFF'],
  ['a form', 'PUT', '/api/practice/diagrams/economics/demand-shift/draft', 'application/json', '{"drawing":'],
])('%s that the browser breaks off is its own doing, not the database’s', async (_, method, path, type, half) => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  await using network = await listen(product);
  const { hostname, port } = new URL(network.address);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = connect(Number(port), hostname);
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${hostname}`, `Origin: ${product.config.origin}`];
  const more = [`Cookie: ${cookie}`, `Content-Type: ${type}`, 'X-File-Name: essay.pdf', 'Content-Length: 200000'];
  socket.write([...head, ...more, '', half].join('\r\n'), () => socket.destroy());
  const lines = () => product.logged.filter((line) => line.includes(`/${path.split('/').at(-1)}"`));
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ status: 400 });
  expect(product.logged.join('\n')).not.toMatch(/database_unavailable|unexpected error/);
});
