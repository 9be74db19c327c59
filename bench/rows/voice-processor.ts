import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import type { VoiceClient } from '#tests/voice-client.ts';
import { startChild } from '../child.ts';
import { play } from '../children/feed.mjs';
import { installPeers } from '../install-peers.ts';
import { interleave, type Round, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { openEchoes } from '../voice/echoes.ts';
import { startStore } from '../voice/our-voice.ts';
import { hearGreeting, startStudent } from '../voice/student.ts';
import { makePlain, type Utterance } from '../voice/utterances.ts';

const rounds = 3;
/** What the process costs by itself is shared by many, as in life. */
const sessions = 25;
const seconds = 6;
const bareRelay = join(import.meta.dirname, '../children/bare-relay.mjs');
const ourServer = join(import.meta.dirname, '../children/our-voice-server.ts');
const agents = join(import.meta.dirname, '../peers/agents-voice.mjs');

/** Row 9: processor time for each second of a conversation: relaying a vendor's, and holding one ourselves. */
export const row: Row = {
  number: 9,
  name: 'voice-processor',
  async measure() {
    await installPeers();
    const [utterance] = await makePlain();
    if (!utterance) throw new Error('There is nothing to say');
    return [await compareRelay(utterance), await compareSessions(utterance)];
  },
};

type Cpu = { readCpuSeconds(): Promise<number> };

async function perSessionSecond(server: Cpu, work: () => Promise<unknown>): Promise<number> {
  const before = await server.readCpuSeconds();
  await work();
  return (((await server.readCpuSeconds()) - before) / (sessions * seconds)) * 1000;
}

async function compareRelay(utterance: Utterance): Promise<Line> {
  const port = await freePort();
  await using floor = await startChild(bareRelay, { PORT: String(port) });
  await using store = await startStore();
  await using ours = await startChild(ourServer, { ...store.env, TUTOR_VOICE: 'off', RELAY: '1' });
  await using bare = await openEchoes(`ws://127.0.0.1:${port}`, sessions);
  const students = await startStudents(store.port);
  const sides = {
    floor: () => perSessionSecond(floor, () => talk(bare.speakers, utterance)),
    ours: () => perSessionSecond(ours, () => talk(students.map(speakerOf), utterance)),
  };
  const taken = await takeWarm(sides);
  for (const student of students) student.close();
  return asLine('relay of a call, a session-second', taken, { most: 1.5, name: 'bare ws relay', noted: '1.8 ms' });
}

async function compareSessions(utterance: Utterance): Promise<Line> {
  await using peer = await startAnswering<object, { cpuSeconds: number }>(agents);
  await using store = await startStore();
  await using ours = await startChild(ourServer, { ...store.env, TUTOR_VOICE: 'off' });
  const students = await startStudents(store.port);
  await Promise.all(students.map(hearGreeting));
  const sides = {
    async floor() {
      const { cpuSeconds } = await peer.ask({ kind: 'many', ...utterance, sessions, seconds });
      return (cpuSeconds / (sessions * seconds)) * 1000;
    },
    ours: () => perSessionSecond(ours, () => talk(students.map(speakerOf), utterance)),
  };
  const taken = await takeWarm(sides);
  for (const student of students) student.close();
  return asLine('whole conversation, a session-second', taken, { most: 0.5, name: 'agents-js', noted: '7.25 ms' });
}

/** The first round is the compiler's. */
async function takeWarm(sides: Parameters<typeof interleave>[1]): Promise<Round[]> {
  await interleave(1, sides);
  return interleave(rounds, sides);
}

const speakerOf = (student: VoiceClient) => (samples: Int16Array) => student.speak([samples]);

/** Everybody says it again and again, with a second between. */
async function talk(speakers: ((samples: Int16Array) => void)[], { file }: Utterance): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    speakers.map(async (speak) => {
      while (performance.now() < end) await play(file, speak, { seconds: 1, until: () => performance.now() >= end });
    }),
  );
}

function startStudents(port: number) {
  return Promise.all(Array.from({ length: sessions }, () => startStudent(`http://localhost:${port}`)));
}

function asLine(
  figure: string,
  taken: Round[],
  { most, name, noted }: { most: number; name: string; noted: string },
): Line {
  const { floor, ours, ratio } = summarise(taken);
  return {
    figure,
    floor: `${floor.toFixed(2)} ms`,
    ours: `${ours.toFixed(2)} ms`,
    ratio,
    goal: `<= ${most} x ${name}`,
    met: ratio <= most,
    noted: `${name} ${noted}`,
  };
}
