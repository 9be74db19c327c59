import { readFile, stat } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LocalModel } from '../interface.ts';
import { openLlamaChild } from './llama-child.ts';
import type { LlamaRefusal } from './llama-messages.ts';

/** What `npm run model` wrote down beside the file it fetched. */
export const fetchedSchema = v.object({
  name: v.string(),
  file: v.pipe(v.string(), v.regex(/^[\w.-]+\.gguf$/)),
  size: v.pipe(v.number(), v.integer()),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  licence: v.string(),
  source: v.string(),
});

export type Fetched = v.InferOutput<typeof fetchedSchema>;

/** Everything of it is in one folder, which `npm run model -- --remove` empties. */
export const languageFolder = (modelsDir: string) => join(modelsDir, 'language');
export const libraryFolder = (modelsDir: string) => join(languageFolder(modelsDir), 'library');
export const noteFile = (modelsDir: string) => join(languageFolder(modelsDir), 'model.json');

type World = {
  modelsDir: string;
  /** For a machine that is not this one. */
  memoryBytes?: number;
  cores?: number;
  contextTokens?: { least: number; most: number };
};

/** Enough for a prompt and its reply, and for no more memory than that. */
const usualContext = { least: 1600, most: 4096 };
/** Of the machine's memory; the rest is for what else runs on it. */
const mostOfMemory = 0.7;

/** Finds the model that was fetched, again and again; one that cannot be loaded is not tried again until it changes. */
export function createFetchedSearch({
  modelsDir,
  memoryBytes = totalmem(),
  cores = availableParallelism(),
  contextTokens = usualContext,
}: World) {
  let refused: { version: string; problem: string } | undefined;
  let open: { version: string; model: LocalModel } | undefined;
  let problem: string | undefined;

  function openChild(version: string, path: string, { name, sha256 }: Fetched): LocalModel {
    return openLlamaChild({
      description: `${name} in a process of its own`,
      ...{ library: libraryFolder(modelsDir), file: path, sha256, contextTokens },
      // One is left for the pages and the voice.
      threads: Math.max(1, cores - 1),
      onRefused(why) {
        problem = sentenceFor(name, why);
        refused = { version, problem };
      },
      onEnded() {
        open = undefined;
      },
    });
  }

  return {
    problem: () => problem,
    async find(): Promise<LocalModel | undefined> {
      problem = undefined;
      const noted = await readNote(modelsDir);
      if (noted === undefined) return undefined;
      problem = typeof noted === 'string' ? noted : undefined;
      if (typeof noted === 'string') return undefined;
      const path = join(languageFolder(modelsDir), noted.file);
      const found = await stat(path).catch(() => undefined);
      const version = `${path} ${found?.size} ${found?.mtimeMs}`;
      problem = refused?.version === version ? refused.problem : faultOf(noted, found?.size, memoryBytes);
      if (problem) return undefined;
      // Another file under the same name: the process with the one before makes room.
      if (open && open.version !== version) await open.model.close();
      open ??= { version, model: openChild(version, path, noted) };
      return open.model;
    },
  };
}

/** What can be told without reading it. */
function faultOf({ name, size }: Fetched, found: number | undefined, memoryBytes: number): string | undefined {
  if (found === undefined) return `${name} is not there any more: run 'npm run model' to fetch it again.`;
  if (found !== size) return `${name} is not there in full: run 'npm run model' to fetch the rest.`;
  if (found > memoryBytes * mostOfMemory)
    return `${name} needs more memory than this machine has: choose a smaller one with 'npm run model'.`;
  return undefined;
}

/** Or the sentence that says what is wrong with it. */
async function readNote(modelsDir: string): Promise<Fetched | string | undefined> {
  const text = await readFile(noteFile(modelsDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return v.parse(fetchedSchema, JSON.parse(text));
  } catch {
    return "The note beside the fetched model cannot be read: run 'npm run model' again.";
  }
}

function sentenceFor(name: string, why: LlamaRefusal | 'crashed'): string {
  switch (why) {
    case 'library':
      return `What runs ${name} is not installed: run 'npm run model' again.`;
    case 'changed':
      return `${name} is not the file that was fetched: run 'npm run model -- --remove', and fetch it again.`;
    case 'damaged':
      return `${name} is damaged, or no model: run 'npm run model -- --remove', and fetch it again.`;
    case 'unknown':
      return `${name} is of a kind that the library does not know: choose another with 'npm run model'.`;
    case 'memory':
      return `There is not enough memory for ${name}: close other programs, or choose a smaller one with 'npm run model'.`;
    case 'crashed':
      return `${name} broke off while it was loaded, perhaps for want of memory: choose a smaller one with 'npm run model'.`;
  }
}
