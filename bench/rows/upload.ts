import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { essayPdf } from '#tests/forms.ts';
import { freePort } from '#tests/support/postgres-server.ts';
import { signInDemo } from '../product.ts';
import { interleave, median, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { startStore } from '../voice/our-voice.ts';

const rounds = 5;
const mostTimesFloor = 1.5;
/** Spec 2: the largest that is taken. */
const megabytes = 10;
/** Until all that was sent has been taken in, also on a busy machine. */
const settleMilliseconds = 1000;
const heldBack = 10;
const small = essayPdf();
const large = essayPdf('x'.repeat(megabytes * 1024 * 1024 - 2 * small.length));

const watcher = pathToFileURL(join(import.meta.dirname, '../children/watch-memory.mjs')).href;
const rawUpload = join(import.meta.dirname, '../children/raw-upload.mjs');
const main = join(import.meta.dirname, '../../dist/server/main.js');

type Target = { url: string; headers?: Record<string, string> };

/**
 * Row 12 (upload): by how much a process grows that takes in the largest essay, against node:http that writes it to a
 * file. What our checks of the whole file take on top of that, the floor has nothing to set against.
 */
export const row: Row = {
  number: 12,
  name: 'upload',
  async measure() {
    await using store = await startStore();
    const checks: number[] = [];
    const taken = await interleave(rounds, {
      floor: async () => (await growthOfRaw()).coming,
      async ours() {
        const { coming, checked } = await growthOfOurs(store.env);
        checks.push(checked);
        return coming;
      },
    });
    const { floor, ours, ratio } = summarise(taken);
    return [
      {
        figure: `memory growth while ${megabytes} MB come in`,
        floor: inMegabytes(floor),
        ours: `${inMegabytes(ours)}, checked ${inMegabytes(median(checks))}`,
        ratio,
        goal: `<= ${mostTimesFloor} x node:http to a file`,
        met: ratio <= mostTimesFloor,
        noted: 'node:http 19 MB',
      },
    ];
  },
};

async function growthOfRaw() {
  await using folder = await makeFolder();
  const port = await freePort();
  await using server = await start(rawUpload, { PORT: String(port), FOLDER: folder.path });
  return await growth(server, { url: `http://127.0.0.1:${port}` });
}

async function growthOfOurs(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { NODE_ENV: 'production', ALLOW_TEST_MODE: '1', TUTOR_VOICE: 'off', TRUSTED_PROXIES: '0' };
  await using server = await start(main, { ...env, ...settings, PORT: String(port), ORIGIN: origin });
  const headers = { Origin: origin, Cookie: await signInDemo(origin), 'X-File-Name': 'essay.pdf' };
  return await growth(server, { url: `${origin}/api/tmq/economics/uploads`, headers });
}

/** In a process that has just started: one that has grown before need not grow again. */
function start(script: string, env: Record<string, string>) {
  const watched = { ...env, NODE_OPTIONS: `--import ${watcher}` };
  return startAnswering<{ kind: 'begin' | 'end' }, { grownBy: number }>(script, watched);
}

/** A small file goes first and brings the code for it into memory. Of the large one the end is held back for a while. */
async function growth({ ask }: Awaited<ReturnType<typeof start>>, target: Target) {
  await answerTo(send(target, small).end(small));
  await ask({ kind: 'begin' });
  const sent = send(target, large);
  const answered = answerTo(sent);
  sent.write(large.subarray(0, -heldBack));
  await wait(settleMilliseconds);
  const { grownBy: coming } = await ask({ kind: 'end' });
  sent.end(large.subarray(-heldBack));
  await ask({ kind: 'begin' });
  await answered;
  return { coming, checked: (await ask({ kind: 'end' })).grownBy };
}

function send({ url, headers }: Target, file: Uint8Array): ClientRequest {
  return request(url, { method: 'POST', headers: { ...headers, 'Content-Length': file.length } });
}

async function answerTo(sent: ClientRequest): Promise<void> {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('An upload was not answered');
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`An upload was answered ${response.statusCode}: ${body}`);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
