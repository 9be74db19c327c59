import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'peers');

/** What ours is measured against, from npm, exactly as locked in `peers/`. No package's own script is run. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.error('Installing the peers of the bench, 290 MB…');
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ended with code ${code}`);
}
