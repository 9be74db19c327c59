import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeWithTest } from './end-with-test.ts';

/** A data folder after its first start. The build removes it together with the product it belongs to. */
const prepared = 'dist/.data';

/** A folder of the caller's own: a copy of the prepared one, or an empty one where nothing is prepared. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'margin-data-'));
  removeWithTest(folder);
  if (existsSync(prepared)) await cp(prepared, folder, { recursive: true });
  return folder;
}

/** Before all tests that run the built product: a first start takes seconds, a copy of what it leaves does not. */
export async function prepareData(start: () => Promise<{ dataDir: string; stop(): Promise<unknown> }>): Promise<void> {
  if (existsSync(prepared)) return;
  const product = await start();
  await product.stop();
  const draft = `${prepared}.${process.pid}`;
  await cp(product.dataDir, draft, { recursive: true });
  // The journeys may be prepared at the same moment: whoever comes second has all it needs.
  await rename(draft, prepared).catch(() => rm(draft, { recursive: true }));
}
