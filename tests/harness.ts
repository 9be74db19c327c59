import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { keptMail } from '#server/db/schema/operations.ts';
import { chooseDeps, type Deps } from '#server/deps.ts';
import { keepTeacherCodes } from '#server/features/account/teacher-codes.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { runDueJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { createPasswords } from '#server/passwords.ts';
import { openEmbeddedSpeech } from '#server/providers/speech/embedded/speech-embedded.ts';
import { speechOff } from '#server/providers/speech/speech-off.ts';
import { openSecret } from '#server/secret.ts';
import { openTestDatabase } from './support/test-database.ts';
import { teachingByWords } from './teaching-by-words.ts';

type ProductOptions = {
  /** Settings as an operator would give them. */
  env?: Record<string, string>;
  /** What the fixed clock shows at first. */
  now?: string;
  /** Another way to the database server, for instance through a proxy that can be cut. */
  databasePort?: number;
  /** The real engines of the tutor's voice; otherwise they are off. */
  speech?: boolean;
};

/**
 * The whole product in one call: its own database, a clock that stands still, mail that is kept, and HTTP without a
 * network. `await using product = await startProduct()` also takes it down again.
 */
export async function startProduct({
  env = {},
  now = '2026-11-16T09:00:00Z',
  databasePort,
  speech: speaks = false,
}: ProductOptions = {}) {
  const dataDir = join(tmpdir(), `margin-test-${randomUUID()}`);
  const config: Config = readConfig({
    LOG_LEVEL: 'debug',
    // A language model that happens to run on this machine is none of a test's business.
    TUTOR_MODEL: 'builtin',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a-secret-for-tests-'.repeat(2),
    ...env,
  });
  const database = await openTestDatabase({ port: databasePort });
  const clock = fixedClock(now);
  const logged: string[] = [];
  const log = createLog({ production: true, logLevel: config.logLevel }, { write: (line) => void logged.push(line) });
  const secret = await openSecret(config);
  const speech = speaks ? openEmbeddedSpeech(config, log) : speechOff('There is no voice in this test.');
  const deps: Deps = chooseDeps({
    config,
    log,
    clock,
    engine: database.engine,
    secret,
    speech,
    teaching: teachingByWords,
    passwords: cheapPasswords,
  });
  const app = createApp(deps);
  await keepTeacherCodes(deps);

  return {
    app,
    deps,
    config,
    clock,
    /** Every line the product has logged. */
    logged,
    visitor: () => newBrowser(app, config),
    /** Does all work that is due, as the background runner would. */
    runJobs: () => runDueJobs(deps, jobHandlers(deps)),
    /** Lets the payment provider send its notices, and does the work that follows. */
    async deliverNotices() {
      await deps.testModePayments?.runDue((url, request) => app.request(new URL(url).pathname, request));
      await runDueJobs(deps, jobHandlers(deps));
    },
    readMail: () => deps.db().select().from(keptMail).orderBy(keptMail.sentAt),
    async [Symbol.asyncDispose]() {
      await speech.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A hash as dear as it must be takes longer than all else that most tests do. */
const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });

export type Product = Awaited<ReturnType<typeof startProduct>>;

function fixedClock(start: string) {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set(iso: string) {
      time = new Date(iso).getTime();
    },
    advance(seconds: number) {
      time += seconds * 1000;
    },
  };
}

type RequestOptions = { json?: unknown; body?: BodyInit; headers?: Record<string, string> };

/** Talks to the product as a browser does: it keeps cookies and says where it comes from. */
function newBrowser(app: ReturnType<typeof createApp>, config: Config) {
  const cookies = new Map<string, string>();

  async function request(method: string, path: string, { json, body, headers }: RequestOptions = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        Origin: config.origin,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  return {
    cookies,
    request,
    get: (path: string, options?: RequestOptions) => request('GET', path, options),
    post: (path: string, json?: unknown, options?: RequestOptions) => request('POST', path, { json, ...options }),
    put: (path: string, json?: unknown, options?: RequestOptions) => request('PUT', path, { json, ...options }),
    delete: (path: string, options?: RequestOptions) => request('DELETE', path, options),
  };
}

/** The least that a production start needs. */
export const productionSettings = {
  NODE_ENV: 'production',
  ORIGIN: 'https://margin.example',
  STRIPE_SECRET_KEY: 'sk_live_notreal',
  STRIPE_WEBHOOK_SECRET: 'whsec_notreal',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
