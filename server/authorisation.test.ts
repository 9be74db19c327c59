import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readLastingRows } from '#tests/all-rows.ts';
import { essayPdf, feedbackForm, markingForm } from '#tests/forms.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payMarking, readDeskToken, startMarkingProduct } from '#tests/marking.ts';
import { type BusyStudent, readFeedbackLink, sendMarkedWork, startTwoStudents } from '#tests/two-students.ts';
import { publicRoutes } from './http/guard.ts';

type Browser = ReturnType<Product['visitor']>;
type Attempt = { json?: unknown; status?: number; ownerMay?: boolean };
type Case = (owner: BusyStudent, asker: { password: string; uploadId?: string }) => Attempt;

/** These name a thing of the product, not of a person. */
const publicParameters = new Set(['subject', 'number', 'index', 'sectionId', 'token']);
const publicAddress = /^\w+ \/api\/practice\/diagrams\/:subject\/:id/;

/** The owner's id for each parameter of an address. */
const idsOf: Record<string, (owner: BusyStudent) => Record<string, string>> = {
  '/api/tutor/conversations/': ({ conversationId, messageId }) => ({ id: conversationId, messageId }),
  '/api/tmq/requests/:id/file': ({ asked }) => ({ id: asked.id }),
  '/api/tmq/requests/': ({ marked }) => ({ id: marked.id }),
  '/api/tmq/uploads/': ({ uploadId }) => ({ id: uploadId }),
  '/api/practice/report/answers/': ({ report }) => ({ id: report.id }),
  '/api/practice/quick-fire/appeals/': ({ answer }) => ({ id: answer.id }),
  '/api/practice/quick-fire/runs/': ({ runId }) => ({ id: runId }),
  '/api/classes/': ({ classId, userId, workId }) => ({ id: classId, studentId: userId, workId }),
  '/api/memberships/': ({ classId }) => ({ classId }),
  '/api/rm-sess/': ({ stripeSubscriptionId }) => ({ id: stripeSubscriptionId }),
  '/api/payment-verify/': ({ registrationSessionId }) => ({ session_id: registrationSessionId }),
};

/** What a student sends with another's id, in the address or in the body. Without a status the answer is 404. */
const cases: Record<string, Case> = {
  'GET /api/tutor/conversations/:id': () => ({}),
  'PATCH /api/tutor/conversations/:id': () => ({ json: { title: 'Mine now' } }),
  'POST /api/tutor/conversations/:id/opening': () => ({}),
  'POST /api/tutor/conversations/:id/messages': () => ({ json: { key: randomUUID(), text: 'What is a monopoly?' } }),
  'PUT /api/tutor/conversations/:id/messages/:messageId/rating': () => ({ json: { rating: 1 } }),
  'GET /api/tmq/requests/:id/document': () => ({}),
  'GET /api/tmq/requests/:id/feedback-file': () => ({}),
  'PUT /api/tmq/requests/:id/file': (_, { uploadId = randomUUID() }) => ({ json: { uploadId } }),
  'GET /api/tmq/uploads/:id/pages/:number': () => ({ ownerMay: false }),
  'GET /api/tmq/uploads/:id/pages/:number/picture': () => ({ ownerMay: false }),
  // By then the owner has sent it as a better file.
  'DELETE /api/tmq/uploads/:id': () => ({ ownerMay: false }),
  'GET /api/practice/report/answers/:id': () => ({}),
  'GET /api/practice/report/answers/:id/document': () => ({}),
  'POST /api/practice/report/:index/attempts': ({ report }) => ({ json: report }),
  'GET /api/practice/quick-fire/runs/:id': () => ({}),
  'POST /api/practice/quick-fire/answers': ({ answer }) => ({ json: answer }),
  'POST /api/practice/quick-fire/runs/:id/end': () => ({}),
  'PUT /api/practice/quick-fire/appeals/:id': () => ({ json: { note: 'I did say that' } }),
  'PUT /api/payment-verify/:session_id': () => ({ ownerMay: false }),
  'POST /api/tmq/:subject/requests': ({ uploadId }) => ({
    json: markingForm({ uploadId }),
    status: 400,
    ownerMay: false,
  }),
  'PUT /api/tmq/returns': ({ asked: { subject, id, email64 } }) => ({
    json: { subject, id, email64 },
    status: 400,
    ownerMay: false,
  }),
  'PUT /api/billing/purchases': ({ registrationSessionId: sessionId }) => ({
    json: { subject: 'economics', sessionId },
    status: 400,
    ownerMay: false,
  }),
  // The owner is a student of the class: it is the teacher's alone (`features/classes/class-roles.test.ts`).
  'GET /api/classes/:id': () => ({ ownerMay: false }),
  'PATCH /api/classes/:id': () => ({ json: { name: 'Mine now' }, ownerMay: false }),
  'DELETE /api/classes/:id': () => ({ ownerMay: false }),
  'PUT /api/classes/:id/code': () => ({ ownerMay: false }),
  'GET /api/classes/:id/targets': () => ({ ownerMay: false }),
  'POST /api/classes/:id/work': () => ({
    json: { id: randomUUID(), kind: 'section', target: '1.1.1', dueOn: '2026-12-01' },
    ownerMay: false,
  }),
  'DELETE /api/classes/:id/work/:workId': () => ({ ownerMay: false }),
  'GET /api/classes/:id/students/:studentId': () => ({ ownerMay: false }),
  'DELETE /api/classes/:id/students/:studentId': () => ({ ownerMay: false }),
  'DELETE /api/memberships/:classId': () => ({}),
  'DELETE /api/tutor/conversations/:id': () => ({}),
  'PUT /api/rm-sess/:id': () => ({}),
  'POST /api/closures': ({ subscriptionId }, { password }) => ({
    json: { subscriptionId, password, acknowledged: true },
    ownerMay: false,
  }),
  'POST /api/rpc/delete_auth_user': ({ userId }, { password }) => ({
    json: { user_id: userId, password },
    status: 403,
  }),
};

