import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ort from 'onnxruntime-web/wasm';
import { lightenGraph } from './lighten-graph.ts';
import { openNativeRuntime } from './onnx-native.ts';
import type { Kept } from './worker-protocol.ts';

/** Models run on the thread that asks: a pool's own threads are the only ones. */
ort.env.wasm.numThreads = 1;
ort.env.wasm.proxy = false;
ort.env.logLevel = 'error';

export type Tensors = Record<string, ort.Tensor>;
export type Session = { run(feeds: Tensors): Promise<Tensors> };

const nativeRuntimes = new Map<string, ReturnType<typeof openNativeRuntime>>();

/** At full speed where the machine's own build of the runtime was fetched with the weights; else in WebAssembly. */
export async function openSession(weights: Buffer, modelsDir: string): Promise<Session> {
  const open = (await findNative(modelsDir)) ?? openInWebAssembly;
  return open(weights);
}

/**
 * A model of thousands of small steps, made lighter and simpler once; `kept` has the result, with which it is opened in a
 * second instead of eight.
 */
export async function openLightened(read: () => Promise<Buffer>, modelsDir: string, kept: Kept): Promise<Session> {
  const native = await findNative(modelsDir);
  if (!native) return openInWebAssembly(lightenGraph(await read()));
  const [made, unchanged] = [{ graphOptimizationLevel: 'basic' }, { graphOptimizationLevel: 'disabled' }];
  if (kept.bytes) return native(Buffer.from(kept.bytes), unchanged);
  const weights = await read();
  const folder = await mkdtemp(join(tmpdir(), 'margin-graph-')).catch(() => undefined);
  if (!folder) return native(lightenGraph(weights), made);
  try {
    const optimizedModelFilePath = join(folder, 'graph.onnx');
    const session = native(lightenGraph(weights), { ...made, optimizedModelFilePath });
    const written = await readFile(optimizedModelFilePath).catch(() => undefined);
    if (written) kept.bytes = lightenGraph(written);
    return session;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function findNative(modelsDir: string): ReturnType<typeof openNativeRuntime> {
  const native = nativeRuntimes.get(modelsDir) ?? openNativeRuntime(modelsDir);
  nativeRuntimes.set(modelsDir, native);
  return native;
}

async function openInWebAssembly(weights: Buffer): Promise<Session> {
  return ort.InferenceSession.create(weights, { executionProviders: ['wasm'], logSeverityLevel: 3 });
}

export function floats(data: Float32Array | number[], dims: number[]): ort.Tensor {
  return new ort.Tensor('float32', data instanceof Float32Array ? data : Float32Array.from(data), dims);
}

export function integers(data: readonly number[], dims: number[]): ort.Tensor {
  return new ort.Tensor('int64', BigInt64Array.from(data, BigInt), dims);
}

/** The named output of a model, which is there or the model is another one. */
export function output(outputs: Tensors, name: string): ort.Tensor {
  const tensor = outputs[name];
  if (!tensor) throw new Error(`the model has no output ${name}`);
  return tensor;
}

export function floatData(tensor: ort.Tensor): Float32Array {
  if (tensor.data instanceof Float32Array) return tensor.data;
  throw new Error(`the model gave ${tensor.type}, not float32`);
}
