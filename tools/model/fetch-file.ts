import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a file must be. */
export type Known = { size: number; sha256: string };

/** A sentence for whoever fetches; anything else is a fault of ours. */
export class FetchProblem extends Error {}

/** Fetches what is missing, checks the whole, and only then gives the file its name. */
export async function fetchFile(
  url: string,
  path: string,
  known: Known,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const part = `${path}.part`;
  let have = (await stat(part).catch(() => undefined))?.size ?? 0;
  if (have > known.size) {
    await rm(part);
    have = 0;
  }
  await requireRoom(dirname(path), known.size - have);
  if (have < known.size) await download(url, part, have, onProgress);
  const size = (await stat(part)).size;
  if (size < known.size)
    throw new FetchProblem('The download broke off: run the command again, and it goes on from there.');
  if (size !== known.size || (await hashOf(part)) !== known.sha256) {
    await rm(part);
    throw new FetchProblem(
      'What came is not the file that was promised (its size or sha256 differs), so it was thrown away.',
    );
  }
  await rename(part, path);
}

/** So that nobody waits for a download that cannot end. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  const missing = ((bytes - bavail * bsize) / 1e9).toFixed(1);
  throw new FetchProblem(
    `There is not enough room on the disk: free ${missing} GB more, or set MODELS_DIR to a folder on another one.`,
  );
}

export const noRoomLeft =
  'There is no room left on the disk: free some, or set MODELS_DIR to a folder on another one, and run the command again.';

/** What is wrong with the folder, in one sentence; nothing for a fault of ours. */
export function problemOf(error: unknown): string | undefined {
  if (error instanceof FetchProblem) return error.message;
  const { code, path = 'the folder' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return noRoomLeft;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return `${path} cannot be written to: set MODELS_DIR to a folder of your own.`;
  return undefined;
}

async function download(url: string, part: string, from: number, onProgress: (bytes: number) => void): Promise<void> {
  let have = from;
  try {
    const { host } = new URL(url);
    const response = await fetch(url, from ? { headers: { Range: `bytes=${from}-` } } : {}).catch((error) => {
      throw new FetchProblem(`${host} cannot be reached: try again later, or set MODEL_MIRROR.`, { cause: error });
    });
    if (!response.ok || !response.body) throw new FetchProblem(`${host} has no such file (status ${response.status}).`);
    // A host that begins again from the start has not understood the wish for the rest.
    const goesOn = response.status === 206;
    if (!goesOn) have = 0;
    // Written as it comes: what has come before a break is kept.
    await using file = await open(part, goesOn ? 'a' : 'w');
    for await (const chunk of response.body) {
      await file.appendFile(chunk);
      have += chunk.length;
      onProgress(have);
    }
  } catch (error) {
    if (problemOf(error)) throw error;
    throw new FetchProblem('The download broke off: run the command again, and it goes on from there.', {
      cause: error,
    });
  }
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}
