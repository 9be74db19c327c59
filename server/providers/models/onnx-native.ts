import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { Tensor } from 'onnxruntime-web/wasm';
import type { Session, Tensors } from './onnx.ts';
import { checkFile, type Model } from './weights.ts';

const entry = 'onnxruntime_binding.node';

/** One folder of the package for each kind of machine. */
const builds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'linux/x64': {
    [entry]: 'ccdc60b981d93a490cf9513d3f583547252b6e285b72988a96a494f2f006c7b8',
    'libonnxruntime.so.1': 'ffb75a925ba05e47b235bb66e3e3911714a80b328a9c9425539feb204aa32a23',
  },
  'linux/arm64': {
    [entry]: 'afec78dc11d38dc81605b068cefe1fc73ffe77ca240c15468aa40786150beac8',
    'libonnxruntime.so.1': '1f549d46250b005580b597f4164984aaf75b3bcb9f3aeb07c7f8a8fe60b23c76',
  },
  'darwin/arm64': {
    [entry]: 'a3f993357759b06ae2411f70af60f5e041d04521ea7f0d12cb7546e411a527dd',
    'libonnxruntime.1.dylib': '685d2be5dba1309c89d3a5324b7fd06a5c42f1a61bfea32d14c4cc28d072121d',
  },
};

/**
 * Runs the models about seven times faster than WebAssembly. It is fetched like their weights and the package is never
 * installed: its install script brings graphics libraries from another place.
 */
export function nativeRuntime(machine = `${process.platform}/${process.arch}`): Model | undefined {
  const build = builds[machine];
  return (
    build && {
      label: 'ONNX Runtime, which runs the models at full speed',
      source: 'onnxruntime-node@1.30.0',
      megabytes: 114,
      files: Object.entries(build).map(([file, sha256]) => ({
        name: `onnxruntime/${file}`,
        path: `bin/napi-v6/${machine}/${file}`,
        sha256,
      })),
    }
  );
}

type Binding = {
  initOrtOnce(logLevel: number, tensor: typeof Tensor, mainThread: boolean): void;
  InferenceSession: new () => {
    loadModel(bytes: ArrayBufferLike, offset: number, length: number, options: object): void;
    readonly outputMetadata: readonly { name: string }[];
    run(feeds: Tensors, fetches: Record<string, null>, options: object): Tensors;
  };
};

const errorsOnly = 3;

/** `more`: options of the runtime for one model. */
export type OpenNatively = (weights: Buffer, more?: object) => Session;

/** Nothing where there is no such build, where it was not fetched, or where this machine cannot load it. */
export async function openNativeRuntime(modelsDir: string): Promise<OpenNatively | undefined> {
  const runtime = nativeRuntime();
  if (!runtime?.files.every(({ name }) => existsSync(join(modelsDir, name)))) return undefined;
  try {
    for (const { name, sha256 } of runtime.files) await checkFile(join(modelsDir, name), sha256);
    const binding: Binding = createRequire(import.meta.url)(join(modelsDir, 'onnxruntime', entry));
    binding.initOrtOnce(errorsOnly, Tensor, isMainThread);
    return (weights, more) => openSession(binding, weights, more);
  } catch (error) {
    process.emitWarning(`The models run in WebAssembly, several times slower: ${(error as Error).message}`);
    return undefined;
  }
}

const options = {
  executionProviders: ['cpu'],
  // A pool's own threads are the only ones.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // Each model would keep what its longest input ever took, for good.
  enableCpuMemArena: false,
  enableMemPattern: false,
};

function openSession({ InferenceSession }: Binding, weights: Buffer, more: object = {}): Session {
  const session = new InferenceSession();
  session.loadModel(weights.buffer, weights.byteOffset, weights.byteLength, { ...options, ...more });
  giveBack(weights);
  const fetches = Object.fromEntries(session.outputMetadata.map(({ name }) => [name, null]));
  return { run: async (feeds) => session.run(feeds, fetches, {}) };
}

/** The runtime has its own copy; ours would stay until somebody collects it, which an idle thread does not. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
