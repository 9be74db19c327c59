import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { users } from '#server/db/schema/account.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { validBodies } from '#tests/valid-requests.ts';

/** The same requests and statements on either engine: once is enough. */
const onPostgres = inject('database').engine === 'postgres';

/** What wapiti, sqlmap and ffuf look for first, without the programs. */
const wellKnownPlaces = [
  ...['/.env', '/.env.local', '/.git/HEAD', '/.git/config', '/.svn/entries', '/.DS_Store', '/.npmrc', '/.htaccess'],
  ...['/package.json', '/package-lock.json', '/server/main.js', '/dist/server/main.js', '/src/', '/node_modules/'],
  ...['/backup.zip', '/backup.sql', '/dump.sql', '/database.sqlite', '/files/', '/tmq/', '/uploads/', '/data/'],
  ...['/admin', '/administrator/', '/wp-login.php', '/wp-admin/', '/phpinfo.php', '/phpmyadmin/', '/console', '/shell'],
  ...['/actuator/env', '/server-status', '/debug/pprof/', '/debug/vars', '/trace', '/heapdump', '/graphql', '/swagger'],
  ...['/api-docs', '/openapi.json', '/index.html~', '/index.html.bak', '/shell.html', '/assets/', '/assets/app.js.map'],
  ...['/../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5c.env', '/%00'],
  ...['//evil.example/', '/\\evil.example/', '/?url=https://evil.example', '/?next=//evil.example'],
];

test.runIf(onPostgres)(
  'places that scanners know hold nothing: each leads home, and no answer says what is running',
  async () => {
    await using product = await startProduct();
    const app = createApp(product.deps, { web });
    for (const place of wellKnownPlaces) {
      const response = await app.request(new Request(`${product.config.origin}${place}`));
      const shown = `${place} ${response.status} ${response.headers.get('Location')}`;
      if (response.status === 302) expect(response.headers.get('Location'), shown).toBe('/');
      else if (response.status === 200) expect(await response.text(), shown).toBe('<h1>Margin</h1>');
      else expect([400, 404], shown).toContain(response.status);
      expect(response.headers.get('Server'), shown).toBeNull();
      expect(response.headers.get('X-Powered-By'), shown).toBeNull();
    }
    for (const method of ['PROPFIND', 'OPTIONS'])
      expect((await product.app.request('/api/session', { method })).status, method).toBeGreaterThanOrEqual(400);
  },
);

const page = {
  type: 'text/html',
  etag: '"1"',
  immutable: false,
  body: Buffer.from('<h1>Margin</h1>'),
  encoded: {},
};
const web = {
  files: new Map([['/shell.html', page]]),
  screens: [/^\/$/, /^\/subject\/[^/]+\/?$/],
  testModeScreens: [],
};

test.runIf(onPostgres)('a form that is sent to any address leads to a page of ours', async () => {
  await using product = await startProduct();
  const app = createApp(product.deps, { web });
  const controls = Array.from({ length: 32 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`);
  const places: [place: string, location: string][] = [
    ...[...controls, '%7f', '%20', '%5c', '%2f', '%c2%85', '%ff'].map((code): [string, string] => [
      `/${code}/evil.example`,
      '/',
    ]),
    ...['//evil.example', '/\\evil.example', '/nothing'].map((place): [string, string] => [place, '/']),
    ['/subject/economics?essay=1', '/subject/economics'],
    ['/subject/%0aevil', '/subject/%0aevil'],
    ['/subject/%C3%A9', '/subject/%C3%A9'],
  ];
  for (const [place, location] of places) {
    const response = await app.request(new Request(`${product.config.origin}${place}`, { method: 'POST' }));
    expect([place, response.status, response.headers.get('Location')]).toEqual([place, 303, location]);
  }
});

/** Breaks out of a quotation of SQL, of a page and of a template, and does something that would be seen. */
const probe = `' or '1'='1'); delete from users; -- "><script>probe()</script>{{7331*1337}}<%= 7331*1337 %>`;
const whatDatabasesSay = /syntax error|unterminated|sqlstate|drizzle|relation "|column "|at character|9801547/i;

test.runIf(onPostgres)(
  'a probe in every field and every part of a path finds no way into a statement or a page',
  async () => {
    await using product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
    const { id } = await createSignedInStudent(product);
    const ids = {
      uploadId: randomUUID(),
      requestId: randomUUID(),
      subscriptionId: randomUUID(),
      userId: id,
      answer: {},
    };
    const bodies = validBodies(ids);
    const send = createSender(product, id);
    const routes = product.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    for (const route of new Set(routes.map(({ method, path }) => `${method} ${path}`))) {
      const [method = '', pattern = ''] = route.split(' ');
      const valid = bodies[route] ?? {};
      const fields = Object.keys(valid).filter((name) => typeof valid[name] === 'string');
      await send(method, fill(pattern, probe), valid);
      for (const field of fields) await send(method, fill(pattern, 'economics'), { ...valid, [field]: probe });
    }
    expect(await product.deps.db().select().from(users).where(eq(users.id, id))).toHaveLength(1);
    expect(product.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
  },
  60_000,
);

function fill(pattern: string, value: string): string {
  const path = pattern.replaceAll(/:\w+(\{[^}]+\}\})?/g, encodeURIComponent(value));
  return `${path}?subject=${encodeURIComponent(value)}&after=${encodeURIComponent(value)}`;
}

/** As somebody signed in, always at another address and in no hurry, so that no limit stands before what is tried. */
function createSender({ app, deps, config, clock }: Product, userId: string) {
  let caller = 0;
  return async (method: string, path: string, body: object) => {
    clock.advance(30);
    const { token } = await deps.sessions.start({ userId, remember: true, device: 'a scanner' });
    const response = await app.request(path, {
      method,
      headers: {
        Origin: config.origin,
        Cookie: `session=${token}`,
        'X-Forwarded-For': `10.0.${++caller >> 8}.${caller & 255}`,
        'Content-Type': 'application/json',
        'X-File-Name': 'essay.pdf',
      },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    });
    const answer = await response.text();
    const shown = `${method} ${path} ${JSON.stringify(body)}: ${response.status} ${answer.slice(0, 300)}`;
    if (!answer.includes('"voice_off"')) expect(response.status, shown).toBeLessThan(500);
    if (!response.ok) expect(answer, shown).not.toMatch(whatDatabasesSay);
    expect(response.headers.get('Content-Type') ?? '', shown).not.toContain('text/html');
  };
}
