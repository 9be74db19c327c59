import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { errorCode } from './error-code.ts';

export type Secret = {
  /** A keyed fingerprint: the same input always gives the same text, and nobody without the secret can make it. */
  fingerprint(purpose: string, value: string): string;
};

/** SESSION_SECRET, or one made on the first start and kept in the data folder. */
export async function openSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<Secret> {
  const key = config.sessionSecret ?? (await keptSecret(config.dataDir));
  return {
    fingerprint: (purpose, value) => createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url'),
  };
}

async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails when the file is there: an earlier start's secret is never replaced.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
