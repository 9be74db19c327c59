import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { currentTest, endWithTest } from './end-with-test.ts';
import { patience } from './patience.ts';
import { freePort } from './postgres-server.ts';
import { type RunningProduct, runProduct } from './running-product.ts';

type FleetOptions = {
  database: string;
  smtp: string;
  /** Settings that all processes share besides. */
  env: Record<string, string>;
  processes: number;
  seed: number;
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

type Body = URLSearchParams | ReadableStream<Uint8Array> | object;

/** Several processes of the built product on one database, as behind a proxy, and something that kills them. */
export async function startFleet({ database, smtp, env: shared, processes, seed }: FleetOptions) {
  const origin = 'http://localhost:4300';
  const random = createRandom(seed);
  const env = {
    ...shared,
    DATABASE_URL: database,
    SMTP_URL: smtp,
    ORIGIN: origin,
    SESSION_SECRET: 'the-same-secret-for-every-process',
    TRUSTED_PROXIES: '1',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'margin-fleet-')),
  };
  const start = async () => runProduct({ ...env, PORT: String(await freePort()) });
  // One after the other at first: the first makes the schema.
  const running: (RunningProduct | undefined)[] = [await start()];
  running.push(...(await Promise.all(Array.from({ length: processes - 1 }, start))));
  const tickers: { stop(): void }[] = [];
  let kills = 0;

  /** To any process, as a proxy would choose one. */
  function send(method: string, path: string, body?: Body, headers: Record<string, string> = {}) {
    const alive = running.flatMap((product) => product ?? []);
    const { origin: address } = alive[Math.floor(Math.random() * alive.length)] ?? { origin };
    const isJson = body && !(body instanceof URLSearchParams || body instanceof ReadableStream);
    return fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        Origin: origin,
        'X-Forwarded-For': crypto.randomUUID(),
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
      duplex: 'half',
      signal: AbortSignal.timeout(patience),
    } as RequestInit);
  }

  return {
    send,
    kills: () => kills,

    /** Asks again while the answer is missing or a fault of ours; without a limit it never gives up. */
    async persist(ask: () => Promise<Response>, isOver = () => false): Promise<Response | undefined> {
      do {
        const response = await ask().catch(() => undefined);
        if (response && response.status < 500) return response;
        await response?.body?.cancel();
        await wait(50);
      } while (!isOver());
      return undefined;
    },

    /** One process after another, most of them without a warning; each comes back while the others go on. */
    async killAtRandom(isOver: () => boolean): Promise<void> {
      const comingBack: Promise<void>[] = [];
      while (!isOver()) {
        await wait(200 + random() * 600);
        const index = Math.floor(random() * running.length);
        const signal = random() < 0.75 ? 'SIGKILL' : 'SIGTERM';
        const victim = running[index];
        if (!victim || running.filter(Boolean).length < 2) continue;
        running[index] = undefined;
        kills++;
        comingBack.push(
          victim.stop(signal).then(async () => {
            running[index] = await start();
          }),
        );
      }
      await Promise.all(comingBack);
    },

    /** Two processes that hold the same students' conversations, killed every second or so too. */
    async startTicking(students: string[], since: number): Promise<void> {
      const script = join(env.DATA_DIR, 'tick-process.mjs');
      await bundleTicker(script);
      for (let ticker = 0; ticker < 2; ticker++)
        tickers.push(keepTicking([script, database, String(since), ...students], random));
    },
    stopTicking(): void {
      for (const ticker of tickers) ticker.stop();
    },

    async [Symbol.asyncDispose](): Promise<void> {
      for (const ticker of tickers) ticker.stop();
      await Promise.all(running.map((product) => product?.stop('SIGKILL')));
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** It begins again and again, and read file by file, the database library with it, a start takes seven times as long. */
async function bundleTicker(outfile: string): Promise<void> {
  const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  await build({
    entryPoints: ['tests/process/tick-process.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: banner },
    outfile,
    logLevel: 'warning',
  });
}

function keepTicking(args: string[], random: () => number) {
  const test = currentTest();
  let stopped = false;
  let child: ChildProcess | undefined;
  void (async () => {
    while (!stopped && !test.isOver) {
      const mine = spawn(process.execPath, args, {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = mine;
      endWithTest(mine);
      const ended = once(mine, 'exit');
      await Promise.race([once(mine.stdout, 'data'), ended]);
      await Promise.race([wait(500 + random() * 1500), ended]);
      mine.kill('SIGKILL');
      await ended;
    }
  })();
  return {
    stop() {
      stopped = true;
      child?.kill('SIGKILL');
    },
  };
}

/** The same numbers at every run: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
