import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from '../child.ts';
import { startProduct } from '../product.ts';
import { interleave, type Round, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';

const rounds = 7;
const mostTimesFloor = 1.5;
const rawStart = join(import.meta.dirname, '../children/raw-start.mjs');

/** Row 12 (start): from nothing to listening on a folder that has its schema, against opening the same folder bare. */
export const row: Row = {
  number: 12,
  name: 'start',
  async measure() {
    await using ours = await makeFolder();
    await using floor = await makeFolder();
    await (await startProduct({ DATA_DIR: ours.path }))[Symbol.asyncDispose]();
    const database = join(floor.path, 'database');
    await cp(join(ours.path, 'database'), database, { recursive: true });

    const processor: Round[] = [];
    const wall = await interleave(rounds, {
      async floor() {
        await using child = await startChild(rawStart, { DATABASE_FOLDER: database, PORT: String(await freePort()) });
        processor.push({ floor: child.start.cpuSeconds, ours: Number.NaN });
        return child.start.seconds;
      },
      async ours() {
        await using child = await startProduct({ DATA_DIR: ours.path });
        Object.assign(processor.at(-1) ?? {}, { ours: child.start.cpuSeconds });
        return child.start.seconds;
      },
    });
    return [asLine('second start, wall clock', wall), asLine('second start, processor time', processor)];
  },
};

function asLine(figure: string, taken: Round[]): Line {
  const { floor, ours, ratio } = summarise(taken);
  return {
    figure,
    floor: `${floor.toFixed(2)} s`,
    ours: `${ours.toFixed(2)} s`,
    ratio,
    goal: `<= ${mostTimesFloor} x PGlite + node:http`,
    met: ratio <= mostTimesFloor,
    noted: 'PGlite open + raw start 0.57 s',
  };
}
