import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Tensor } from 'onnxruntime-web/wasm';
import { expect, test } from 'vitest';
import { floatData, floats, integers, openSession, output, type Tensors } from '../../models/onnx.ts';
import { splitDecoder } from './split-decoder.ts';

const modelsDir = resolve('models/weights');
const read = () => readFile(`${modelsDir}/moonshine/decoder_model_merged.onnx`);
const [start, what, happens] = [1, 1724, 5930];
const frames = 40;
const hidden = floats(
  Float32Array.from({ length: frames * 416 }, (_, at) => Math.sin(at / 7) * Math.cos(at / 130)),
  [1, frames, 416],
);
const names = Array.from({ length: 8 }, (_, layer) =>
  ['decoder', 'encoder'].flatMap((part) => ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`)),
).flat();
const pick = (outputs: Tensors, part: string): Tensors =>
  Object.fromEntries(
    names
      .filter((name) => name.includes(part))
      .map((name) => [`past_key_values.${name}`, output(outputs, `present.${name}`)]),
  );
const nothing = (part: string, shape: number[]): Tensors =>
  Object.fromEntries(
    names.filter((name) => name.includes(part)).map((name) => [`past_key_values.${name}`, floats([], shape)]),
  );

async function asShipped(tokens: number[]): Promise<Float32Array[]> {
  const decoder = await openSession(await read(), modelsDir);
  let past = { ...nothing('decoder', [0, 8, 1, 52]), ...nothing('encoder', [0, 8, 1, 52]) };
  const scores: Float32Array[] = [];
  for (const [at, token] of tokens.entries()) {
    const outputs = await decoder.run({
      input_ids: integers([token], [1, 1]),
      encoder_hidden_states: hidden,
      use_cache_branch: new Tensor('bool', [at > 0], [1]),
      ...past,
    });
    scores.push(floatData(output(outputs, 'logits')));
    past = { ...past, ...(at === 0 ? pick(outputs, 'encoder') : {}), ...pick(outputs, 'decoder') };
  }
  return scores;
}

async function split(tokens: number[]): Promise<Float32Array[]> {
  const parts = splitDecoder(await read());
  const sound = await openSession(parts.sound, modelsDir);
  const decoder = await openSession(parts.token, modelsDir);
  const heard = pick(await sound.run({ encoder_hidden_states: hidden }), 'encoder');
  let said = nothing('decoder', [1, 8, 0, 52]);
  const scores: Float32Array[] = [];
  for (const token of tokens) {
    const outputs = await decoder.run({ input_ids: integers([token], [1, 1]), ...heard, ...said });
    scores.push(floatData(output(outputs, 'logits')));
    said = pick(outputs, 'decoder');
  }
  return scores;
}

test('in two parts the decoder scores every word as the whole does', async () => {
  const tokens = [start, what, happens];
  const [whole, parts] = [await asShipped(tokens), await split(tokens)];
  for (const [at, scores] of whole.entries()) {
    const other = parts[at] ?? new Float32Array();
    expect(other.length).toBe(scores.length);
    const furthest = scores.reduce((most, score, word) => Math.max(most, Math.abs(score - (other[word] ?? 99))), 0);
    expect(furthest, `token ${at}`).toBeLessThan(0.05);
  }
});

test('what the decoder makes of the sound holds no words, and a token holds nothing of the sound', async () => {
  const whole = await read();
  const { sound, token } = splitDecoder(whole);
  expect(sound.length).toBeLessThan(whole.length / 10);
  expect(sound.length + token.length).toBeLessThan(whole.length * 1.02);
});

test('a decoder of another make is refused, not taken apart', async () => {
  const encoder = await readFile(`${modelsDir}/moonshine/encoder_model.onnx`);
  expect(() => splitDecoder(encoder)).toThrow('The decoder has no else_branch.');
  expect(() => splitDecoder(Buffer.alloc(0))).toThrow('This is no model: it has no graph.');
});
