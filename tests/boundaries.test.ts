import { expect, test } from 'vitest';
import { findSources, type Import, importsOf, readSource } from './imports.ts';

/**
 * Who may import whom. Each folder names the folders it may import; the longest matching folder is the one that
 * counts. `type:` allows only the types of a place.
 */
const mayImport: Record<string, string[]> = {
  content: ['content', 'type:domain', 'domain/any-of.ts', 'domain/in-sequence.ts'],
  domain: ['domain'],
  'server/db': ['server/db', 'server/error-code.ts', 'domain'],
  'server/teaching': [
    'server/teaching',
    ...['brain', 'marker'].map((room) => `server/providers/${room}/interface.ts`),
    'server/providers/models',
    ...['log', 'project-folder', 'collect-garbage'].map((name) => `server/${name}.ts`),
    'domain',
    'content',
  ],
  'server/providers': [
    'server/providers',
    'server/teaching',
    'server/audio',
    'server/db',
    ...['clock', 'log', 'error-code', 'project-folder', 'collect-garbage'].map((name) => `server/${name}.ts`),
    'type:server/config',
    'domain',
    'content',
  ],
  'server/audio': ['server/audio'],
  server: ['server', 'domain', 'content'],
  'web/ui': ['web/ui'],
  'web/kept': ['web/kept', 'web/api.ts', 'web/session.ts', 'web/in-background.ts'],
  web: ['web', 'domain', 'content', 'type:server'],
};

/** Facts that only the server may know: a student sees them after an attempt, never in the browser's files. */
const serverOnlyContent =
  /^content\/(answers|facts|cases|cards|sample-codes|curriculum\/(knowledge|simulator\.json|diagrams\.json))/;

/** A feature may build on the features before it. */
const featureOrder = [
  'usage',
  'billing',
  'account',
  'memory',
  'tutor',
  'practice',
  'tmq',
  'classes',
  'subjects',
  'search',
  'simulator',
  'pages',
  'design',
];

const sources = findSources('{content,domain,server,web}').filter((path) => !/\.test\.tsx?$/.test(path));
const imports = sources.flatMap((file) => importsOf(file).map((target) => ({ file, ...target })));

test('every import goes from a folder to one that it may import', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((found) => !isAllowed(found)).map(({ file, target }) => `${file} imports ${target}`)).toEqual(
    [],
  );
});

test('a feature imports only features before it', () => {
  const backwards = imports.filter(({ file, target }) => {
    const from = featureOf(file);
    const to = featureOf(target);
    return from && to && featureOrder.indexOf(to) > featureOrder.indexOf(from);
  });
  expect(backwards.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('a feature knows a provider by its interface alone', () => {
  const known = imports.filter(({ file, target }) => featureOf(file) && target.startsWith('server/providers/'));
  expect(known.length).toBeGreaterThan(20);
  const picked = known.filter(({ target }) => !/^server\/providers\/[^/]+\/interface\.ts$/.test(target));
  expect(picked.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('the browser imports no file that holds answers', () => {
  const leaks = imports.filter(({ file, target }) => file.startsWith('web/') && serverOnlyContent.test(target));
  expect(leaks.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('only server/config/config.ts reads the environment', () => {
  const readers = sources.filter((file) => /process\.env|import\.meta\.env/.test(readSource(file)));
  expect(readers).toEqual(['server/config/config.ts']);
});

test('only web/kept/stores.ts reaches for what a browser keeps', () => {
  const reaching = sources.filter(
    (file) => file.startsWith('web/') && /localStorage|sessionStorage|indexedDB|\bcaches\b/.test(readSource(file)),
  );
  expect(reaching).toEqual(['web/kept/stores.ts']);
});

function isAllowed({ file, target, typeOnly }: Import & { file: string }): boolean {
  const folder = Object.keys(mayImport)
    .filter((name) => file.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (!folder) return true;
  return (mayImport[folder] ?? []).some((allowed) => {
    const place = allowed.replace(/^type:/, '');
    return (typeOnly || !allowed.startsWith('type:')) && (target === place || target.startsWith(`${place}/`));
  });
}

function featureOf(path: string): string | undefined {
  return /^(?:web|server)\/features\/([^/]+)\//.exec(path)?.[1];
}
