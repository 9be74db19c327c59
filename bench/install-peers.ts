import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'peers');

/** Where a file of an installed peer is. */
export function peerFile(name: string): string {
  return join(folder, 'node_modules', name);
}

/** What ours is measured against, from npm, exactly as locked in `peers/`. No package's own script is run. */
export async function installPeers(): Promise<void> {
  if (await areInstalled()) return;
  console.error('Installing the peers of the bench, 320 MB…');
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ended with code ${code}`);
}

/** An older installation may lack a peer that has joined since. */
async function areInstalled(): Promise<boolean> {
  const { dependencies } = await readManifest(join(folder, 'package.json'));
  const matches = Object.entries(dependencies ?? {}).map(async ([name, version]) => {
    const installed = await readManifest(peerFile(`${name}/package.json`)).catch(() => undefined);
    return installed?.version === version;
  });
  return (await Promise.all(matches)).every(Boolean);
}

async function readManifest(path: string): Promise<{ version?: string; dependencies?: Record<string, string> }> {
  return JSON.parse(await readFile(path, 'utf8'));
}
