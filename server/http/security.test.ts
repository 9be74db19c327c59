import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readAllRows } from '#tests/all-rows.ts';
import { startProduct } from '#tests/harness.ts';
import { openRegistrationCheckout } from '#tests/registration.ts';
import { createSignedInStudent, createStudent } from '#tests/students.ts';
import { signedRoutes } from './guard.ts';

test('the content policy allows no script but our own files, no plug-in, no frame, no other base or target', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  const { headers } = await product.visitor().get('/healthz');
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );
  const unsafe = [...policy.values()].join(' ').match(/\*|https?:|unsafe-eval|unsafe-hashes|strict-dynamic/g);
  expect(unsafe).toBeNull();
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
  for (const fallsBack of ['object-src', 'frame-src', 'child-src']) expect(policy.has(fallsBack)).toBe(false);
  expect([...policy].filter(([, sources]) => sources.includes('unsafe-inline')).map(([name]) => name)).toEqual([
    'style-src',
  ]);
});

test('a known evaluator of content policies finds nothing but that our own address is trusted', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  const policy = (await product.visitor().get('/healthz')).headers.get('content-security-policy') ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(["script-src 'self'"]);
  const weaker = policy.replace("script-src 'self'", "script-src 'unsafe-inline'");
  const [weakness] = new CspEvaluator(new CspParser(weaker).csp).evaluate();
  expect(weakness?.value).toBe("'unsafe-inline'");
});

test('refusals, downloads and redirects carry the same headers as pages', async () => {
  await using product = await startProduct({ env: { ORIGIN: 'https://margin.example' } });
  for (const path of ['/api/nothing', '/api/usage/economics', `/api/email-confirmations/${'A'.repeat(43)}`]) {
    const { headers } = await product.visitor().get(path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('geolocation=()');
  }
});

test('no answer of the API is kept by a browser or a proxy, refusals included', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const routes = product.app.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
  expect(routes.length).toBeGreaterThan(20);
  for (const path of new Set(routes.map((route) => route.path.replaceAll(/:\w+/g, 'economics')))) {
    const { headers } = await browser.get(path);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^(private, )?no-store$/)]);
  }
});

test('no change of any kind is taken from another site, with a good session and all', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const changes = product.app.routes
    .filter(({ method, path }) => !['GET', 'ALL'].includes(method) && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !signedRoutes.has(route));
  expect(changes.length).toBeGreaterThan(30);
  expect(signedRoutes.size).toBe(3);
  const origins = ['https://elsewhere.example', 'null', '', `${product.config.origin}.elsewhere.example`];
  for (const route of new Set(changes)) {
    const [method = '', path = ''] = route.split(' ');
    for (const Origin of origins) {
      const response = await browser.request(method, path.replaceAll(/:\w+/g, 'economics'), {
        headers: { Origin, 'Content-Type': 'text/plain' },
        body: '{}',
      });
      expect(response.status, `${route} from '${Origin}'`).toBe(403);
    }
  }
});

test('a session that somebody else has put into the browser is worth nothing, before or after logging in', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createStudent(product);
  const planted = 'A'.repeat(43);
  browser.cookies.set('session', planted);
  expect((await browser.get('/api/usage/economics')).status).toBe(401);
  await browser.post('/api/session', { email, password });
  expect(browser.cookies.get('session')).not.toBe(planted);
  expect((await browser.get('/api/usage/economics')).status).toBe(200);
  const attacker = product.visitor();
  attacker.cookies.set('session', planted);
  expect((await attacker.get('/api/usage/economics')).status).toBe(401);
});

test('nothing leads to another site: not a form sent too early, not an unknown page, not a link in a message', async () => {
  await using product = await startProduct();
  const web = { files: new Map(), screens: [/^\/login$/], testModeScreens: [] };
  const app = createApp(product.deps, { web });
  const paths = ['//evil.example/login', '/\\evil.example', '///evil.example', '/%2F/evil.example', '/login'];
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const request = new Request(`http://localhost:3000${path}`, { method });
      const location = (await app.request(request)).headers.get('location');
      if (!location) continue;
      expect(new URL(location, product.config.origin).origin, `${method} ${path}`).toBe(product.config.origin);
    }
  }
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const link = await app.request(`http://evil.example/api/email-confirmations/${'A'.repeat(43)}`, { headers });
  expect(link.headers.get('location')).toBe(`/confirm-email#${'A'.repeat(43)}`);
});

test('whatever Host a request claims, the card page leads back to us', async () => {
  await using product = await startProduct();
  const { sessionId } = await openRegistrationCheckout(product);
  const rows = await readAllRows(product.deps);
  const session = rows.find(({ row }) => row.includes(sessionId) && row.includes('success_url'))?.row ?? '';
  expect(session).toContain(`"success_url": "${product.config.origin}/auth/success/`);
});

test('no header, name or address that a caller invents can forge a line of the log', async () => {
  await using product = await startProduct();
  const forged = '\\r\\n{"level":30,"msg":"sign_in ok"}\u2028\u001b[31m';
  const headers = {
    'User-Agent': encodeURI(forged),
    'X-Request-Id': encodeURI(forged),
    'X-Forwarded-For': forged.slice(0, 4),
  };
  await product.visitor().get(`/api/${encodeURIComponent(forged)}`, { headers });
  await product.visitor().post('/api/session', { email: `a${forged}@b.example`, password: forged }, { headers });
  expect(product.logged.length).toBeGreaterThan(0);
  for (const line of product.logged) {
    expect(line.trimEnd().split(/[\r\n\u2028]/)).toHaveLength(1);
    expect(Object.keys(JSON.parse(line))).not.toContain('sign_in ok');
    expect(line).not.toContain('sign_in ok');
  }
});

test('a card number and our own secrets reach neither the log nor the database', async () => {
  const secret = 'a-very-secret-secret-'.repeat(2);
  await using product = await startProduct({ env: { SESSION_SECRET: secret } });
  const { sessionId, form } = await openRegistrationCheckout(product);
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '987', name: 'A Student' });
  const paid = await product.visitor().request('POST', `/test-mode/checkout/${sessionId}`, { body: card });
  expect(paid.status).toBe(303);
  await product.deliverNotices();
  const everything = [...product.logged, ...(await readAllRows(product.deps)).map(({ row }) => row)].join('\n');
  expect(everything).not.toMatch(/4242[ -]?4242[ -]?4242[ -]?4242/);
  for (const word of [secret, form.password]) expect(everything).not.toContain(word);
});

test('security.txt says whom to tell, for less than a year', async () => {
  await using product = await startProduct({
    env: { ORIGIN: 'https://margin.example', SECURITY_EMAIL: 'security@margin.example' },
  });
  const response = await product.visitor().get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i);
  expect(await response.text()).toBe(
    `Contact: mailto:security@margin.example
Expires: 2027-05-15T00:00:00.000Z
Preferred-Languages: en
Canonical: https://margin.example/.well-known/security.txt
`,
  );
});
