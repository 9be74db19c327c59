import { floatData, floats, integers, openLightened, output, type Session } from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import type { Kept } from '../../models/worker-protocol.ts';
import { indexDictionary } from './dictionary.ts';
import { toDittliSound } from './dittli-sound.ts';
import { createGuess } from './guess-phones.ts';
import { createPronouncer } from './pronounce.ts';
import { toSymbols } from './say-symbols.ts';
import type { MouthInput } from './voices.ts';

/** What lies beside the model: the order of its symbols, and where the numbers of a language begin. */
type Metadata = { symbols: string[]; tone_offset: number; language_id: number };

/** The higher voice is the same one, played so much faster than it was made; it is made slower by as much. */
const raised = 1.12;

/** In its thread: a natural voice that is quick on any machine. */
export async function loadDittli({ modelsDir }: { modelsDir: string }, kept: Kept) {
  const isBack = kept.bytes !== undefined;
  const session = await openLightened(() => readWeights(modelsDir, 'dittli/model.onnx'), modelsDir, kept);
  const metadata: Metadata = JSON.parse((await readWeights(modelsDir, 'dittli/metadata.json')).toString('utf8'));
  const pronounce = await loadPronouncer(modelsDir);
  const speak = async ({ text, speed, voice }: MouthInput): Promise<Int16Array> => {
    const raise = voice === 'higher' ? raised : 1;
    const sound = await run(session, inputOf(toSymbols(text, pronounce), metadata), speed / raise);
    return toDittliSound(sound, raise);
  };
  // One that comes back is waited for.
  if (!isBack) await speak({ text: 'Ready, when you are.', speed: 1 });
  return speak;
}

/** The pack's dictionary and its guess, under the course's own words. Hardly any lesson needs a guess. */
export async function loadPronouncer(modelsDir: string) {
  const dictionary = indexDictionary(await readWeights(modelsDir, 'dittli/cmudict.json'));
  const file = await readWeights(modelsDir, 'dittli/g2p_model.json');
  let guess: ReturnType<typeof createGuess> | undefined;
  return createPronouncer(dictionary, (word) => {
    guess ??= createGuess(JSON.parse(file.toString('utf8')));
    return guess(word);
  });
}

type Input = { symbols: number[]; tones: number[]; languages: number[] };

function inputOf(said: ReturnType<typeof toSymbols>, { symbols, tone_offset, language_id }: Metadata): Input {
  const places = new Map(symbols.map((symbol, place) => [symbol, place]));
  const known = said.filter(({ symbol }) => places.has(symbol));
  return {
    symbols: spread(known.map(({ symbol }) => places.get(symbol) ?? 0)),
    tones: spread(known.map(({ tone }) => tone + tone_offset)),
    languages: spread(known.map(() => language_id)),
  };
}

/** The model was taught with a blank around every symbol. */
function spread(values: number[]): number[] {
  return [0, ...values.flatMap((value) => [value, 0])];
}

/** How freely the tune and the lengths of the sounds vary. Its makers let it vary twice as much; our ears hear it better so. */
const tuneFreedom = 0.3;
const rhythmFreedom = 0.3;
/** The model can take a language model's view of the sentence; this voice was made without. */
const views = { bert: 1024, ja_bert: 768 };

async function run(session: Session, { symbols, tones, languages }: Input, speed: number): Promise<Float32Array> {
  const length = symbols.length;
  const outputs = await session.run({
    x: integers(symbols, [1, length]),
    x_lengths: integers([length], [1]),
    sid: integers([0], [1]),
    tone: integers(tones, [1, length]),
    language: integers(languages, [1, length]),
    bert: floats(new Float32Array(views.bert * length), [1, views.bert, length]),
    ja_bert: floats(new Float32Array(views.ja_bert * length), [1, views.ja_bert, length]),
    noise_scale: floats([tuneFreedom], [1]),
    noise_scale_w: floats([rhythmFreedom], [1]),
    length_scale: floats([1 / speed], [1]),
  });
  return floatData(output(outputs, 'audio'));
}
