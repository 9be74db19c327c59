import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { essayPdf } from '#tests/forms.ts';
import { type BusyStudent, startTwoStudents } from '#tests/two-students.ts';
import { validBodies } from '#tests/valid-requests.ts';

/** The same requests every time. A failure prints the seed, the path to it and the smallest request that fails. */
const seed = 20_261_116;
/** Fewer on the engine on which everything takes longer. */
const runsPerRoute = inject('database').engine === 'postgres' ? 20 : 3;

type Product = Awaited<ReturnType<typeof startTwoStudents>>['product'];

test('thousands of made-up requests to every route, with and without a session: never a 5xx', async () => {
  const { product: started, owner } = await startTwoStudents({ env: { TRUSTED_PROXIES: '1' } });
  await using product = started;
  const bodies = validBodies({ ...owner, requestId: owner.asked.id });
  const routes = new Set(
    product.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  );
  const send = createSender(product, owner);
  let sent = 0;
  for (const route of routes) {
    const request = madeUpRequest(route, owner, bodies[route]);
    const holds = fc.asyncProperty(request, async (given) => {
      sent++;
      const { status, text } = await send(given);
      // The voice is off in tests, which is nobody's fault.
      if (!text.includes('"voice_off"')) expect(status, text).toBeLessThan(500);
    });
    await fc.assert(holds, { seed, numRuns: runsPerRoute });
  }
  expect(sent).toBe(routes.size * runsPerRoute);
  expect(product.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '\r\nSet-Cookie: a=b',
    '../../etc/passwd',
    '%00',
    '%',
    "'; drop",
  ],
  ...[
    '{{7*7}}',
    '<script>',
    '__proto__',
    'constructor',
    '1e999',
    '-0',
    'null',
    'é'.repeat(300),
    'x'.repeat(5000),
    '🦉',
  ],
);
const junk = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { $ne: 1 }, ['economics']),
  fc.jsonValue({ maxDepth: 2 }),
);

type MadeUp = { route: string; path: string; signedIn: boolean; headers: Record<string, string>; body: string };

function madeUpRequest(route: string, owner: BusyStudent, valid: Record<string, unknown> = {}): fc.Arbitrary<MadeUp> {
  const [, pattern = ''] = route.split(' ');
  const names = [...pattern.matchAll(/:(\w+)(\{[^}]+\}\})?/g)].map(([, name = '']) => name);
  return fc.record({
    route: fc.constant(route),
    path: fc
      .tuple(fc.tuple(...names.map((name) => parameter(name, owner))), fc.option(nasty))
      .map(
        ([values, query]) =>
          fill(pattern, values) + (query === null ? '' : `?subject=${encode(query)}&after=${encode(query)}`),
      ),
    signedIn: fc.boolean(),
    headers: fc.record({
      'Content-Type': fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
      ),
      'X-File-Name': fc.oneof(fc.constant('essay.pdf'), nasty.map(encode)),
      'Stripe-Signature': fc.constantFrom('t=1,v1=00', 't=,v1=', ''),
      Range: fc.constantFrom('bytes=0-', 'bytes=-1', 'x'),
    }),
    body: fc.oneof(
      { weight: 6, arbitrary: changed(valid) },
      { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', Buffer.from(essayPdf()).toString('latin1')) },
    ),
  });
}

/** A body that would be taken, with one or two of its fields made into something else, or one too many. */
function changed(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const key = fc.constantFrom(...Object.keys(valid), ...(Object.keys(valid).length > 3 ? [] : ['extra', 'subject']));
  return fc
    .array(fc.tuple(key, junk), { maxLength: 2 })
    .map((changes) => JSON.stringify({ ...valid, ...Object.fromEntries(changes) }));
}

function parameter(name: string, owner: BusyStudent): fc.Arbitrary<string> {
  const own: Record<string, string> = { id: owner.conversationId, messageId: owner.messageId, token: owner.asked.desk };
  const known = [
    own[name],
    owner.asked.id,
    owner.uploadId,
    owner.openSessionId,
    'economics',
    'business',
    '1',
    crypto.randomUUID(),
  ];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.flatMap((value) => value ?? [])) },
    { weight: 1, arbitrary: nasty.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '..%2f..%2f', '%2e%2e', 'a;b', '__proto__') },
  );
}

function fill(pattern: string, values: string[]): string {
  let next = 0;
  return pattern.replaceAll(/:\w+(\{[^}]+\}\})?/g, () => values[next++] || 'x');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 900);
}

/** Sends as somebody who is always at another address and in no hurry, so that no limit stands before what is tried. */
function createSender({ app, deps, config, clock }: Product, { userId }: BusyStudent) {
  let caller = 0;
  let cookie = '';
  return async ({ route, path, signedIn, headers, body }: MadeUp) => {
    const [method = 'GET'] = route.split(' ');
    clock.advance(20);
    caller++;
    if (!cookie || route.includes('session')) {
      cookie = `session=${(await deps.sessions.start({ userId, remember: true, device: 'fuzz' })).token}`;
    }
    const response = await app.request(path, {
      method,
      headers: {
        ...headers,
        Origin: config.origin,
        'X-Forwarded-For': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        ...(signedIn ? { Cookie: cookie } : {}),
      },
      body: method === 'GET' ? undefined : body,
    });
    return { status: response.status, text: `${response.status} ${await response.text()}`.slice(0, 300) };
  };
}
