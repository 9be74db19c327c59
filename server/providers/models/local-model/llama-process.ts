import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import type { LlamaLibrary } from './llama-library.ts';
import type { FromLlama, LlamaRefusal, LlamaStart, ToLlama } from './llama-messages.ts';
import { temperature } from './local-model.ts';

/**
 * A process of its own for a language model: native code that runs out of memory, or breaks, takes nobody else with it.
 * One reply at a time.
 */
const start: LlamaStart = JSON.parse(process.argv[2] ?? '{}');
const tell = (message: FromLlama) => process.send?.(message);
const stops = new Map<number, AbortController>();
let last: Promise<unknown> = load().catch((error) => {
  tell({ kind: 'refused', why: error instanceof Refusal ? error.why : whyNot(error) });
  process.disconnect?.();
});

// Whoever started us is gone.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToLlama) => {
  if (message.kind === 'stop') return stops.get(message.id)?.abort();
  stops.set(message.id, new AbortController());
  last = last.then(() => say(message)).finally(() => stops.delete(message.id));
});

let session: InstanceType<LlamaLibrary['LlamaChatSession']> | undefined;

async function load(): Promise<void> {
  const library = await importLibrary();
  if ((await hashOf(start.file)) !== start.sha256) throw new Refusal('changed');
  const messages: string[] = [];
  const llama = await library.getLlama({
    ...{ gpu: 'auto', build: 'never', progressLogs: false, logLevel: 'error', maxThreads: start.threads },
    logger: (_, message) => void messages.push(message),
  });
  try {
    const model = await llama.loadModel({ modelPath: start.file });
    const { least, most } = start.contextTokens;
    const max = Math.max(least, Math.min(most, model.trainContextSize));
    const context = await model.createContext({ contextSize: { min: least, max }, threads: start.threads });
    // A model that thinks aloud would make a student wait for words that nobody sees.
    const chatWrapper = library.resolveChatWrapper(model, {
      customWrapperSettings: { qwen: { thoughts: 'discourage' }, gemma4: { reasoning: false } },
    });
    session = new library.LlamaChatSession({ contextSequence: context.getSequence(), chatWrapper });
  } catch (error) {
    throw new Refusal(whyNot(error, messages.join(' ')));
  }
  tell({ kind: 'ready' });
}

async function importLibrary(): Promise<LlamaLibrary> {
  const path = join(start.library, 'node_modules/node-llama-cpp/dist/index.js');
  return import(pathToFileURL(path).href).catch(() => {
    throw new Refusal('library');
  });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

async function say({ id, prompt, mostTokens }: Extract<ToLlama, { kind: 'say' }>): Promise<void> {
  const signal = stops.get(id)?.signal;
  if (!session || !signal) return void tell({ kind: 'failed', id });
  try {
    session.setChatHistory([
      { type: 'system', text: prompt.rules },
      ...prompt.history.map(({ by, text }) =>
        by === 'tutor' ? ({ type: 'model', response: [text] } as const) : ({ type: 'user', text } as const),
      ),
    ]);
    await session.prompt(prompt.words, {
      ...{ maxTokens: mostTokens, temperature, budgets: { thoughtTokens: 0 }, signal, stopOnAbortSignal: true },
      onTextChunk: (text) => void tell({ kind: 'text', id, text }),
    });
    tell({ kind: 'end', id });
  } catch {
    tell({ kind: 'failed', id });
  }
}

class Refusal extends Error {
  readonly why: LlamaRefusal;

  constructor(why: LlamaRefusal) {
    super(why);
    this.why = why;
  }
}

function whyNot(error: unknown, logged = ''): LlamaRefusal {
  const told = `${error instanceof Error ? error.message : ''} ${logged}`;
  if (/unknown (?:model )?architecture|unsupported model/i.test(told)) return 'unknown';
  if (/memory|alloc|vram|context size/i.test(told)) return 'memory';
  return 'damaged';
}
