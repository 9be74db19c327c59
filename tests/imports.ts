import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a file imports: a path of ours, and whether it is needed when the code runs, at once or later. */
export type Import = { target: string; typeOnly: boolean; lazy: boolean };

/** The code below these folders, such as '{server,web}'. */
export function findSources(folders: string): string[] {
  return globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root }).sort();
}

export function importsOf(file: string): Import[] {
  const statements = readSource(file).matchAll(
    /^(?:import|export)(\s+type)?\s([^;']*?)from\s+'([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, type, names = '', from, lazily]) => {
    const target = ourPath(file, from ?? lazily ?? '');
    return target ? [{ target, typeOnly: Boolean(type) || onlyTypes(names), lazy: Boolean(lazily) }] : [];
  });
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function ourPath(file: string, path: string): string | undefined {
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? relative(root, join(root, dirname(file), path)) : undefined;
}

/** `import { type A, type B } from …` */
function onlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}\s*$/.exec(names)?.[1];
  return inBraces?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}
