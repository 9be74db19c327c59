import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longestTest } from '#tests/support/patience.ts';
import { runProduct } from '#tests/support/running-product.ts';

test('the built product loads its voice by itself, says which, and closes cleanly', async () => {
  const product = await runProduct({ TUTOR_VOICE: 'auto', LOG_LEVEL: 'debug' });
  expect(product.output()).toContain('voice     embedded: Silero, Moonshine, DittliTTS');
  // Threads that make room for everybody else load them: beside busy neighbours that takes minutes.
  for (const engine of ['silero', 'moonshine', 'dittli'])
    await expect.poll(product.output, { timeout: longestTest / 2 }).toContain(`engine loaded engine=${engine}`);
  expect(product.output()).not.toContain('ExperimentalWarning');
  expect(await product.stop()).toBe(0);
});

test('without its models it starts all the same and says what is off, and why', async () => {
  const modelsDir = await mkdtemp(join(tmpdir(), 'margin-no-weights-'));
  const product = await runProduct({ TUTOR_VOICE: 'auto', MODELS_DIR: modelsDir });
  expect(product.output()).toContain(
    `voice     off: Silero, Moonshine, DittliTTS missing in ${modelsDir} (npm start fetches what it can)`,
  );
  await expect.poll(product.output).toContain('warn engine could not be loaded engine=moonshine');
  expect((await fetch(`${product.origin}/healthz`)).ok).toBe(true);
  expect(await product.stop()).toBe(0);
  await rm(modelsDir, { recursive: true });
});
