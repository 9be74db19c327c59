import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, 'hello');
const configFile = join(import.meta.dirname, '../vite.config.ts');

/** The least that a prerendered page with React and wouter can be, built with the product's own settings. */
export async function buildHello(folder: string): Promise<void> {
  const common = { root, configFile, logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
  const rendererFolder = join(folder, '.renderer');
  await build({
    ...common,
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: rendererFolder, manifest: false },
    ssr: { noExternal: true },
  });
  const { renderHello }: typeof import('./hello/prerender.tsx') = await import(
    pathToFileURL(join(rendererFolder, 'prerender.js')).href
  );
  await rm(rendererFolder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<!--app-->', renderHello()));
}
