import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { brotli } from '../brotli.ts';
import { buildHello } from '../hello-site.ts';
import { untilTakenOver } from '../page-load.ts';
import { publicPaths } from '../public-paths.ts';
import type { Row } from '../row.ts';
import { builtPages } from '../stage.ts';
import { makeFolder } from '../temporary-folder.ts';

const mostTimesHello = 1.15;
const mostBytes = 70_000;

/** Row 1, exact: what a visitor's browser runs on any public page. */
export const row: Row = {
  number: 1,
  name: 'javascript',
  exact: true,
  async measure(stage) {
    const hello = await helloBytes();
    const pages = await measurePublicPages(await stage.browser(), await stage.product());
    const largest = pages.toSorted((a, b) => b.scriptBytes - a.scriptBytes)[0];
    if (!largest) throw new Error('There are no public pages');
    const ratio = largest.scriptBytes / hello;
    return [
      {
        figure: `JavaScript, largest of ${pages.length} public pages (${largest.path})`,
        floor: kilobytes(hello),
        ours: kilobytes(largest.scriptBytes),
        ratio,
        goal: `<= ${mostTimesHello} x hello, <= 70 kB`,
        met: ratio <= mostTimesHello && largest.scriptBytes <= mostBytes,
        noted: 'ElevenLabs widget 161-356 kB, LiveKit starter 475, ai-chatbot 871, LibreChat 2,077, OATutor 3,247',
      },
    ];
  },
};

export type PublicPage = {
  path: string;
  /** Brotli bytes of every script the browser loaded without being touched. */
  scriptBytes: number;
  /** Everything the browser asked our server for, the page itself included. */
  requests: string[];
  /** Addresses on other origins that it asked for. */
  foreign: string[];
};

/** Opens every prerendered page of the build in a fresh profile at `origin`, where the same build must be running. */
export async function measurePublicPages(browser: Browser, origin: string): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (const path of await publicPaths()) pages.push(await measurePublicPage(browser, origin, path));
  return pages;
}

export async function measurePublicPage(browser: Browser, origin: string, path: string): Promise<PublicPage> {
  const context = await browser.newContext();
  try {
    const asked = new Set<string>();
    context.on('request', (request) => void asked.add(request.url()));
    const page = await context.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
    await untilTakenOver(page);
    const addresses = [...asked].filter((address) => /^(https?|wss?):/.test(address));
    const requests = addresses.filter((address) => new URL(address).origin === origin);
    const scripts = requests.map((address) => new URL(address).pathname).filter((name) => name.endsWith('.js'));
    const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(builtPages, `${name}.br`))).size));
    return { path, scriptBytes: sum(sizes), requests, foreign: addresses.filter((one) => !requests.includes(one)) };
  } finally {
    await context.close();
  }
}

/** Brotli bytes of a prerendered React + wouter hello, built with the product's own settings. */
export async function helloBytes(): Promise<number> {
  await using folder = await makeFolder();
  await buildHello(folder.path);
  const files = await readdir(folder.path, { recursive: true });
  const scripts = files.filter((name) => name.endsWith('.js'));
  return sum(
    await Promise.all(scripts.map(async (name) => (await brotli(await readFile(join(folder.path, name)))).length)),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
