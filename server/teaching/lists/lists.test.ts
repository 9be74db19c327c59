import { expect, test } from 'vitest';
import { readLibrary } from '../curriculum/library.ts';
import { countWords } from '../say/count-words.ts';
import { sentencesOf } from '../say/sentences.ts';
import { listKinds } from './list.ts';
import { readLists } from './read-lists.ts';

const [lists, { courses }] = await Promise.all([readLists(), readLibrary()]);

test.each(['economics', 'business'] as const)('every list of %s is whole, and no two are named alike', (subject) => {
  const named = new Set<string>();
  expect(lists[subject].all.length).toBeGreaterThan(400);
  for (const { of, names, section, kind, items } of lists[subject].all) {
    expect(courses[subject].sectionOf.has(section), of).toBe(true);
    expect(listKinds).toContain(kind);
    expect(items.length, of).toBeGreaterThanOrEqual(4);
    expect(named.has(`${kind} ${of}`), of).toBe(false);
    named.add(`${kind} ${of}`);
    for (const name of names) expect(name, of).toBe(name.toLowerCase());
    for (const { is, words, says } of items) {
      expect(says, of).toMatch(/^[A-Z0-9£].*\.$/);
      expect(sentencesOf(says), of).toHaveLength(1);
      expect(countWords([says]), `${of}: ${is}`).toBeLessThanOrEqual(30);
      expect(words.length, of).toBeGreaterThanOrEqual(2);
    }
  }
});

test('a list is found by its name, and not where another word turns it into something else', () => {
  expect(lists.business.find('just in time', 'drawbacks')?.list.of).toBe('just in time');
  expect(lists.economics.find('demand for a chocolate bar elastic', 'causes')?.list.names).toContain('demand elastic');
  expect(lists.economics.find('elasticity of demand negative', 'causes')).toBeUndefined();
});
