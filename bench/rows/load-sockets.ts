import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { interleave, type Round, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { type ManySockets, openBare, openStudents } from '../voice/many-sockets.ts';
import { startStore } from '../voice/our-voice.ts';

const rounds = 5;
const warmUpRounds = 2;
const many = 500;
const few = 10;
/** Half a minute: a student's session and plan are looked at again within it. */
const ticks = 3;
/** The first sockets bring code and tables into memory that all share. */
const firstSockets = 20;
const goals = { tick: 4, flat: 1.25, memory: 10 };
const ourSockets = join(import.meta.dirname, '../children/our-sockets.ts');
const bareSockets = join(import.meta.dirname, '../children/bare-sockets.mjs');

/** Row 24: many voice sockets that tick in one process, against a bare `ws` server, and against few of our own. */
export const row: Row = {
  number: 24,
  name: 'load-sockets',
  async measure() {
    await using store = await startStore();
    const ports = { few: await freePort(), bare: await freePort() };
    const env = { ...store.env, TUTOR_VOICE: 'off' };
    await using crowd = await start(ourSockets, env, openStudents(`http://localhost:${store.port}`));
    await using handful = await start(
      ourSockets,
      { ...env, PORT: String(ports.few) },
      openStudents(`http://localhost:${ports.few}`),
    );
    const bareEnv = { DATABASE_URL: env.DATABASE_URL, PORT: String(ports.bare) };
    await using bare = await start(bareSockets, bareEnv, openBare(`ws://127.0.0.1:${ports.bare}`));
    const memory = { floor: await bare.fill(), ours: await crowd.fill() };
    await handful.open(few);

    const sides = { floor: () => bare.tick(many, ticks), ours: () => crowd.tick(many, ticks) };
    const flat = { floor: () => handful.tick(few, ticks * 15), ours: () => crowd.tick(many, ticks) };
    await interleave(warmUpRounds, sides);
    await interleave(1, flat);
    return [
      asLine(`${many} voice sockets: a tick`, summarise(await interleave(rounds, sides)), {
        most: goals.tick,
        floorName: 'bare ws + the statement',
        show: milliseconds,
      }),
      asLine(`a tick among ${many} sockets`, summarise(await interleave(rounds, flat)), {
        most: goals.flat,
        floorName: `among ${few}`,
        show: milliseconds,
      }),
      asLine('memory of a voice socket', memory, { most: goals.memory, floorName: 'bare ws', show: kilobytes }),
    ];
  },
};

type Answer = { cpuSeconds: number; memory: number };

async function start(script: string, env: Record<string, string>, sockets: ManySockets) {
  const child = await startAnswering<{ kind: 'tick' | 'memory' | 'time' }, Answer>(script, env);
  let ticked = 0;
  return {
    open: sockets.open,
    /** Opens all of them; gives back what each holds, in bytes. */
    async fill(): Promise<number> {
      await sockets.open(firstSockets);
      const before = (await child.ask({ kind: 'memory' })).memory;
      await sockets.open(many);
      return ((await child.ask({ kind: 'memory' })).memory - before) / (many - firstSockets);
    },
    /** The processor time of one tick, in milliseconds: each time everybody is told before the next ten seconds pass. */
    async tick(students: number, ticks: number): Promise<number> {
      const before = (await child.ask({ kind: 'time' })).cpuSeconds;
      for (let tick = 0; tick < ticks; tick++) {
        await child.ask({ kind: 'tick' });
        ticked += students;
        await sockets.heard(ticked);
      }
      return (((await child.ask({ kind: 'time' })).cpuSeconds - before) / (students * ticks)) * 1000;
    },
    async [Symbol.asyncDispose]() {
      sockets.close();
      await child[Symbol.asyncDispose]();
    },
  };
}

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

type Goal = { most: number; floorName: string; show(value: number): string };

function asLine(
  figure: string,
  { floor, ours, ratio = ours / floor }: Round & { ratio?: number },
  { most, floorName, show }: Goal,
): Line {
  const goal = `<= ${most} x ${floorName}`;
  return { figure, floor: show(floor), ours: show(ours), ratio, goal, met: ratio <= most };
}
