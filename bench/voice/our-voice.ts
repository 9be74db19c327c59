import { join } from 'node:path';
import { freePort, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder } from '../temporary-folder.ts';
import { startAnswering } from './ask-child.ts';

const script = join(import.meta.dirname, '../children/our-voice.ts');

/** Our voice in a process of its own, with its store on a PostgreSQL server, as in production. */
export async function startOurVoice<Question, Answer>() {
  const store = await startStore();
  const child = await startAnswering<Question, Answer>(script, { ...store.env, TUTOR_VOICE: 'flite' }).catch(
    async (error) => {
      await store[Symbol.asyncDispose]();
      throw error;
    },
  );
  return {
    ask: child.ask,
    async [Symbol.asyncDispose]() {
      await child[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

/** A PostgreSQL server and a port of our own; demo students may come from any address. */
export async function startStore() {
  const server = await startPostgres();
  const folder = await makeFolder();
  const port = await freePort();
  return {
    port,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `${server.url}/postgres`,
      DATA_DIR: folder.path,
      MODELS_DIR: join(import.meta.dirname, '../../models/weights'),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
