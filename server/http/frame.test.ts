import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { listen } from '#tests/support/listen.ts';

test('over the network an answer carries the same headers as within the process', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  await using network = await listen(product);
  for (const path of ['/healthz', '/api/nothing', '/api/usage/economics']) {
    const within = await product.visitor().get(path);
    const outside = await fetch(`${network.address}${path}`);
    expect(outside.status).toBe(within.status);
    expect(outside.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(within.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [name, value] of within.headers) {
      if (name !== 'x-request-id') expect(outside.headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }
});

test('a handler may replace a header that every answer has, also over the network', async () => {
  await using product = await startProduct();
  product.app.get('/strict', (c) => c.text('x', 200, { 'Content-Security-Policy': 'sandbox' }));
  await using network = await listen(product);
  const { headers } = await fetch(`${network.address}/strict`);
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('x-frame-options')).toBe('DENY');
});
