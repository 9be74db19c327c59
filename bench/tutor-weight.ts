import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { builtPages } from './stage.ts';

const assets = join(builtPages, 'assets');

export type TutorWeight = {
  /** Brotli bytes that a page carries for a tutor that nobody has opened. */
  launcher: number;
  /** Brotli bytes that opening the tutor and talking to it load. */
  client: number;
  /** Scripts of an opened tutor that the page had loaded before it was touched. */
  tooEarly: string[];
};

/** Opens the tutor of a page as a demo student at `origin`, where this build must be running. */
export async function weighTutor(browser: Browser, origin: string): Promise<TutorWeight> {
  const files = await readdir(assets);
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await page.request.post('/api/demo', { headers: { Origin: origin } });
    await page.goto('/subject/economics/ab', { waitUntil: 'networkidle' });
    const before = new Set(await readScripts(page));
    await page.getByRole('button', { name: 'Talk to your Analysis Builder tutor' }).last().click();
    await page.getByRole('button', { name: 'Earlier conversations' }).waitFor();
    const added = (await readScripts(page)).filter((name) => !before.has(name));
    return {
      launcher: await sizeOf(files, /^(tutor-launcher|logo-button|tutor-suggestions)-.*\.js$/),
      // The button 'Talk' loads what runs on the audio thread, which the browser lists nowhere.
      client: (await sizeOf(added, /./)) + (await sizeOf(files, /^voice-worklet-.*\.js$/)),
      tooEarly: [...before].filter((name) => /worklet|tutor-panel/.test(name)),
    };
  } finally {
    await context.close();
  }
}

async function readScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.filter((url) => url.endsWith('.js')).map((url) => url.slice(url.lastIndexOf('/') + 1));
}

/** Of the scripts that the pattern names, of which there must be some: a renamed chunk must not look like no weight. */
async function sizeOf(names: string[], pattern: RegExp): Promise<number> {
  const wanted = names.filter((name) => pattern.test(name));
  if (wanted.length === 0) throw new Error(`No script is called ${pattern}`);
  const sizes = await Promise.all(wanted.map(async (name) => (await stat(join(assets, `${name}.br`))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
