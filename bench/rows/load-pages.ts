import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from '../child.ts';
import { startLoadGenerator } from '../load.ts';
import { startProduct } from '../product.ts';
import { preparePostgresStore } from '../read-stores.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';

const rounds = 5;
const warmUpRounds = 2;
/** A multiple of the connections, so that each has the same share. */
const pages = 256;
const least = 0.05;
const barePages = join(import.meta.dirname, '../children/bare-pages.mjs');

/** Everything that a signed-in student's browser asks the server for to show '/', its cached scripts aside. */
const paths = [
  '/',
  '/api/session',
  '/api/tutor/conversations',
  '/api/usage/economics',
  '/api/usage/business',
  '/api/home/next',
];

/** Row 22: the home page of a signed-in student, its shell and all its JSON, against bare node:http with the same bytes. */
export const row: Row = {
  number: 22,
  name: 'load-pages',
  async measure() {
    await using store = await preparePostgresStore();
    await using folder = await makeFolder();
    await using load = startLoadGenerator();
    await using product = await startProduct({ ...store.product, TUTOR_VOICE: 'off' });
    const answers = join(folder.path, 'answers.json');
    await writeFile(answers, JSON.stringify(await Promise.all(paths.map((path) => keep(product.port, path, store)))));
    const port = await freePort();
    await using floor = await startChild(barePages, { PORT: String(port), ANSWERS: answers });

    const perProcessorSecond = (side: typeof floor, at: number) => async () => {
      const before = await side.readCpuSeconds();
      for (const path of paths) await load.run({ port: at, path, cookie: store.cookie, count: pages });
      return pages / ((await side.readCpuSeconds()) - before);
    };
    const sides = { floor: perProcessorSecond(floor, port), ours: perProcessorSecond(product, product.port) };
    await interleave(warmUpRounds, sides);
    const taken = summarise(await interleave(rounds, sides));
    return [
      {
        figure: `home page, signed in (${paths.length} requests), per CPU-second`,
        floor: taken.floor.toFixed(0),
        ours: taken.ours.toFixed(0),
        ratio: taken.ratio,
        goal: `>= ${least} x node:http without a store`,
        met: taken.ratio >= least,
      },
    ];
  },
};

type Answer = { path: string; headers: Record<string, string>; body: string };

/** An answer of ours with its bytes as they went over the line; `fetch` would unpack them. */
async function keep(port: number, path: string, { cookie }: { cookie: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: cookie, 'Accept-Encoding': 'br' };
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      readAnswer(path, response).then(resolve).catch(reject);
    })
      .on('error', reject)
      .end();
  });
}

async function readAnswer(path: string, response: IncomingMessage): Promise<Answer> {
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const body = await buffer(response);
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
  return {
    path,
    headers: {
      'Content-Type': type,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
    body: body.toString('base64'),
  };
}
