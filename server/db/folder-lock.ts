import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../error-code.ts';

export type FolderLock = { release(): Promise<void> };

export class FolderInUse extends Error {}

/**
 * One process per data folder: two would silently lose each other's rows. The lock is a file that names its holder; a
 * holder that was killed leaves it behind, and the next start sees that the holder is gone and takes it over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), id: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, own);
  try {
    while (!(await tryLink(draft, path))) await removeIfAbandoned(path, folder);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async release() {
      if ((await readIfThere(path)) === own) await rm(path, { force: true });
    },
  };
}

/** Linking fails when the name is taken, so only one of two processes can win. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeIfAbandoned(path: string, folder: string): Promise<void> {
  const seen = await readIfThere(path);
  if (seen === undefined) return;
  const holder = readHolder(seen);
  if (holder && isRunning(holder)) {
    throw new FolderInUse(
      `Margin is already running on the data folder ${resolve(folder)} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  // Somebody may have taken the abandoned lock over between our look and our move: give theirs back.
  if ((await readIfThere(aside)) !== seen) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

type Holder = { pid: number; startedAt: string | null };

function readHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  // The number may have been given to another process since: compare when each of them started.
  return startedAt === startOf(pid);
}

/** When a process started, in clock ticks since boot (Linux); elsewhere unknown, and the number alone decides. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
