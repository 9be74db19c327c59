import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the tutor knows its answers from whichever folder the product is started', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'margin-elsewhere-'));
  const readBank = new URL('./teaching/bank/read-bank.ts', import.meta.url);
  const script = `import { readBank } from ${JSON.stringify(readBank.href)}; console.log((await readBank()).length > 1000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: elsewhere,
  }).finally(() => rm(elsewhere, { recursive: true }));
  expect(stdout).toBe('true\n');
});
