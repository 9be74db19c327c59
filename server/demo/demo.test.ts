import { expect, test } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { tmqBacktrack } from '#server/db/schema/tmq.ts';
import { unanswered } from '#server/db/schema/tutor.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import { readFigures } from '#server/metrics/read-figures.ts';
import { type Product, productionSettings, startProduct } from '#tests/harness.ts';
import { startMarkingProduct, upload } from '#tests/marking.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('the demo is a student six weeks in: a home, a map, conversations, marked work and questions that are due', async () => {
  await using product = await startProduct();
  const { browser, account } = await visit(product);
  expect(account).toMatchObject({ demo: true, fullName: 'Demo student', subjects: ['economics', 'business'] });
  const read = async (path: string) => (await browser.get(path)).json();
  expect((await read('/api/home')).offersSetUp).toBe(false);
  expect((await read('/api/home/next')).steps.length).toBeGreaterThan(0);
  const { conversations } = await read('/api/tutor/conversations');
  expect(conversations.length).toBeGreaterThan(4);
  expect((await read(`/api/tutor/conversations/${conversations[0].id}`)).messages.length).toBeGreaterThan(3);
  const { requests } = await read('/api/tmq/requests');
  expect(requests).toMatchObject([{ state: 'returned', feedback: { mark: 7, outOf: 10 } }]);
  const essay = await browser.get(`/api/tmq/requests/${requests[0].id}/document`);
  expect([essay.status, essay.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await essay.body?.cancel();
  const { weeks } = await read('/api/practice/progress');
  expect(weeks.filter(({ answers }: { answers: number }) => answers > 0).length).toBeGreaterThan(5);
  for (const subject of ['economics', 'business']) {
    const queue = await read(`/api/practice/queue/${subject}`);
    expect(queue.today.items.length, subject).toBeGreaterThan(0);
  }
});

test('whenever it is opened, the six weeks end the evening before', async () => {
  await using product = await startProduct({ now: '2028-03-01T00:10:00Z' });
  const { browser } = await visit(product);
  const { conversations } = await (await browser.get('/api/tutor/conversations')).json();
  expect(conversations[0].lastAt).toMatch(/^2028-02-29T19:/);
});

test('what one visitor does no other sees, and nobody changes the demo for those who come after', async () => {
  await using product = await startProduct();
  const [first, second] = [await visit(product), await visit(product)];
  const list = async ({ browser }: Visitor) =>
    (await (await browser.get('/api/tutor/conversations')).json()).conversations.map(({ id }: { id: string }) => id);
  const before = await list(second);
  for (const id of await list(first)) {
    expect((await second.browser.get(`/api/tutor/conversations/${id}`)).status).toBe(404);
    expect((await first.browser.delete(`/api/tutor/conversations/${id}`)).status).toBe(200);
  }
  expect(await list(second)).toEqual(before);
  expect(await list(await visit(product))).toHaveLength(before.length);
});

test('in the demo nothing can be bought, sent, closed or subscribed to, and the provider is never asked', async () => {
  await using product = await startMarkingProduct();
  const { browser, account } = await visit(product);
  const changes: [string, string, unknown][] = [
    ['POST', '/api/billing/purchases', { subject: 'economics' }],
    ['POST', '/api/billing/plan-changes', {}],
    ['POST', '/api/tmq/economics/requests', {}],
    ['POST', '/api/closures', {}],
    ['POST', '/api/account-data', {}],
    ['PUT', '/api/practice/progress/settings', { weeklySummary: true }],
    ['POST', '/api/something/of/tomorrow', {}],
  ];
  for (const [method, path, json] of changes) {
    const response = await browser.request(method, path, { json });
    expect([path, response.status, (await response.json()).message]).toEqual([
      ...[path, 403],
      'Nothing can be bought, sent or closed in the demo. Create an account to do that.',
    ]);
  }
  expect((await upload(browser)).status).toBe(403);
  await product.visitor().post('/api/password-resets', { email: account.email });
  await product.runJobs();
  expect(await product.readMail()).toEqual([]);
});

