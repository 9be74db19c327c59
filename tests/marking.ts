import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { tmqBacktrack } from '#server/db/schema/tmq.ts';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { countFiles } from '#tests/contracts/files-contract-world.ts';
import { essayPdf, markingForm } from './forms.ts';
import { type Product, startProduct } from './harness.ts';
import { payCheckout } from './registration.ts';
import { createSignedInStudent } from './students.ts';

export const markerEmail = 'marker@margin.example';

/** A product with a folder of its own for files, and a marker. */
export async function startMarkingProduct({ env = {} }: { env?: Record<string, string> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-marking-'));
  const product = await startProduct({ env: { DATA_DIR: folder, MARKER_EMAIL: markerEmail, ...env } });
  return {
    ...product,
    filesFolder: join(folder, 'files'),
    countFiles: () => countFiles(join(folder, 'files')),
    /** What comes round every hour. */
    async runHour() {
      await scheduleHourlyJobs(product.deps);
      await product.runJobs();
    },
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Browser = ReturnType<Product['visitor']>;

export async function upload(browser: Browser, subject = 'economics', content = essayPdf(), fileName = 'essay.pdf') {
  const headers = { 'X-File-Name': encodeURIComponent(fileName), 'Content-Type': 'application/octet-stream' };
  return browser.request('POST', `/api/tmq/${subject}/uploads`, { body: content, headers });
}

/** Uploads, fills in the form and stands at the card page. */
export async function openMarking(
  product: Product,
  browser: Browser,
  { subject = 'economics', ...changes }: Record<string, unknown> & { subject?: string } = {},
) {
  const uploaded = await (await upload(browser, subject)).json();
  const form = markingForm({ uploadId: uploaded.id, ...changes });
  const response = await browser.post(`/api/tmq/${subject}/requests`, form);
  const { url, message } = await response.json();
  if (!url) throw new Error(`The request answered ${response.status}: ${message}`);
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  return { form, sessionId, ...(await readMarkingReturn(product, sessionId)) };
}

/** A student whose work is paid for and with the marker. */
export async function payMarking(product: Product, changes: Record<string, unknown> & { subject?: string } = {}) {
  const student = await createSignedInStudent(product);
  const order = await openMarking(product, student.browser, changes);
  await payCheckout(product, order.sessionId);
  const { subject, id, email64 } = order;
  await student.browser.put('/api/tmq/returns', { subject, id, email64 });
  await product.runJobs();
  return { student, ...order };
}

/** Paid work, and the way to its desk. */
export async function openDesk(product: Product, changes: Record<string, unknown> & { subject?: string } = {}) {
  const paid = await payMarking(product, changes);
  return { ...paid, token: await readDeskToken(product), marker: product.visitor() };
}

/** The path that the card page would lead back to, as the provider keeps it. */
async function readMarkingReturn({ deps }: Product, sessionId: string) {
  const [session] = await deps.db().select().from(testModeObjects).where(eq(testModeObjects.id, sessionId));
  const { success_url: successUrl } = Object(session?.data) as { success_url: string };
  const [, , , subject = '', id = '', email64 = ''] = new URL(successUrl).pathname.split('/');
  return { successUrl, subject, id, email64 };
}

export async function readMarkingRow({ deps }: Product, id: string) {
  const [row] = await deps.db().select().from(tmqBacktrack).where(eq(tmqBacktrack.id, id));
  return row;
}

/** The newest message whose subject starts so, to somebody. */
export async function findMail(product: Product, to: string, start: string) {
  const mail = await product.readMail();
  return mail.filter(({ recipient, subject }) => recipient === to && subject.startsWith(start)).at(-1);
}

/** The token of the desk in the newest notification. */
export async function readDeskToken(product: Product): Promise<string> {
  const mail = await findMail(product, markerEmail, 'To mark');
  return /\/marking\/([\w-]{43})(?!\/)/.exec(mail?.bodyText.split('Open the desk')[1] ?? '')?.[1] ?? '';
}
