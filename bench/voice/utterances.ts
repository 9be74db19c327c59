import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { loadFlite } from '#server/providers/speech/embedded/flite.ts';
import { cough, hum, join, silence } from './sounds.ts';

/** Something that is played to a listener: a file of 16 kHz samples, and what is said in it up to when. */
export type Utterance = { name: string; file: string; parts: { text: string; endMs: number }[]; firstSoundMs: number };

const rate = 16_000;
const leadSeconds = 0.5;
const modelsDir = joinPath(import.meta.dirname, '../../models/weights');

/** Said in one go. */
const plain = [
  'What happens when supply falls?',
  'Demand rises because incomes are higher.',
  'I think the price goes up.',
  'Can you explain price elasticity?',
  'A subsidy lowers the cost of production.',
  'Unemployment fell by two per cent.',
];

/** Said with a pause inside, in milliseconds, as students do who think while they speak. */
const paused: [string, number, string][] = [
  ['The price rises because.', 700, 'supply has fallen.'],
  ['It shifts to the right and.', 600, 'the quantity goes up.'],
  ['Consumers buy less of it so.', 800, 'revenue falls.'],
  ['Well, I think that um.', 700, 'demand is inelastic.'],
  ['The government could put a tax on the.', 600, 'producers of cigarettes.'],
  ['Firms will cut their costs, and then.', 800, 'they can lower the price.'],
  ['Inflation is measured by.', 700, 'the consumer prices index.'],
  ['If interest rates go up.', 450, 'people borrow less.'],
];

const interruptions = [
  'Wait, stop.',
  'Sorry, can I ask something?',
  'No, that is wrong.',
  'But why does the price rise?',
  'Hang on, I do not follow.',
  'What about supply?',
];

export async function makePlain(): Promise<Utterance[]> {
  return make(plain.map((text) => ({ name: text, pieces: [{ text }] })));
}

export async function makePaused(): Promise<Utterance[]> {
  return make(
    paused.map(([first, pause, second]) => ({ name: first, pieces: [{ text: first }, { pause, text: second }] })),
  );
}

export async function makeInterruptions(): Promise<Utterance[]> {
  return make(interruptions.map((text) => ({ name: text, pieces: [{ text }] })));
}

/** Nothing to stop for. */
export async function makeListeningSounds(): Promise<Utterance[]> {
  const hums = [110, 130, 160, 200, 220].map((pitch) =>
    save(
      `mm-hmm at ${pitch} Hz`,
      hum(pitch, [
        { on: 0.25, off: 0.06 },
        { on: 0.35, off: 0 },
      ]),
    ),
  );
  const coughs = [1, 2, 3, 4, 5].map((seed) =>
    save(
      `cough ${seed}`,
      cough(
        seed,
        seed % 2
          ? [
              { on: 0.25, off: 0.1 },
              { on: 0.2, off: 0 },
            ]
          : [{ on: 0.35, off: 0 }],
      ),
    ),
  );
  return Promise.all([...hums, ...coughs]);
}

type Spoken = { name: string; pieces: { text: string; pause?: number }[] };

async function make(all: Spoken[]): Promise<Utterance[]> {
  const speak = await loadFlite({ modelsDir });
  const made: Utterance[] = [];
  for (const { name, pieces } of all) {
    const sound: Int16Array[] = [];
    const parts: Utterance['parts'] = [];
    let at = leadSeconds * rate;
    for (const { text, pause = 0 } of pieces) {
      const spoken = [silence(pause / 1000), trim(await speak({ text, speed: 1 }))];
      sound.push(...spoken);
      at += spoken.reduce((sum, piece) => sum + piece.length, 0);
      parts.push({ text, endMs: (at / rate) * 1000 });
    }
    made.push({ ...(await save(name, join(sound))), parts });
  }
  return made;
}

/** Without the quiet that a voice has around a sentence: its end is the end of speech. */
function trim(sound: Int16Array): Int16Array {
  const loud = (sample: number) => Math.abs(sample) > 400;
  return sound.slice(sound.findIndex(loud), sound.findLastIndex(loud) + 1);
}

async function save(name: string, sound: Int16Array): Promise<Utterance> {
  const file = joinPath(await folder(), `${crypto.randomUUID()}.raw`);
  await writeFile(file, Buffer.from(join([silence(leadSeconds), sound]).buffer));
  return { name, file, parts: [], firstSoundMs: leadSeconds * 1000 };
}

let made: Promise<string> | undefined;
function folder(): Promise<string> {
  made ??= mkdtemp(joinPath(tmpdir(), 'margin-bench-voice-'));
  return made;
}
