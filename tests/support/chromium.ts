import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { patience } from './patience.ts';

export type Chromium = { executablePath: string };

/**
 * A Chromium that starts on this machine: the one that CHROMIUM names, npm's own, or an installed one when npm's lacks
 * a system library. If none starts, one sentence says what to install.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (starts(named)) return { executablePath: named };
    throw new Error(`CHROMIUM is "${named}", but no browser starts there.`);
  }
  // npm's own is built for one kind of processor; elsewhere a shell would be asked to run it as a script.
  const packaged = process.arch === 'x64' ? await sparticuz.executablePath().catch(() => undefined) : undefined;
  // The shell without a window comes first: on two ARM cores the 104 journeys at a desktop's size took 555 s of processor
  // with it and 791 s with the whole browser (both 156), the component tests 134 s and 157 s. It can do all that the tests
  // ask for, microphone, sound and downloads too.
  const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  const found = [packaged, ...installed].find((path) => path && starts(path));
  if (found) return { executablePath: found };
  throw new Error(
    'No Chromium can be started: install your system\'s "chromium-headless-shell" or "chromium" package (or libnss3, which npm\'s own needs), or set CHROMIUM to a browser.',
  );
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: patience }).status === 0;
}
