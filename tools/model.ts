import { rm } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { type FetchableModel, fetchableModels } from '#content/local-models.ts';
import { type Config, readConfig } from '../server/config/config.ts';
import { ConfigError } from '../server/config/read-setting.ts';
import { languageFolder, libraryFolder } from '../server/providers/models/local-model/fetched-model.ts';
import { askWhich } from './model/ask-which.ts';
import { FetchProblem, problemOf } from './model/fetch-file.ts';
import { fetchLanguageModel } from './model/fetch-model.ts';
import { installLibrary } from './model/install-library.ts';
import { suitFor } from './model/suit-for.ts';

/** `npm run model`: lists what suits this machine, asks, and fetches it. `-- ID` asks nothing; `-- --remove` takes it away. */
const usage = 'npm run model -- [ID | --list | --remove]';
const [wanted, ...more] = process.argv.slice(2);
try {
  if (more.length) throw new FetchProblem(`Use it as ${usage}.`);
  const config = readConfig();
  if (wanted === '--remove') await remove(config);
  else if (wanted === '--list') list();
  else await fetchOne(wanted ? named(wanted) : await ask(), config);
} catch (error) {
  const problem = error instanceof ConfigError ? error.message : problemOf(error);
  if (!problem) throw error;
  console.error(problem);
  process.exitCode = 1;
}

async function remove({ modelsDir }: Config): Promise<void> {
  await rm(languageFolder(modelsDir), { recursive: true, force: true });
  console.log('The language model and what ran it are gone. The built-in tutor teaches.');
}

function list(): FetchableModel[] {
  const [memory, cores] = [totalmem(), availableParallelism()];
  console.log(`This machine: ${(memory / 2 ** 30).toFixed(0)} GB of memory, ${cores} cores.`);
  const suiting = suitFor(memory, cores);
  for (const [at, model] of suiting.entries()) {
    const { id, name, licence, suits, source } = model;
    const gigabytes = (source.size / 1e9).toFixed(2);
    console.log(`  ${at + 1}  ${id.padEnd(16)} ${name}, ${gigabytes} GB, ${licence}: ${suits}`);
  }
  return suiting;
}

async function ask(): Promise<FetchableModel> {
  const suiting = list();
  if (!process.stdin.isTTY) throw new FetchProblem(`Say which one: ${usage}.`);
  return named(await askWhich(suiting, { input: process.stdin, output: process.stdout }));
}

function named(id: string): FetchableModel {
  const found = fetchableModels.find((model) => model.id === id);
  if (!found)
    throw new FetchProblem(`There is no model "${id}". Known: ${fetchableModels.map((model) => model.id).join(', ')}.`);
  return found;
}

async function fetchOne(model: FetchableModel, { modelsDir, modelMirror }: Config): Promise<void> {
  const isScreen = process.stdout.isTTY;
  console.log('Installing what runs it: some 80 MB, once…');
  await installLibrary(libraryFolder(modelsDir));
  let shown = -1;
  const { name } = await fetchLanguageModel(model, {
    ...{ modelsDir, host: modelMirror ?? 'https://huggingface.co', say: (line) => console.log(line) },
    onProgress(bytes, of) {
      const percent = Math.floor((100 * bytes) / of);
      if (percent === shown || (!isScreen && percent % 10)) return;
      shown = percent;
      const bar = '█'.repeat(percent / 4).padEnd(25, '░');
      process.stdout.write(isScreen ? `\r${bar} ${percent} %` : `${percent} %\n`);
    },
  });
  console.log(
    `${isScreen ? '\n' : ''}${name} is there. A server that is running finds it within a minute; start one with npm start.`,
  );
}
