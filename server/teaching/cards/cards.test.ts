import { expect, test } from 'vitest';
import { readLibrary } from '../curriculum/library.ts';
import { readCards } from './read-cards.ts';

const [cards, { shelves }] = await Promise.all([readCards(), readLibrary()]);

test.each(['economics', 'business'] as const)('every section of %s has a card, and every text is whole', (subject) => {
  for (const { id } of shelves[subject].sections) {
    const card = cards[subject].of(id);
    expect(card, id).toBeDefined();
    const { section: _, topic: __, words, evaluation, ...texts } = card ?? raise();
    expect(words.length, id).toBeGreaterThanOrEqual(4);
    expect(evaluation, id).toHaveLength(2);
    for (const text of [...evaluation, ...Object.values(texts)])
      if (text !== null) expect(text, id).toMatch(/^['‘]?[A-Z].{40,400}[.?]["'’]?$|['’]\.?$/);
  }
});

function raise(): never {
  throw new Error('There is no card');
}
