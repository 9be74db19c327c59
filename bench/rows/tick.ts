import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '../product.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { startStore } from '../voice/our-voice.ts';

const rounds = 5;
const least = 0.7;
const ourTick = join(import.meta.dirname, '../children/our-tick.ts');
const rawTick = join(import.meta.dirname, '../children/raw-tick.mjs');

type Env = Record<string, string>;

/** Row 11 (tick): ten seconds of voice counted, per second of processor time, against the bare statement. */
export const row: Row = {
  number: 11,
  name: 'tick',
  async measure() {
    return [await onPostgres(), await onPglite()];
  },
};

async function onPostgres(): Promise<Line> {
  await using store = await startStore();
  await (await startProduct(store.env))[Symbol.asyncDispose]();
  return await compare(
    'PostgreSQL',
    store.env,
    { DATABASE_URL: store.env.DATABASE_URL },
    { count: 2000, noted: '11,200' },
  );
}

/** The embedded engine belongs to one process, so the floor works on a copy. */
async function onPglite(): Promise<Line> {
  await using folder = await makeFolder();
  const own = join(folder.path, 'own');
  await (await startProduct({ DATA_DIR: own }))[Symbol.asyncDispose]();
  const copy = join(folder.path, 'copy');
  await cp(join(own, 'database'), copy, { recursive: true });
  return await compare('PGlite', { DATA_DIR: own }, { DATABASE_FOLDER: copy }, { count: 300, noted: '1,750' });
}

async function compare(
  name: string,
  ours: Env,
  raw: Env,
  { count, noted }: { count: number; noted: string },
): Promise<Line> {
  await using own = await startAnswering<{ count: number }, { cpuSeconds: number }>(ourTick, {
    ...ours,
    TUTOR_VOICE: 'off',
  });
  await using floor = await startAnswering<{ count: number }, { cpuSeconds: number }>(rawTick, raw);
  const perSecond = (side: typeof own) => async () => count / (await side.ask({ count })).cpuSeconds;
  const sides = { floor: perSecond(floor), ours: perSecond(own) };
  await interleave(2, sides);
  const taken = summarise(await interleave(rounds, sides));
  return {
    figure: `tick, ${name}, per CPU-second`,
    floor: taken.floor.toFixed(0),
    ours: taken.ours.toFixed(0),
    ratio: taken.ratio,
    goal: `>= ${least} x the bare statement`,
    met: taken.ratio >= least,
    noted: `floor ${noted}`,
  };
}
