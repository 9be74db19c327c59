import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { essayPdf, markingForm } from '../forms.ts';
import { type Moment, startKillingProxy } from './killing-proxy.ts';
import type { PostgresServer } from './postgres-server.ts';
import { runProduct } from './running-product.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Student' };

export const essay = Buffer.from(essayPdf());

/** The built product on a real PostgreSQL, a student, and somebody who pulls the plug. */
export async function startKilledMarking(postgres: PostgresServer) {
  const databaseUrl = `${postgres.url}/postgres`;
  const proxy = await startKillingProxy({ host: '127.0.0.1', port: Number(new URL(postgres.url).port) });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const direct = new URL(databaseUrl);
  direct.port = String(proxy.port);
  const first = await runProduct({ DATABASE_URL: direct.href });
  const { origin, dataDir } = first;
  const env = { DATABASE_URL: direct.href, DATA_DIR: dataDir, PORT: new URL(origin).port };
  let product: typeof first | undefined = first;
  let cookie = '';

  const send = (method: string, path: string, json?: unknown) =>
    fetch(origin + path, {
      method,
      headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
    });
  const upload = (body: Buffer | ReadableStream<Uint8Array>) =>
    fetch(`${origin}/api/tmq/economics/uploads`, {
      method: 'POST',
      headers: { Origin: origin, Cookie: cookie, 'X-File-Name': 'essay.pdf' },
      body: body as BodyInit,
      duplex: 'half',
    } as RequestInit);
  const pay = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  const namesIn = (folder: string) => readdir(join(dataDir, 'files', folder)).catch((): string[] => []);
  const count = async (table: string, where = 'true') =>
    Number((await client.query(`select count(*) from ${table} where ${where}`)).rows[0].count);

  /** Work that a dead process had in hand is free after a minute: here at once, when nothing of it runs any more. */
  async function restart(): Promise<void> {
    await product?.stop('SIGKILL');
    const connections = () => count('pg_stat_activity', "application_name = 'margin'");
    await expect.poll(connections).toBe(0);
    await client.query('update jobs set locked_until = null, run_at = now() where done_at is null');
    product = await runProduct(env);
  }

  /** As soon as the product comes up again it may die once more, at another moment. */
  async function dieAt(moment: Moment, act: () => Promise<unknown>, again?: Moment): Promise<void> {
    const killed = proxy.killAt(moment, () => product?.process.kill('SIGKILL'));
    const answer = act().catch(() => undefined);
    await killed;
    await answer;
    if (!again) return restart();
    await product?.stop();
    let starting: ReturnType<typeof runProduct> | undefined;
    const killedAgain = proxy.killAt(again, () => void starting?.then(({ process }) => process.kill('SIGKILL')));
    starting = runProduct(env);
    product = await starting;
    await killedAgain;
    await restart();
  }

  async function buyMarking(): Promise<string> {
    const { id: uploadId } = await (await upload(essay)).json();
    const { url } = await (await send('POST', '/api/tmq/economics/requests', markingForm({ uploadId }))).json();
    await pay(url);
    const back = await readReturn(url);
    await send('PUT', '/api/tmq/returns', back);
    return back.id;
  }

  async function readReturn(url: string) {
    const sessionId = url.split('/').at(-1);
    const { rows } = await client.query('select data from test_mode_objects where id = $1', [sessionId]);
    const [, , , subject, id = '', email64] = new URL(rows[0].data.success_url).pathname.split('/');
    return { subject, id, email64 };
  }

  const readMail = async (): Promise<{ subject: string; body_text: string }[]> =>
    (await client.query('select subject, body_text from kept_mail order by subject')).rows;

  return {
    send,
    upload,
    pay,
    count,
    readReturn,
    dieAt,
    buyMarking,
    files: () => namesIn('tmq'),
    incoming: () => namesIn('.incoming'),
    async signIn() {
      const response = await send('POST', '/api/demo');
      cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    },
    /** Pulls the plug when something can be seen. */
    async dieDuring(seen: () => Promise<unknown[]>, act: Promise<unknown>) {
      const answer = act.catch(() => undefined);
      await expect.poll(seen).not.toEqual([]);
      await restart();
      await answer;
    },
    async findDesk(id: string): Promise<string> {
      const find = async () =>
        (await readMail()).find(({ body_text }) => body_text.includes(`Item id: ${id}`))?.body_text;
      await expect.poll(find).toBeTruthy();
      return `/api${/Open the desk: https?:\/\/[^/]+(\/marking\/[\w-]+)/.exec((await find()) ?? '')?.[1]}`;
    },
    readSubjects: async () => (await readMail()).map(({ subject }) => subject.replace(/, .*/, '')),
    async letFilesAge() {
      const before = new Date(Date.now() - 2 * 86_400_000);
      for (const folder of ['tmq', '.incoming'])
        for (const name of await namesIn(folder)) await utimes(join(dataDir, 'files', folder, name), before, before);
      await client.query("update incoming_files set begun_at = begun_at - interval '2 days'");
      await client.query("update jobs set done_at = null, run_at = now() where kind = 'purge'");
    },
    async [Symbol.asyncDispose]() {
      await product?.stop();
      await client.end();
      await proxy[Symbol.asyncDispose]();
    },
  };
}
