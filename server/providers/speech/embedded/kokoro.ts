import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floatData, floats, integers, openSession, type Session } from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import type { MouthInput } from './voices.ts';

const styleSize = 256;
/** The model's own limit, without the two marks around the sentence. */
const mostPhonemes = 509;

type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> };
type Tokenizer = { vocab: Map<string, number> };

/** In its thread: two British voices. Too slow for conversation on a small machine, so it is measured before it is used. */
export async function loadKokoro({ modelsDir }: { modelsDir: string }) {
  const session = await openSession(await readWeights(modelsDir, 'kokoro/kokoro-quantized.onnx'), modelsDir);
  const [lower, higher] = [await readVoice(modelsDir, 'bm_george'), await readVoice(modelsDir, 'bf_emma')];
  const tokenizer = await readTokenizer(modelsDir);
  const phonemizer = await openPhonemizer(modelsDir);
  return async ({ text, speed, voice }: MouthInput): Promise<Int16Array> => {
    const ids = idsOf(await toPhonemes(phonemizer, text), tokenizer);
    return speak(session, { ids, style: styleFor(voice === 'higher' ? higher : lower, ids.length), speed });
  };
}

async function readVoice(modelsDir: string, name: 'bm_george' | 'bf_emma'): Promise<Float32Array> {
  const bytes = await readWeights(modelsDir, `kokoro/${name}.bin`);
  return new Float32Array(new Uint8Array(bytes).buffer);
}

async function readTokenizer(modelsDir: string): Promise<Tokenizer> {
  const file = JSON.parse((await readWeights(modelsDir, 'kokoro/tokenizer.json')).toString('utf8'));
  return { vocab: new Map(Object.entries<number>(file.model.vocab)) };
}

async function openPhonemizer(modelsDir: string): Promise<Phonemizer> {
  await readWeights(modelsDir, 'kokoro/phonemizer.mjs');
  return import(pathToFileURL(join(modelsDir, 'kokoro/phonemizer.mjs')).href);
}

/** eSpeak drops the punctuation, from which the voice takes its pauses and its tune: each part is told by itself. */
async function toPhonemes(phonemizer: Phonemizer, text: string): Promise<string> {
  const parts = text.split(/(\s*[;:,.!?—…"()“”]+\s*)/);
  const spoken = await Promise.all(
    parts.map(async (part, index) =>
      index % 2 || !part.trim() ? part : (await phonemizer.phonemize(part, 'en')).join(' '),
    ),
  );
  return spoken.join('').replaceAll('ʲ', 'j').replaceAll('r', 'ɹ').replaceAll('x', 'k').replaceAll('ɬ', 'l').trim();
}

function idsOf(phonemes: string, { vocab }: Tokenizer): number[] {
  return [...phonemes].flatMap((phoneme) => vocab.get(phoneme) ?? []).slice(0, mostPhonemes);
}

/** A voice has one style for each length of sentence. */
function styleFor(voice: Float32Array, length: number): Float32Array {
  const row = Math.min(length, voice.length / styleSize - 1);
  return voice.slice(row * styleSize, (row + 1) * styleSize);
}

type Sentence = { ids: number[]; style: Float32Array; speed: number };

async function speak(session: Session, { ids, style, speed }: Sentence): Promise<Int16Array> {
  if (ids.length === 0) return new Int16Array(0);
  const outputs = await session.run({
    input_ids: integers([0, ...ids, 0], [1, ids.length + 2]),
    style: floats(style, [1, styleSize]),
    speed: floats([speed], [1]),
  });
  const [waveform] = Object.values(outputs);
  if (!waveform) throw new Error('the model gave no sound');
  return Int16Array.from(floatData(waveform), (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
}
