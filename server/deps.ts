import { join } from 'node:path';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDb, type Db, type Engine } from './db/database.ts';
import { lockFolder } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import type { JobHandlers } from './jobs.ts';
import { createLog, type Log } from './log.ts';
import type { MailSender } from './providers/interfaces.ts';
import { keepMail } from './providers/mail-kept.ts';
import { openSecret, type Secret } from './secret.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** The world that is handed to every function. This file is the only one that picks implementations. */
export type Deps = {
  config: Config;
  log: Log;
  clock: Clock;
  engine: Engine;
  db: Db;
  secret: Secret;
  sessions: Sessions;
  mail: MailSender;
};

type Choices = Pick<Deps, 'config' | 'log' | 'clock' | 'engine' | 'secret'>;

export type OpenDeps = { deps: Deps; close(): Promise<void> };

/** Opens everything the settings ask for, and brings the database to the newest schema. */
export async function openDeps(config: Config): Promise<OpenDeps> {
  const log = createLog(config);
  const { engine, close } = await openEngine(config, log);
  try {
    await migrate(engine);
    return { deps: chooseDeps({ config, log, clock: systemClock, engine, secret: await openSecret(config) }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Everything that follows from the engine, the clock and the settings. Tests call it with their own. */
export function chooseDeps(choices: Choices): Deps {
  const db = createDb(choices.engine);
  const { clock } = choices;
  return { ...choices, db, sessions: createSessions({ db, clock }), mail: keepMail({ db, clock }) };
}

export function jobHandlers({ mail }: Deps): JobHandlers {
  return { send_mail: (message) => mail.send(message) };
}

async function openEngine(config: Config, log: Log): Promise<{ engine: Engine; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const onConnectionLost = (error: Error) => log.warn({ error }, 'database connection lost');
    const engine = openPostgres(config.databaseUrl, { onConnectionLost });
    return { engine, close: () => engine.close() };
  }
  const lock = await lockFolder(config.dataDir);
  try {
    const engine = await openPglite(join(config.dataDir, 'database'));
    return { engine, close: () => engine.close().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
