import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lightenGraph } from './lighten-graph.ts';
import { floatData, floats, openLightened, openSession, output, type Session } from './onnx.ts';
import { readFields } from './onnx-format.ts';
import type { Kept } from './worker-protocol.ts';

const modelsDir = resolve('models/weights');
const read = (name: string) => readFile(`${modelsDir}/${name}`);

/** The fields of a model's graph. */
function fieldsOf(model: Buffer) {
  const graph = [...readFields(model)].find(({ number }) => number === 7)?.body ?? Buffer.alloc(0);
  return [...readFields(graph)];
}

const count = (model: Buffer, number: number) => fieldsOf(model).filter((field) => field.number === number).length;
const names = (model: Buffer, part: number) =>
  fieldsOf(model)
    .filter(({ number }) => number === part)
    .map(({ body }) => `${[...readFields(body)].find(({ number }) => number === 1)?.body}`);

test('a lightened graph has the same steps and weights, what is asked of it by name, and no shapes between', async () => {
  const model = await read('dittli/model.onnx');
  const light = lightenGraph(model);
  for (const part of [1, 5, 11, 12]) expect(count(light, part)).toBe(count(model, part));
  expect(count(model, 13)).toBeGreaterThan(9_000);
  expect(count(light, 13)).toBe(0);
  expect(names(light, 11)).toEqual(names(model, 11));
  expect(names(light, 12)).toEqual(['audio']);
  expect(light.length).toBeLessThan(model.length * 0.7);
});

test('names are left alone where a graph inside the graph may use them', async () => {
  const model = await read('moonshine/decoder_model_merged.onnx');
  const light = lightenGraph(model);
  const outputs = (bytes: Buffer) =>
    fieldsOf(bytes)
      .filter(({ number }) => number === 1)
      .map(({ body }) => `${[...readFields(body)].find(({ number }) => number === 2)?.body}`);
  expect(outputs(light)).toEqual(outputs(model));
});

test('a model gives the same lightened, and again from what was kept of it', async () => {
  const speech = Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 20) / 4);
  const run = async (session: Session) => {
    const heard = await session.run({ input_values: floats(speech, [1, speech.length]) });
    return floatData(output(heard, 'last_hidden_state'));
  };
  const encoder = () => read('moonshine/encoder_model.onnx');
  const plain = await run(await openSession(await encoder(), modelsDir));
  // The runtime joins some steps of the plain one, and rounds otherwise.
  const furthest = (other: Float32Array) => Math.max(...other.map((value, at) => Math.abs(value - (plain[at] ?? 9))));
  const kept: Kept = {};
  const lightened = await run(await openLightened(encoder, modelsDir, kept));
  expect(lightened.length).toBe(plain.length);
  expect(furthest(lightened)).toBeLessThan(0.1);
  expect(kept.bytes?.length).toBeGreaterThan(1_000_000);
  expect(await run(await openLightened(encoder, modelsDir, kept))).toEqual(lightened);
});
