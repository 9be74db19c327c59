import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalModelServer } from '#tests/support/local-model-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readConfig } from './config/config.ts';
import { openDeps } from './deps.ts';
import type { Place } from './providers/models/local-model/places.ts';
import { welcome } from './run-until-stopped.ts';

/** What the start says of the tutor, with a folder of models that may hold a note. */
async function tutorLine(env: Record<string, string>, places: Place[], note?: string) {
  const folder = join(tmpdir(), `margin-welcome-${randomUUID()}`);
  await mkdir(join(folder, 'language'), { recursive: true });
  if (note) await writeFile(join(folder, 'language/model.json'), note);
  const database = await openTestDatabase();
  const { url = '' } = database;
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    MODELS_DIR: folder,
    LOG_LEVEL: 'silent',
    TUTOR_VOICE: 'off',
    ...env,
  };
  const { deps, close } = await openDeps(readConfig(settings), { places });
  const text = welcome({ deps });
  const line = /^ {2}tutor {5}(.+)$/m.exec(text)?.[1];
  const hints = text.includes(
    '\n            a large language model teaches far better: see TUTOR_MODEL in the README\n',
  );
  const takes = deps.hostedBrain !== undefined;
  await close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  return { line, takes, hints };
}

test('the start names the model that an Ollama on this machine has, and the tutor without it', async () => {
  await using server = await startLocalModelServer({ models: ['llama3.2:3b', 'qwen3.5:4b'] });
  const own = 'qwen3.5:4b in Ollama, once it has answered a trial; without it, ';
  const { line: without, takes } = await tutorLine({ TUTOR_MODEL: 'builtin' }, [server.ollama]);
  expect([takes, server.requests]).toEqual([false, []]);
  expect(await tutorLine({ TUTOR_MODEL: 'auto' }, [server.ollama])).toEqual({
    line: `${own}${without}`,
    takes: true,
    hints: true,
  });
  // Without a setting it is the same.
  expect(await tutorLine({}, [server.ollama])).toEqual({ line: `${own}${without}`, takes: true, hints: true });
  server.setModels(['nomic-embed-text']);
  expect((await tutorLine({}, [server.ollama])).line).toBe(without);
});

test('the start says what to do about a fetched model that cannot be used', async () => {
  expect((await tutorLine({}, [], '{"file')).line).toMatch(
    /^The note beside the fetched model cannot be read: run 'npm run model' again\. Until then, \S/,
  );
});

test('the start says that a large language model teaches better, until there is one', async () => {
  expect((await tutorLine({ TUTOR_MODEL: 'builtin' }, [])).hints).toBe(true);
  const named = { TUTOR_MODEL: 'openai:a-model', OPENAI_API_KEY: 'key' };
  expect(await tutorLine(named, [])).toMatchObject({ takes: true, hints: false });
});
