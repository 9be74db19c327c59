import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from '../child.ts';
import { startLoadGenerator } from '../load.ts';
import { startProduct } from '../product.ts';
import { prepareEmbeddedStore, preparePostgresStore, type Store } from '../read-stores.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';

const rounds = 5;
/** The compiler is not done with our code much earlier. */
const warmUpRounds = 3;
const rawRead = join(import.meta.dirname, '../children/raw-read.mjs');

type Read = {
  figure: string;
  path: string;
  raw: Record<string, string>;
  least: number;
  floorName: string;
  requests: number;
  noted: string;
};

/** Row 11 (read): JSON for a signed-in student per second of processor time, against bare node:http on the same store. */
export const row: Row = {
  number: 11,
  name: 'read',
  async measure() {
    const lines: Line[] = [];
    {
      await using store = await preparePostgresStore();
      lines.push(await compare(store, withoutQuery));
      lines.push(
        await compare(store, { ...withQuery(store), figure: 'read, PostgreSQL', requests: 6000, noted: '11,200' }),
      );
    }
    await using store = await prepareEmbeddedStore();
    lines.push(await compare(store, { ...withQuery(store), figure: 'read, PGlite', requests: 1500, noted: '1,750' }));
    return lines;
  },
};

/** The demo's switch needs no session and no query, but with a cookie it goes through all our layers of HTTP. */
const withoutQuery: Read = {
  figure: 'read without a query',
  path: '/api/demo',
  raw: { BODY: JSON.stringify({ available: true }) },
  least: 0.6,
  floorName: 'node:http',
  requests: 16_000,
  noted: '45,800',
};

function withQuery({ raw }: Store) {
  return { path: '/api/usage/economics', raw, least: 0.7, floorName: 'node:http + store' };
}

async function compare(store: Store, { figure, path, raw, least, floorName, requests, noted }: Read): Promise<Line> {
  const port = await freePort();
  await using load = startLoadGenerator();
  await using product = await startProduct(store.product);
  await using floor = await startChild(rawRead, { ...raw, PORT: String(port) });

  const perProcessorSecond = (side: typeof floor, at: number) => async () => {
    const before = await side.readCpuSeconds();
    await load.run({ port: at, path, cookie: store.cookie, count: requests });
    return requests / ((await side.readCpuSeconds()) - before);
  };
  const sides = { floor: perProcessorSecond(floor, port), ours: perProcessorSecond(product, product.port) };
  await interleave(warmUpRounds, sides);
  const taken = summarise(await interleave(rounds, sides));
  return {
    figure: `${figure}, per CPU-second`,
    floor: taken.floor.toFixed(0),
    ours: taken.ours.toFixed(0),
    ratio: taken.ratio,
    goal: `>= ${least} x ${floorName}`,
    met: taken.ratio >= least,
    noted: `floor ${noted}`,
  };
}
