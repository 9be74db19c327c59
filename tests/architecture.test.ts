import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const paths = globSync('{content,docs,domain,models,server,tests,web}/**', { cwd: root });

/** From the words in bold to the next ones. */
const journeys = ['A typed question', 'An utterance', 'An essay'].map((name) => {
  const [, steps = ''] = text.split(`**${name}, file by file.**`);
  return { name, steps: steps.split('\n**')[0] ?? '' };
});

test('every file and room that the architecture names is there', () => {
  const names = [...text.matchAll(/`([\w-]+(?:\/[\w.{}*-]+)+|[\w-]+\.tsx?)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test.each(journeys)('$name is told in files, each once, in under thirty', ({ steps }) => {
  const files = [...steps.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, name]) => name);
  expect(files.length).toBeGreaterThan(7);
  expect(files.length).toBeLessThan(30);
  expect(files.filter((name, index) => files.indexOf(name) !== index)).toEqual([]);
});

/** As a whole path or the end of one; a name without an ending may be a room or a file. */
function isThere(name: string): boolean {
  const ends = name.includes('.') ? [name] : [name, `${name}.ts`, `${name}.tsx`];
  return paths.some((path) => ends.some((end) => path === end || path.endsWith(`/${end}`)));
}
