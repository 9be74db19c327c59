import { createHook } from 'node:async_hooks';
import { expect, inject, test } from 'vitest';
import { rateLimits } from '#server/db/schema/operations.ts';
import { chooseDeps } from '#server/deps.ts';
import { freshEmail } from '#tests/forms.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';

const lookUp = (product: Product, email: string) => product.visitor().post('/api/user-exists', { email });
const logIn = (product: Product, email: string) => product.visitor().post('/api/session', { email, password: 'wrong' });

/** The embedded engine, slower, sees a part of them. */
const lookups = inject('database').engine === 'postgres' ? 1000 : 200;

test(`of ${lookups} lookups thirty are answered, and the rest are refused until the time is up`, async () => {
  await using product = await startProduct();
  const { email } = await createStudent(product);
  const statuses: number[] = [];
  while (statuses.length < lookups) {
    const many = Array.from({ length: 20 }, (_, index) => `${statuses.length + index}@school.example`);
    const answers = await Promise.all([email, ...many.slice(1)].map((address) => lookUp(product, address)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(lookups - 30);
  const refused = await lookUp(product, email);
  expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  // What is kept does not grow with the refusals, and neither it nor the log says who was looked up.
  const kept = await product.deps.db().select().from(rateLimits);
  expect(kept.length).toBeLessThanOrEqual(31);
  expect(JSON.stringify([kept, product.logged])).not.toContain('school.example');

  product.clock.advance(300);
  expect(await (await lookUp(product, email)).json()).toEqual({ exists: true, verified: true });
});

test('one address can be looked up ten times in a quarter of an hour, from wherever', async () => {
  await using product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
  const { email } = await createStudent(product, { verified: false });
  const lookUpFrom = (host: number) =>
    product.visitor().post('/api/user-exists', { email }, { headers: { 'X-Forwarded-For': `192.0.2.${host}` } });
  for (let host = 1; host <= 10; host++)
    expect(await (await lookUpFrom(host)).json()).toEqual({ exists: true, verified: false });
  expect((await lookUpFrom(11)).status).toBe(429);
});

test('time does not tell who has an account: known, unconfirmed and unknown cost the same work', async () => {
  await using product = await startProduct();
  const emails = {
    known: (await createStudent(product)).email,
    unconfirmed: (await createStudent(product, { verified: false })).email,
    unknown: freshEmail(),
  };
  for (const email of Object.values(emails)) {
    expect(await costOf(product, () => logIn(product, email))).toEqual({ hashes: 1, statements: 4 });
    expect(await costOf(product, () => lookUp(product, email))).toEqual({ hashes: 0, statements: 3 });
  }
});

test('a hash costs what OWASP asks for, unless a test has cheaper ones', async () => {
  await using product = await startProduct();
  const { passwords } = chooseDeps({ ...product.deps, passwords: undefined });
  const hash = await passwords.hash('anything');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.match(hash, 'anything')).toBe(true);
  expect(await passwords.match(hash, 'something')).toBe(false);
  // One that is compared with nothing is compared all the same.
  expect(await passwords.match(undefined, 'anything')).toBe(false);
});

/** Counted, because time measured on a busy machine proves nothing: hashes (in threads of their own) and statements. */
async function costOf({ deps }: Product, request: () => Promise<unknown>) {
  const { db } = deps;
  const cost = { hashes: 0, statements: 0 };
  // Node names all that it hands to other threads; of what we use only the hashing library leaves its work unnamed.
  const watch = createHook({
    init(_id, kind) {
      if (kind === 'undefined') cost.hashes += 1;
    },
  });
  const counted = () => {
    cost.statements += 1;
    return db();
  };
  deps.db = Object.assign(counted, db);
  watch.enable();
  await request();
  watch.disable();
  deps.db = db;
  return cost;
}
