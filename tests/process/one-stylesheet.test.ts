import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('all styles are in one file: no chunk waits for a stylesheet of its own', async () => {
  const files = await readdir('dist/web/assets');
  expect(files.filter((name) => name.endsWith('.css'))).toHaveLength(1);
});
