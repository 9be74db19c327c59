import { readdir } from 'node:fs/promises';
import { builtPages } from './stage.ts';

/** Every prerendered page of the build. */
export async function publicPaths(): Promise<string[]> {
  const files = await readdir(builtPages, { recursive: true });
  const pages = files.map((name) => `/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('/index.html'));
  return pages.map((name) => name.slice(0, -'/index.html'.length) || '/').sort();
}
