import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { join, readJoinCode } from './classes.ts';
import { askOpening, readStoredConversation, startConversation } from './conversations.ts';
import { essayPdf, registrationForm } from './forms.ts';
import type { Product } from './harness.ts';
import { findMail, openMarking, readDeskToken, startMarkingProduct, upload } from './marking.ts';
import { confirmEmail, payCheckout, registerStudent } from './registration.ts';

/**
 * Two students and a teacher who have done everything that leaves something with an id behind, and the links that were
 * sent to the marker.
 */
export async function startTwoStudents(options: Parameters<typeof startMarkingProduct>[0] = {}) {
  const product = await startMarkingProduct(options);
  const asker = await createBusyStudent(product);
  const owner = await createBusyStudent(product);
  const inClass = await joinBusyClass(product, owner.browser);
  return { product, asker, owner: { ...owner, ...inClass }, teacher: await createTeacher(product) };
}

type MarkingProduct = Awaited<ReturnType<typeof startMarkingProduct>>;

/** A conversation, a plan, an upload, work that waits for a better file, and work that was marked. */
async function createBusyStudent(product: MarkingProduct) {
  const { browser, form, sessionId, account } = await registerStudent(product);
  const conversationId = await startConversation(browser);
  await askOpening(browser, conversationId);
  const { messages } = await readStoredConversation(browser, conversationId);
  const asked = await payForMarking(product, browser);
  await product.visitor().post(`/api/marking/${asked.desk}/better-file`, { note: 'Page two is dark.' });
  const marked = await payForMarking(product, browser);
  await sendMarkedWork(product, marked.desk);
  const { id: userId } = await readUser(product, form.email);
  const [plan] = await product.deps.db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return {
    browser,
    userId,
    password: form.password,
    registrationSessionId: sessionId,
    subscriptionId: account.subscriptions[0].id as string,
    stripeSubscriptionId: plan?.stripeSubscriptionId ?? '',
    conversationId,
    messageId: messages[0]?.id ?? '',
    uploadId: (await (await upload(browser)).json()).id as string,
    /** Of a card page that nobody has paid. */
    openSessionId: (await openMarking(product, browser)).sessionId,
    ...(await practise(browser)),
    asked,
    marked,
  };
}

export type BusyStudent = Awaited<ReturnType<typeof createBusyStudent>> & { classId: string; workId: string };

/** A class of a teacher who is none of these, with work set. */
async function joinBusyClass(product: MarkingProduct, browser: BrowserOf) {
  const head = await createTeacher(product);
  const classId = randomUUID();
  await head.browser.post('/api/classes', { id: classId, name: '12B', subject: 'economics' });
  const work = { id: randomUUID(), kind: 'section', target: '1.1.3', dueOn: '2026-12-01' };
  await head.browser.post(`/api/classes/${classId}/work`, work);
  const joined = await join(browser, await readJoinCode(product, classId));
  if (joined.status !== 200) throw new Error(`Joining answered ${joined.status}`);
  return { classId, workId: work.id };
}

/** A run of quick-fire questions with one answer, and an answer to a question of the simulator. */
async function practise(browser: BrowserOf) {
  const start = { id: randomUUID(), length: 5, scope: 'mixed', calm: false };
  const run = await (await browser.post('/api/practice/quick-fire/economics/runs', start)).json();
  const answer = { id: randomUUID(), runId: start.id, questionId: run.questions[0].id, answer: 'a guess' };
  const details = { takenMs: 4200, followUp: false, spoken: false, timedOut: false };
  await browser.post('/api/practice/quick-fire/answers', { ...answer, ...details });
  const work = { kind: 'answer', text: 'An indirect tax raises the costs of firms and shifts supply to the left.' };
  const report = { id: randomUUID(), work };
  await browser.post('/api/practice/report/0/attempts', report);
  return { runId: start.id, answer: { ...answer, ...details }, report };
}

async function payForMarking(product: MarkingProduct, browser: BrowserOf) {
  const order = await openMarking(product, browser);
  await payCheckout(product, order.sessionId);
  const { subject, id, email64 } = order;
  await browser.put('/api/tmq/returns', { subject, id, email64 });
  await product.runJobs();
  product.clock.advance(1);
  return { subject, id, email64, sessionId: order.sessionId, desk: await readDeskToken(product) };
}

type BrowserOf = ReturnType<Product['visitor']>;

/** The marker answers with a marked copy and a mark. */
export async function sendMarkedWork(product: MarkingProduct, desk: string): Promise<void> {
  const headers = { 'X-File-Name': 'marked.pdf', 'Content-Type': 'application/octet-stream' };
  const marker = product.visitor();
  await marker.request('POST', `/api/marking/${desk}/file`, { body: essayPdf('Well argued'), headers });
  const feedback = { outOf: 25, level: 4, mark: 18, strengths: 'Clear.', nextSteps: 'Weigh it.', comments: [] };
  const sent = await marker.post(`/api/marking/${desk}/feedback`, feedback);
  if (sent.status !== 200) throw new Error(`The feedback answered ${sent.status}`);
  await product.runJobs();
}

export async function readFeedbackLink(product: MarkingProduct): Promise<string> {
  const mail = await findMail(product, 'feedback@home.example', 'Your Economics answer is marked');
  return /\/marking\/([\w-]{43})/.exec(mail?.bodyText ?? '')?.[1] ?? '';
}

async function createTeacher(product: Product) {
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  const browser = product.visitor();
  await browser.post('/api/registrations', form);
  await product.runJobs();
  await confirmEmail(product, form);
  await browser.post('/api/session', { email: form.email, password: form.password });
  return { browser, password: form.password };
}

async function readUser({ deps }: Product, email: string) {
  const [user] = await deps.db().select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no user ${email}`);
  return user;
}
