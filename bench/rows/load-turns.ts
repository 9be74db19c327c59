import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from '../child.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Row } from '../row.ts';
import { startStore } from '../voice/our-voice.ts';
import { startWritingStudents, writeAtOnce } from '../writing-students.ts';

const rounds = 5;
const warmUpRounds = 2;
/** Nobody may write more than 20 times a minute, so many write a little. */
const students = 100;
const turnsEach = 2;
/** A turn is kept and guarded, which the floor does not do; the smallest brain takes thirty times as long as all of it. */
const least = 0.015;
const ourTurns = join(import.meta.dirname, '../children/our-turns.ts');
const bareTurns = join(import.meta.dirname, '../children/bare-turns.mjs');

/** Row 23: a question typed and answered by a brain that takes no time, against bare node:http that streams the same lines. */
export const row: Row = {
  number: 23,
  name: 'load-turns',
  async measure() {
    await using store = await startStore();
    await using ours = await startChild(ourTurns, { ...store.env, TUTOR_VOICE: 'off' });
    const origin = `http://localhost:${store.port}`;
    const writers = await startWritingStudents(origin, students);
    const lines = await writeAtOnce(origin, writers.slice(0, 1), 1);
    const port = await freePort();
    await using floor = await startChild(bareTurns, { PORT: String(port), LINES: JSON.stringify(lines) });

    const perProcessorSecond = (side: typeof floor, at: string) => async () => {
      const before = await side.readCpuSeconds();
      await writeAtOnce(at, writers, turnsEach);
      return (students * turnsEach) / ((await side.readCpuSeconds()) - before);
    };
    const sides = {
      floor: perProcessorSecond(floor, `http://127.0.0.1:${port}`),
      ours: perProcessorSecond(ours, origin),
    };
    await interleave(warmUpRounds, sides);
    const taken = summarise(await interleave(rounds, sides));
    return [
      {
        figure: `text turn, instant brain, ${students} students, per CPU-second`,
        floor: taken.floor.toFixed(0),
        ours: taken.ours.toFixed(0),
        ratio: taken.ratio,
        goal: `>= ${least} x node:http without a store`,
        met: taken.ratio >= least,
      },
    ];
  },
};
