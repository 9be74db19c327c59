import * as ort from 'onnxruntime-web/wasm';

/** Models run in WebAssembly on the thread that asks: a pool's own threads are the only ones. */
ort.env.wasm.numThreads = 1;
ort.env.wasm.proxy = false;
ort.env.logLevel = 'error';

export type Session = ort.InferenceSession;
export type Tensors = Record<string, ort.Tensor>;

export function openSession(weights: Buffer): Promise<Session> {
  return ort.InferenceSession.create(weights, { executionProviders: ['wasm'], logSeverityLevel: 3 });
}

export function floats(data: Float32Array | number[], dims: number[]): ort.Tensor {
  return new ort.Tensor('float32', data instanceof Float32Array ? data : Float32Array.from(data), dims);
}

export function integers(data: readonly number[], dims: number[]): ort.Tensor {
  return new ort.Tensor('int64', BigInt64Array.from(data, BigInt), dims);
}

export function flag(value: boolean): ort.Tensor {
  return new ort.Tensor('bool', [value], [1]);
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
