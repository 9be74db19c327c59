import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { chooseDeps } from '#server/deps.ts';
import { createDemoStudent } from '#server/features/account/demo.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { runDueJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { openEmbeddedMarker } from '#server/providers/marker/marker-embedded.ts';
import { speechOff } from '#server/providers/speech/speech-off.ts';
import { openSecret } from '#server/secret.ts';
import { openTeaching } from '#server/teaching/open-teaching.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';

const dayMs = 86_400_000;

/** The whole product as it ships, with a clock that is set by hand, and one student in it. */
export async function openStudy(until: string) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-demo-'));
  const config = readConfig({ DATA_DIR: folder, TUTOR_VOICE: 'off' });
  const log = createLog({ production: true, logLevel: 'warn' });
  const engine = await openPglite(join(folder, 'database'));
  await migrate(engine);
  const reader = openReader({ log, modelsDir: config.modelsDir });
  const embeddedMarker = openEmbeddedMarker({ log, modelsDir: config.modelsDir, longestMs: 20_000 });
  let now = Date.parse(`${until}T00:00:00Z`) - 42 * dayMs;
  const deps = chooseDeps({
    ...{ config, log, engine, embeddedMarker, clock: { now: () => new Date(now) } },
    secret: await openSecret(config),
    speech: speechOff('Nothing is spoken here.'),
    teaching: openTeaching({ reader, log }),
  });
  const app = createApp(deps);
  const userId = await createDemoStudent(deps);
  return {
    ...{ deps, userId },
    goTo: ({ daysAgo, hour }: { daysAgo: number; hour: number }) => {
      now = Date.parse(`${until}T00:00:00Z`) - daysAgo * dayMs + hour * 3_600_000;
    },
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    runJobs: () => runDueJobs(deps, jobHandlers(deps)),
    /** As the student's browser, or as the marker's. */
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const { token } = await deps.sessions.start({ userId, remember: false, device: 'the recorder' });
      const json = body instanceof Uint8Array ? undefined : body;
      const response = await app.request(path, {
        method,
        headers: {
          ...{ Origin: config.origin, Cookie: `session=${token}` },
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body instanceof Uint8Array ? Buffer.from(body) : json === undefined ? undefined : JSON.stringify(json),
      });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
      return response;
    },
    newId: () => randomUUID(),
    async close() {
      await Promise.all([reader.close(), embeddedMarker.close()]);
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Study = Awaited<ReturnType<typeof openStudy>>;
