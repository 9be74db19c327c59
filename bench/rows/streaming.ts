import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from '../child.ts';
import { summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { startStore } from '../voice/our-voice.ts';
import { signIn } from '../voice/student.ts';

const rounds = 6;
const warmUpRounds = 2;
/** A reply that is longer than 320 words is cut off as somebody's essay. */
const long = 280;
const short = 40;
/** Each once of both lengths in a round: nobody may write more than 20 times a minute. */
const students = 60;
/** By turns, so many short replies and so many long ones. */
const atOnce = 5;
const mostTimesFloor = 1.5;
const mostTimesPeer = 0.25;
const child = (name: string) => join(import.meta.dirname, '../children', name);

type Side = { readCpuSeconds(): Promise<number>; reply(student: number, tokens: number): Promise<void> };

/**
 * Row 12 (streaming): what one more token of a reply costs on its way from a brain that takes no time to the browser. The
 * short replies are taken off the long ones, so that what a turn costs whatever its length does not count here.
 */
export const row: Row = {
  number: 12,
  name: 'streaming',
  async measure() {
    await using ours = await startOurs();
    await using floor = await startOther('raw-stream.mjs');
    await using peer = await startOther('ai-stream.mjs');
    const taken: { floor: number; peer: number; ours: number }[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      const costs = { floor: await costOf(floor), peer: await costOf(peer), ours: await costOf(ours) };
      if (round >= warmUpRounds) taken.push(costs);
    }
    return [
      asLine('node:http SSE', mostTimesFloor, summarise(taken), '3.6 ms'),
      asLine(
        'the `ai` UI stream',
        mostTimesPeer,
        summarise(taken.map((costs) => ({ ...costs, floor: costs.peer }))),
        '32.7 ms',
      ),
    ];
  },
};

/** Milliseconds of processor time for 1000 tokens. Short and long take turns: what else the machine does happens to both. */
async function costOf(side: Side): Promise<number> {
  let extra = 0;
  for (let first = 0; first < students; first += atOnce) {
    const atShort = await secondsFor(side, first, short);
    extra += (await secondsFor(side, first, long)) - atShort;
  }
  return (extra / (students * (long - short))) * 1e6;
}

async function secondsFor(side: Side, first: number, tokens: number): Promise<number> {
  const before = await side.readCpuSeconds();
  for (let student = first; student < first + atOnce; student++) await side.reply(student, tokens);
  return (await side.readCpuSeconds()) - before;
}

async function startOurs() {
  const store = await startStore();
  const server = await startChild(child('our-stream.ts'), { ...store.env, TUTOR_VOICE: 'off' });
  const origin = `http://localhost:${store.port}`;
  const talking = await Promise.all(Array.from({ length: students }, () => signIn(origin)));
  return {
    ...server,
    async reply(student: number, tokens: number) {
      const { cookie = '', conversationId = '' } = talking[student] ?? {};
      const response = await fetch(`${origin}/api/tutor/conversations/${conversationId}/messages`, {
        method: 'POST',
        headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ key: crypto.randomUUID(), text: `Explain it in ${tokens} words.` }),
      });
      requireWhole(await response.text(), tokens);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

async function startOther(name: string) {
  const port = await freePort();
  const server = await startChild(child(name), { PORT: String(port) });
  return {
    ...server,
    async reply(_: number, tokens: number) {
      const response = await fetch(`http://127.0.0.1:${port}/${tokens}`);
      requireWhole(await response.text(), tokens);
    },
  };
}

/** A guard that cut a reply short would make it cheap. */
function requireWhole(body: string, tokens: number): void {
  const pieces = Array.from(body.matchAll(/"(?:text|delta)":("(?:[^"\\]|\\.)*")/g), ([, text = '""']) =>
    JSON.parse(text),
  );
  const words = pieces.join('').trim().split(/\s+/).length;
  if (words !== tokens) throw new Error(`A reply had ${words} words, not ${tokens}: ${body.slice(0, 300)}`);
}

function asLine(other: string, most: number, taken: ReturnType<typeof summarise>, noted: string): Line {
  return {
    figure: `a reply's 1000 tokens, against ${other}`,
    floor: `${taken.floor.toFixed(1)} ms`,
    ours: `${taken.ours.toFixed(1)} ms`,
    ratio: taken.ratio,
    goal: `<= ${most} x ${other}`,
    met: taken.ratio <= most,
    noted: `${other} ${noted}`,
  };
}