const routesOf = ({ app }: Product) =>
  [
    ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
  ].filter((route) => route.includes(' /api/'));

test('every address with an id in it has its case here', async () => {
  await using product = await startProduct();
  const withIds = routesOf(product).filter((route) => {
    const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    return names.some((name) => !publicParameters.has(name)) && !publicAddress.test(route);
  });
  expect(withIds.length).toBeGreaterThan(10);
  expect(withIds.filter((route) => !cases[route])).toEqual([]);
});

test('another’s id is an address where there is nothing, for a student and for a teacher, and nothing changes', async () => {
  const { product: started, asker, owner, teacher } = await startTwoStudents();
  await using product = started;
  const before = await readLastingRows(product.deps);
  for (const somebody of [asker, teacher]) {
    for (const [route, attempt] of Object.entries(cases)) {
      const { json, status = 404 } = attempt(owner, somebody);
      const response = await send(somebody.browser, route, owner, json);
      expect(response.status, `${route}: ${await response.text()}`).toBe(status);
    }
  }
  expect(await readLastingRows(product.deps)).toEqual(before);
  // The same requests by the owner are done: it was the person that was refused, not the request.
  for (const [route, attempt] of Object.entries(cases)) {
    const { json, ownerMay = true } = attempt(owner, owner);
    if (!ownerMay) continue;
    const response = await send(owner.browser, route, owner, json);
    expect(response.status, `${route}: ${await response.text()}`).toBe(200);
  }
  expect(await readLastingRows(product.deps)).not.toEqual(before);
});

test('a link is no session, a session is no link, and a student’s link is no marker’s', async () => {
  await using product = await startMarkingProduct();
  await payMarking(product);
  await sendMarkedWork(product, await readDeskToken(product));
  const feedbackLink = await readFeedbackLink(product);
  product.clock.advance(1);
  const { subject, id } = await payMarking(product);
  const desk = await readDeskToken(product);
  product.clock.advance(1);
  const { student } = await payMarking(product);
  const otherDesk = await readDeskToken(product);
  const before = await readLastingRows(product.deps);
  for (const route of routesOf(product)) {
    if (publicRoutes.has(route)) continue;
    const headers = { Cookie: `session=${desk}` };
    const [method = '', path = ''] = route.split(' ');
    const response = await product.visitor().request(method, fill(path, { subject: 'economics' }), { headers });
    expect(response.status, route).toBe(401);
  }
  const markers = routesOf(product).filter((route) => route.includes(' /api/marking/:token'));
  expect(markers.length).toBeGreaterThan(8);
  for (const route of markers) {
    const [method = '', path = ''] = route.split(' ');
    const content = route.endsWith('/file') && method === 'POST' ? document : { json: bodies[route] };
    const attempt = (token: string) => product.visitor().request(method, fill(path, { token }), content);
    expect((await attempt(student.browser.cookies.get('session') ?? '')).status, `${route} with a session`).toBe(404);
    if (forStudents.has(route)) continue;
    expect((await attempt(feedbackLink)).status, `${route} with the student’s link`).toBe(404);
  }
  expect((await product.visitor().post(`/api/marking/${otherDesk}/desks`, { subject, id })).status).toBe(404);
  expect(await readLastingRows(product.deps)).toEqual(before);
});

/** What the link to one's own feedback opens. */
const forStudents = new Set(['GET /api/marking/:token', 'GET /api/marking/:token/feedback-file']);

const document = { body: essayPdf(), headers: { 'X-File-Name': 'x.pdf' } };

const bodies: Record<string, unknown> = {
  'PUT /api/marking/:token/draft': feedbackForm(),
  'POST /api/marking/:token/feedback': feedbackForm(),
  'POST /api/marking/:token/better-file': { note: 'Too dark.' },
  'POST /api/marking/:token/desks': { subject: 'economics', id: randomUUID() },
};

function send(browser: Browser, route: string, owner: BusyStudent, json: unknown) {
  const [method = '', path = ''] = route.split(' ');
  const ids = Object.entries(idsOf).find(([start]) => path.startsWith(start))?.[1](owner);
  return browser.request(method, fill(path, { subject: 'economics', index: '0', ...ids }), { json });
}

function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => values[name] ?? 'economics');
}
