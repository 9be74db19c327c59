import { join } from 'node:path';
import { createLog } from '../../server/log.ts';
import { openSpeechPool } from '../../server/providers/speech/embedded/speech-pool.ts';
import { play } from '../children/feed.mjs';
import { startProduct } from '../product.ts';
import { median } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { makeFolder } from '../temporary-folder.ts';
import { hearGreeting, startStudent } from '../voice/student.ts';
import { makePlain, type Utterance } from '../voice/utterances.ts';
import { startWritingStudents, writeAtOnce } from '../writing-students.ts';

const megabyte = 1024 * 1024;
const most = { voice: 700, text: 250 };
const modelsDir = join(import.meta.dirname, '../../models/weights');
/** As many as a short lesson has. */
const typedTurns = 6;

/** Row 28: what the running product holds, talking and typing, and how soon an engine that was let go is back. */
export const row: Row = {
  number: 28,
  name: 'memory',
  async measure() {
    return [
      megabytes('memory with the voice loaded, after six spoken turns', await afterTalking(), most.voice),
      megabytes('memory of a text-only server, after six typed turns', await afterTyping(), most.text),
      await returnLine('silero', { stream: 1, frame: new Int16Array(512) }),
      await returnLine('moonshine', { audio: new Int16Array(16_000) }),
      await returnLine('dittli', { text: 'Yes.', speed: 1 }),
    ];
  },
};

async function afterTalking(): Promise<number> {
  await using folder = await makeFolder();
  await using product = await startProduct({ DATA_DIR: folder.path, MODELS_DIR: modelsDir });
  const client = await startStudent(product.origin);
  await hearGreeting(client);
  for (const utterance of await makePlain()) await takeTurn(client, utterance);
  const bytes = await product.readResidentBytes();
  client.close();
  return bytes;
}

async function takeTurn(client: Awaited<ReturnType<typeof startStudent>>, { file }: Utterance): Promise<void> {
  let ended = false;
  const reply = client.next('reply-end').finally(() => {
    ended = true;
  });
  await play(file, (samples) => client.speak([samples]), { seconds: 30, until: () => ended });
  await reply;
  const utterance = client.all('tutor').at(-1)?.utterance ?? 0;
  client.send({ type: 'heard', utterance, samples: client.samplesOf(utterance) });
  await client.next('state', ({ state }) => state === 'listening');
}

async function afterTyping(): Promise<number> {
  await using folder = await makeFolder();
  const env = { DATA_DIR: folder.path, MODELS_DIR: modelsDir, TUTOR_VOICE: 'off', TUTOR_MODEL: 'builtin' };
  await using product = await startProduct(env);
  const students = await startWritingStudents(product.origin, 1);
  await writeAtOnce(product.origin, students, typedTurns);
  return product.readResidentBytes();
}

function megabytes(figure: string, bytes: number, goal: number): Line {
  const held = bytes / megabyte;
  return { figure, ours: `${held.toFixed(0)} MB`, goal: `<= ${goal} MB`, met: held <= goal };
}

/** From the first thing that is asked of an engine at rest to its answer, which is loading, warming up and the work. */
async function returnLine<Model extends 'silero' | 'moonshine' | 'dittli'>(
  model: Model,
  asked: Parameters<ReturnType<typeof openSpeechPool<Model>>['run']>[0],
): Promise<Line> {
  const log = createLog({ production: true, logLevel: 'silent' });
  const pool = openSpeechPool(model, { modelsDir, log, threads: 1, restAfterMs: 200 });
  const taken: number[] = [];
  await pool.run(asked);
  while (taken.length < 5) {
    // Counted from the end of its work: what still loads is not let go.
    pool.load();
    while (pool.state().state !== 'resting') await new Promise((resolve) => setTimeout(resolve, 50));
    const started = performance.now();
    await pool.run(asked);
    taken.push(performance.now() - started);
  }
  await pool.close();
  const milliseconds = median(taken);
  return {
    figure: `${model} at rest, until it has done its first work`,
    ours: `${milliseconds.toFixed(0)} ms`,
    goal: '<= 1000 ms',
    met: milliseconds <= 1000,
  };
}
