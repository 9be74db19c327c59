import { play } from '../children/feed.mjs';
import { startProduct } from '../product.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';
import { startStore } from '../voice/our-voice.ts';
import { hearGreeting, startStudent } from '../voice/student.ts';
import { makePlain, type Utterance } from '../voice/utterances.ts';

const rounds = 3;
const aims = { median: 350, p95: 500 };

/** Row 17: from the end of speech to the first sound of the reply, with the ears, the brain and the voice we ship by default. */
export const row: Row = {
  number: 17,
  name: 'voice-embedded',
  async measure() {
    await using store = await startStore();
    const origin = `http://127.0.0.1:${store.port}`;
    await using _ = await startProduct({ ...store.env, ORIGIN: origin, TUTOR_VOICE: 'auto' });
    const utterances = await makePlain();
    const taken: number[] = [];
    await untilRead(origin, utterances);
    for (let round = 0; round < rounds; round++) {
      for (const utterance of utterances) taken.push(await waitForReply(origin, utterance));
    }
    const slow = taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN;
    return [
      line('end of speech to first sound, built-in engines, median', median(taken), aims.median),
      line(`the same, p95 of ${taken.length}`, slow, aims.p95),
    ];
  },
};

/** The first conversations wait for the models to be read. */
async function untilRead(origin: string, utterances: Utterance[]): Promise<void> {
  for (const utterance of utterances) await waitForReply(origin, utterance).catch(() => undefined);
}

async function waitForReply(origin: string, { file, parts }: Utterance): Promise<number> {
  const client = await startStudent(origin);
  await hearGreeting(client);
  const sounds: number[] = [];
  client.socket.on('message', (_, isBinary) => void (isBinary && sounds.push(performance.now())));
  const end = parts.at(-1)?.endMs ?? 0;
  const began = performance.now();
  const reply = () => sounds.find((at) => at > began + end);
  await play(file, (samples) => client.speak([samples]), { seconds: 10, until: () => reply() !== undefined });
  client.close();
  return (reply() ?? Number.NaN) - began - end;
}

function line(figure: string, milliseconds: number, aim: number) {
  const ours = `${milliseconds.toFixed(0)} ms`;
  return {
    figure,
    ours,
    goal: `<= ${aim} ms`,
    met: milliseconds <= aim,
    noted: 'agents-js waits 327-644 before it asks',
  };
}
