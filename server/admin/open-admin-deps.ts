import { systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { readPendingMigrations } from '../db/migrate.ts';
import { chooseDeps, type OpenDeps } from '../deps.ts';
import { createLog } from '../log.ts';
import { openEngine } from '../open-engine.ts';
import { speechOff } from '../providers/speech/speech-off.ts';
import { openSecret } from '../secret.ts';
import { type Command, Refusal } from './command.ts';

/** The world without a voice, for one command. It never changes the schema: another version may be running. */
export async function openAdminDeps(config: Config, { onEmpty }: Pick<Command, 'onEmpty'>): Promise<OpenDeps> {
  // What a command answers is on the standard output, so that it can be piped; the log is not.
  const log = createLog({ ...config, logLevel: 'warn' }, { write: (line) => void process.stderr.write(line) });
  const { engine, close } = await openEngine(config, log);
  try {
    const pending = onEmpty ? [] : await readPendingMigrations(engine).catch(refuseEmpty);
    if (pending.length)
      throw new Refusal('The database has an older schema than this version. Start the product first.');
    const secret = await openSecret(config);
    const speech = speechOff('There is no voice in a command.');
    return { deps: chooseDeps({ config, log, clock: systemClock, engine, secret, speech }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function refuseEmpty(error: unknown): never {
  if (isMissingTable(error))
    throw new Refusal('The database is empty. Start the product once first, or restore a backup.');
  throw error;
}

/** PostgreSQL's 42P01. */
function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
