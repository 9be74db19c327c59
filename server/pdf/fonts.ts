import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Our own face, embedded: a reader's machine need not have it, and it can write £, – and every European name. */
const files = {
  body: 'newsreader-latin-400-normal.woff',
  strong: 'newsreader-latin-600-normal.woff',
  bodyExtra: 'newsreader-latin-ext-400-normal.woff',
  strongExtra: 'newsreader-latin-ext-600-normal.woff',
} as const;

export type FontName = keyof typeof files;

export async function readFonts(): Promise<[FontName, Buffer][]> {
  const folder = fontFolder();
  const names = Object.keys(files) as FontName[];
  return Promise.all(
    names.map(async (name): Promise<[FontName, Buffer]> => [name, await readFile(join(folder, files[name]))]),
  );
}

/** The build puts them beside the server; in a checkout they are in their package. */
function fontFolder(): string {
  const built = join(import.meta.dirname, 'fonts');
  if (existsSync(built)) return built;
  return dirname(fileURLToPath(import.meta.resolve(`@fontsource/newsreader/files/${files.body}`)));
}
