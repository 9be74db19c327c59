import llamaTokenizer from 'llama-tokenizer-js';
import {
  flag,
  floatData,
  floats,
  integers,
  openSession,
  output,
  type Session,
  type Tensors,
} from '../../models/onnx.ts';
import { readWeights } from '../../models/weights.ts';
import { earsRate } from '../interface.ts';
import { growTrie, type TermListener, type TermTrie } from './term-trie.ts';
import { readTerms } from './terms.ts';

const startToken = 1;
const endToken = 2;
/** Faster than anybody speaks; without a limit the model may go on for ever about noise. */
const tokensPerSecond = 6.5;
/** Shorter than any word, and shorter than the model can take. */
const leastSamples = earsRate / 8;
const layers = 8;
const emptyPast = [0, 8, 1, 52];
const pastNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder', 'encoder'].flatMap((part) => ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`)),
).flat();

export type MoonshineInput = { audio: Int16Array };
type Models = { encoder: Session; decoder: Session; trie: TermTrie | undefined };
type Task = { isCancelled(): boolean };

/** In its thread: what was said in one utterance. `terms` is off only where its use is measured. */
export async function loadMoonshine({ modelsDir, terms = true }: { modelsDir: string; terms?: boolean }) {
  const models: Models = {
    encoder: await openSession(await readWeights(modelsDir, 'moonshine/encoder_model.onnx'), modelsDir),
    decoder: await openSession(await readWeights(modelsDir, 'moonshine/decoder_model_merged.onnx'), modelsDir),
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

async function transcribe(models: Models, speech: Float32Array, task: Task): Promise<string> {
  const encoded = await models.encoder.run({ input_values: floats(speech, [1, speech.length]) });
  const hidden = output(encoded, 'last_hidden_state');
  const most = Math.ceil((speech.length / earsRate) * tokensPerSecond) + 2;
  const listener = models.trie?.open();
  const tokens: number[] = [];
  let past = Object.fromEntries(pastNames.map((name) => [`past_key_values.${name}`, floats([], emptyPast)]));
  while (tokens.length < most && !task.isCancelled()) {
    const first = tokens.length === 0;
    const outputs: Tensors = await models.decoder.run({
      input_ids: integers([tokens.at(-1) ?? startToken], [1, 1]),
      encoder_hidden_states: hidden,
      use_cache_branch: flag(!first),
      ...past,
    });
    const token = choose(floatData(output(outputs, 'logits')), listener);
    if (token === endToken) break;
    listener?.take(token);
    tokens.push(token);
    past = nextPast(past, outputs, first);
  }
  return llamaTokenizer.decode([startToken, ...tokens]).trim();
}

/** The encoder's part never changes after the first step, and later steps do not give it. */
function nextPast(past: Tensors, outputs: Tensors, first: boolean): Tensors {
  return Object.fromEntries(
    pastNames.map((name) => {
      const fresh = first || name.includes('decoder');
      const tensor = fresh ? output(outputs, `present.${name}`) : past[`past_key_values.${name}`];
      return [`past_key_values.${name}`, tensor ?? floats([], emptyPast)];
    }),
  );
}

function choose(scores: Float32Array, listener: TermListener | undefined): number {
  listener?.favour(scores);
  let best = 0;
  for (let token = 1; token < scores.length; token++) if ((scores[token] ?? 0) > (scores[best] ?? 0)) best = token;
  return best;
}