test('somebody in distress gets the support card in the demo too, and no mail is sent about nobody', async () => {
  await using product = await startProduct();
  const { browser } = await visit(product);
  const { conversation } = await (await browser.post('/api/tutor/conversations', { agentId: 'economics' })).json();
  const say = (text: string) =>
    browser.post(`/api/tutor/conversations/${conversation.id}/messages`, { key: crypto.randomUUID(), text });
  expect(await (await say('i want to kill myself')).text()).toContain('"card":"support"');
  await product.runJobs();
  expect(await product.readMail()).toEqual([]);
});

test('the demo counts in no figure of the operator', async () => {
  await using product = await startProduct();
  const before = await readFigures(product.deps);
  const { browser } = await visit(product);
  const { conversation } = await (await browser.post('/api/tutor/conversations', { agentId: 'economics' })).json();
  const text = 'How do I groom a zebra for the circus?';
  await (
    await browser.post(`/api/tutor/conversations/${conversation.id}/messages`, { key: crypto.randomUUID(), text })
  ).text();
  expect(await product.deps.db().select().from(unanswered)).toEqual([]);
  expect(await readFigures(product.deps)).toEqual(before);
});

test('a visitor talks to the built-in tutor only: no vendor is paid for it', async () => {
  await using product = await startProduct();
  const asked: string[] = [];
  const { brain } = product.deps;
  product.deps.hostedBrain = {
    ...brain,
    reply(turn, options) {
      asked.push(turn.words);
      return brain.reply(turn, options);
    },
  };
  const talk = async ({ browser }: Pick<Visitor, 'browser'>) => {
    const { conversation } = await (await browser.post('/api/tutor/conversations', { agentId: 'economics' })).json();
    const message = { key: crypto.randomUUID(), text: 'What is opportunity cost?' };
    return (await browser.post(`/api/tutor/conversations/${conversation.id}/messages`, message)).text();
  };
  expect(await talk(await visit(product))).toContain('"type":"end"');
  expect(asked).toEqual([]);
  await talk(await createSignedInStudent(product));
  expect(asked).toEqual(['What is opportunity cost?']);
});

test('a day later the visitor’s student is gone without a trace, and the demo opens as before', async () => {
  await using product = await startMarkingProduct();
  const student = await createSignedInStudent(product);
  await visit(product);
  product.clock.advance(24 * 3600);
  await product.runHour();
  expect(await product.deps.db().select().from(users)).toHaveLength(2);
  product.clock.advance(2 * 3600);
  await product.runHour();
  await product.runJobs();
  expect((await product.deps.db().select({ id: users.id }).from(users)).map(({ id }) => id)).toEqual([student.id]);
  for (const table of [tmqBacktrack, trackedTime]) expect(await product.deps.db().select().from(table)).toEqual([]);
  expect(await product.countFiles()).toBe(0);
  const { browser } = await visit(product);
  const { conversations } = await (await browser.get('/api/tutor/conversations')).json();
  expect(conversations.length).toBeGreaterThan(4);
});

test('in production the demo is open too, unless the operator closes it', async () => {
  await using live = await startProduct({ env: productionSettings });
  expect((await live.visitor().post('/api/demo-students')).status).toBe(200);
  await using closed = await startProduct({ env: { ...productionSettings, DEMO: 'off' } });
  const refused = await closed.visitor().post('/api/demo-students');
  expect([refused.status, (await refused.json()).message]).toEqual([404, 'The demo is not available here']);
});

type Visitor = Awaited<ReturnType<typeof visit>>;

async function visit(product: Pick<Product, 'visitor'>) {
  const browser = product.visitor();
  const response = await browser.post('/api/demo-students');
  expect(response.status).toBe(200);
  return { browser, account: (await response.json()).account };
}
