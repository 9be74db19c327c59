import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { publicRoutes } from './http/guard.ts';

test('every API route answers 401 without a session, unless it is on the short public list', async () => {
  await using product = await startProduct();
  const routes = product.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const closed = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect(closed.size).toBeGreaterThan(5);
  for (const route of publicRoutes) expect(closed.delete(route), `${route} is public but does not exist`).toBe(true);
  for (const route of closed) {
    const [method = '', path = ''] = route.split(' ');
    const response = await product.visitor().request(method, path.replaceAll(/:[a-zA-Z]+/g, 'economics'));
    expect(response.status, route).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not_signed_in', message: 'Please log in to continue' });
  }
});

test('a change is refused when it does not come from our own pages', async () => {
  await using product = await startProduct();
  for (const headers of [{ Origin: 'https://elsewhere.example' }, { Origin: 'null' }, { Origin: '' }]) {
    const response = await product.visitor().post('/api/demo', undefined, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'This request did not come from our own pages' });
  }
});

test('malformed JSON, wrong types and unknown fields get a clear 400 and never a 500', async () => {
  await using product = await startProduct();
  const send = async (body: string, type = 'application/json') => {
    const response = await product
      .visitor()
      .request('POST', '/api/session', { body, headers: { 'Content-Type': type } });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await send('{"email":')).toMatchObject({ status: 400, message: 'The request is not valid JSON' });
  expect(await send('[]')).toMatchObject({ status: 400 });
  expect(await send('{}')).toMatchObject({ status: 400, message: 'Please enter your email address' });
  expect(await send('null')).toMatchObject({ status: 400 });
  expect(await send('"text"')).toMatchObject({ status: 400 });
  expect(await send('{"email":{"$ne":1}}')).toMatchObject({ status: 400, message: 'Please enter your email address' });
  expect(await send('{"email":"a@b.example","password":"x","role":"admin"}')).toMatchObject({
    status: 400,
    message: 'Unknown field: role',
  });
  expect(await send('email=a', 'application/x-www-form-urlencoded')).toMatchObject({ status: 400 });
  expect(product.logged.join('\n')).not.toContain('unexpected error');
});

test('a body over the limit is refused with 413 whether or not it says how large it is', async () => {
  await using product = await startProduct();
  const large = 'x'.repeat(257 * 1024);
  const counted = await product.visitor().post('/api/session', { email: large, password: 'x' });
  expect(counted.status).toBe(413);
  expect(await counted.json()).toMatchObject({ message: 'That is too large to send' });
  const stream = new Blob([large]).stream();
  const uncounted = await product.app.request('/api/session', {
    method: 'POST',
    headers: { Origin: product.config.origin, 'Content-Type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(uncounted.status).toBe(413);
});

test('a wrong method and an unknown address are told apart', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const wrongMethod = await browser.request('PUT', '/api/session');
  expect(wrongMethod.status).toBe(405);
  expect(await wrongMethod.json()).toMatchObject({ message: 'This address does not take that kind of request' });
  const unknown = await browser.get('/api/nothing-here');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ message: 'There is nothing at this address' });
});

test('cookies that make no sense are no session and no fault', async () => {
  await using product = await startProduct();
  for (const cookie of ['session=', 'session=%E0%A4%A', 'session=;;;=', `session=${'x'.repeat(5000)}`, '=; =']) {
    const response = await product.visitor().get('/api/session', { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ account: null });
  }
});

test('every answer carries the security headers and a request id', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  const { headers } = await product.visitor().get('/api/session');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an unexpected error is logged with its request id and tells the user nothing', async () => {
  await using product = await startProduct();
  product.deps.clock.now = () => {
    throw new Error('the clock fell off the wall');
  };
  const response = await product.visitor().post('/api/demo');
  expect(response.status).toBe(500);
  const reply = await response.json();
  expect(reply).toEqual({ code: 'unexpected', message: null, requestId: response.headers.get('x-request-id') });
  expect(product.logged.find((line) => line.includes('the clock fell off the wall'))).toContain(reply.requestId);
});

test('an address is logged as its pattern, and no password, token, email or query is logged', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createSignedInStudent(product);
  await browser.get('/api/usage/economics?email=canary@secret.example');
  await browser.post('/api/session', { email, password: 'wrong-canary' });
  const log = product.logged.join('\n');
  expect(log).toContain('/api/usage/:subject');
  for (const secret of [email, password, 'canary', browser.cookies.get('session') ?? 'no session']) {
    expect(log).not.toContain(secret);
  }
});
