import llamaTokenizer from 'llama-tokenizer-js';
import { floatData, floats, integers, openSession, output, type Session, type Tensors } from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import { earsRate } from '../interface.ts';
import { splitDecoder } from './split-decoder.ts';
import { growTrie, type TermListener, type TermTrie } from './term-trie.ts';
import { readTerms } from './terms.ts';

const startToken = 1;
const endToken = 2;
/** Faster than anybody speaks; without a limit the model may go on for ever about noise. */
const tokensPerSecond = 6.5;
/** Shorter than any word, and shorter than the model can take. */
const leastSamples = earsRate / 8;
const layers = 8;
const nothingSaid = [1, 8, 0, 52];
const namesOf = (part: 'decoder' | 'encoder') =>
  Array.from({ length: layers }, (_, layer) => ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`)).flat();

export type MoonshineInput = { audio: Int16Array };
type Models = { encoder: Session; sound: Session; token: Session; trie: TermTrie | undefined };
type Task = { isCancelled(): boolean };

/** In its thread: what was said in one utterance. `terms` is off only where its use is measured. */
export async function loadMoonshine({ modelsDir, terms = true }: { modelsDir: string; terms?: boolean }) {
  const decoder = splitDecoder(await readWeights(modelsDir, 'moonshine/decoder_model_merged.onnx'));
  const models: Models = {
    encoder: await openSession(await readWeights(modelsDir, 'moonshine/encoder_model.onnx'), modelsDir),
    sound: await openSession(decoder.sound, modelsDir),
    token: await openSession(decoder.token, modelsDir),
    trie: terms ? growTrie((await readTerms()).flatMap(tokenForms)) : undefined,
  };
  await transcribe(models, new Float32Array(earsRate), { isCancelled: () => false });
  return async ({ audio }: MoonshineInput, task: Task): Promise<string> => {
    if (audio.length < leastSamples) return '';
    const speech = Float32Array.from(audio, (sample) => sample / 32_768);
    return transcribe(models, speech, task);
  };
}

/** As written, and as it stands within a sentence: only its first letter differs, and not in a name or an abbreviation. */
function tokenForms(term: string): number[][] {
  const inSentence = /^[A-Z][a-z]/.test(term) ? `${term[0]?.toLowerCase()}${term.slice(1)}` : term;
  return [...new Set([term, inSentence])].map((form) => llamaTokenizer.encode(form, false, true));
}

async function transcribe({ encoder, sound, token, trie }: Models, speech: Float32Array, task: Task): Promise<string> {
  const encoded = await encoder.run({ input_values: floats(speech, [1, speech.length]) });
  const heard = await sound.run({ encoder_hidden_states: output(encoded, 'last_hidden_state') });
  const most = Math.ceil((speech.length / earsRate) * tokensPerSecond) + 2;
  const listener = trie?.open();
  const tokens: number[] = [];
  const past = asPast(heard, 'encoder');
  let said = Object.fromEntries(namesOf('decoder').map((name) => [`past_key_values.${name}`, floats([], nothingSaid)]));
  while (tokens.length < most && !task.isCancelled()) {
    const outputs = await token.run({ input_ids: integers([tokens.at(-1) ?? startToken], [1, 1]), ...past, ...said });
    const next = choose(floatData(output(outputs, 'logits')), listener);
    if (next === endToken) break;
    listener?.take(next);
    tokens.push(next);
    said = asPast(outputs, 'decoder');
  }
  return llamaTokenizer.decode([startToken, ...tokens]).trim();
}

/** What one run gives is what the next is given. */
function asPast(outputs: Tensors, part: 'decoder' | 'encoder'): Tensors {
  return Object.fromEntries(
    namesOf(part).map((name) => [`past_key_values.${name}`, output(outputs, `present.${name}`)]),
  );
}

function choose(scores: Float32Array, listener: TermListener | undefined): number {
  listener?.favour(scores);
  let best = 0;
  for (let token = 1; token < scores.length; token++) if ((scores[token] ?? 0) > (scores[best] ?? 0)) best = token;
  return best;
}
