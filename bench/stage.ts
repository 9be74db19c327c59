import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '#tests/support/chromium.ts';
import { buildHello } from './hello-site.ts';
import { startProduct } from './product.ts';
import { serveFolder } from './static-site.ts';
import { makeFolder } from './temporary-folder.ts';

/** What rows share. Each thing is started when a row first asks for it and taken down at the end. */
export type Stage = {
  browser(): Promise<Browser>;
  /** The address of the built product, which runs as an operator would run it. */
  product(): Promise<string>;
  /** The address of the floor of a React page: a prerendered hello that is then taken over. */
  hello(): Promise<string>;
  /** The address of our own pages without a script: the floor of showing them. */
  withoutScripts(): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
};

export const builtPages = join(import.meta.dirname, '../dist/web');

export function openStage(): Stage {
  const opened: AsyncDisposable[] = [];
  const keep = <Thing extends AsyncDisposable>(thing: Thing): Thing => {
    opened.push(thing);
    return thing;
  };
  return {
    browser: once(async () => keep(await openBrowser())),
    product: once(async () => keep(await startProduct({ DATA_DIR: keep(await makeFolder()).path })).origin),
    hello: once(async () => {
      const { path } = keep(await makeFolder());
      await buildHello(path);
      return keep(await serveFolder(path)).origin;
    }),
    withoutScripts: once(async () => keep(await serveFolder(builtPages, stripScripts)).origin),
    async [Symbol.asyncDispose]() {
      for (const thing of opened.toReversed()) await thing[Symbol.asyncDispose]();
    },
  };
}

async function openBrowser(): Promise<Browser> {
  const { executablePath } = await findChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-precise-memory-info'] });
}

function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

function once<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
