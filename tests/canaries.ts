import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say, startConversation } from './conversations.ts';
import { essayPdf } from './forms.ts';
import { openMarking, readDeskToken, type startMarkingProduct, upload } from './marking.ts';
import { registerStudent } from './registration.ts';

/** Words that nobody else would write, one for each way in which something personal reaches us. */
export const canaries = {
  fullName: 'Wilhelmina Quokkaname',
  email: 'quokka.mail@school.example',
  mobileNumber: '07700 900987',
  feedbackEmail: 'quokka.parent@home.example',
  essay: 'Quokkaessay argues that',
  fileName: 'quokkafile.pdf',
  examQuestion: 'Evaluate the Quokkaquestion.',
  message: 'Is a quokkamessage a public good?',
  title: 'My quokkatitle',
  ratingReason: 'A quokkarating of it',
  feedback: 'A quokkafeedback of strengths.',
  practice: 'A quokkapractice tax raises the costs of firms.',
  draft: 'A quokkadraft of an answer',
  device: 'Quokkabrowser/1.0',
};

type Product = Awaited<ReturnType<typeof startMarkingProduct>>;

/** A student who has put every canary somewhere: an account, a talk, marked work, an upload, an unpaid request. */
export async function createCanaryStudent(product: Product) {
  const { fullName, email, mobileNumber } = canaries;
  const { browser, form, account } = await registerStudent(product, { fullName, email, mobileNumber });
  const headers = { 'User-Agent': canaries.device };
  await browser.post('/api/session', { email, password: form.password }, { headers });
  await talk(browser);
  await practise(browser);
  const marked = await order(product, browser);
  await product.visitor().post(`/api/marking/${marked.desk}/feedback`, {
    ...{ outOf: 25, level: 4, mark: 18, nextSteps: 'Weigh it.', comments: [] },
    strengths: canaries.feedback,
  });
  await product.runJobs();
  await openMarking(product, browser, { examQuestion: canaries.examQuestion, email: canaries.feedbackEmail });
  await upload(browser, 'economics', essayPdf(canaries.essay), canaries.fileName);
  return { browser, password: form.password, account };
}

type Browser = ReturnType<Product['visitor']>;

async function talk(browser: Browser): Promise<void> {
  const id = await startConversation(browser);
  const { events } = await say(browser, id, canaries.message);
  await browser.request('PATCH', `/api/tutor/conversations/${id}`, { json: { title: canaries.title } });
  const reply = events.flatMap((event) => (event.type === 'end' ? event.messageId : []))[0];
  const rating = { rating: -1, reason: canaries.ratingReason };
  await browser.put(`/api/tutor/conversations/${id}/messages/${reply}/rating`, rating);
}

async function practise(browser: Browser): Promise<void> {
  const work = { kind: 'answer', text: canaries.practice };
  await browser.post('/api/practice/report/0/attempts', { id: randomUUID(), work });
  await browser.put('/api/practice/report/1/drafts', { kind: 'answer', text: canaries.draft });
}

async function order(product: Product, browser: Browser) {
  const sent = await upload(browser, 'economics', essayPdf(canaries.essay), canaries.fileName);
  const { id: uploadId } = await sent.json();
  const { examQuestion, feedbackEmail } = canaries;
  const { id, subject, email64, sessionId } = await openMarking(product, browser, {
    ...{ uploadId, examQuestion },
    email: feedbackEmail,
  });
  await product.deps.testModePayments?.control.pay(sessionId, { name: canaries.fullName });
  await browser.put('/api/tmq/returns', { subject, id, email64 });
  await product.runJobs();
  product.clock.advance(1);
  return { id, desk: await readDeskToken(product) };
}

/** All files in the store, as text. */
export async function readStoredFiles({ filesFolder }: Product): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readFile(file, 'latin1')));
}
