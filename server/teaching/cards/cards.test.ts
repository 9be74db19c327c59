import { expect, test } from 'vitest';
import { readLibrary } from '../curriculum/library.ts';
import { countWords } from '../say/count-words.ts';
import { sentencesOf } from '../say/sentences.ts';
import { readCards } from './read-cards.ts';

const [cards, { courses }] = await Promise.all([readCards(), readLibrary()]);

test.each(['economics', 'business'] as const)('every section of %s has a card, and every text is whole', (subject) => {
  for (const { id } of courses[subject].sections) {
    const card = cards[subject].of(id);
    expect(card, id).toBeDefined();
    const {
      section: _,
      topic: __,
      words,
      evaluation,
      question,
      analysis,
      weighed,
      plain,
      apply,
      line,
      ...texts
    } = card ?? raise();
    expect(words.length, id).toBeGreaterThanOrEqual(4);
    expect(evaluation, id).toHaveLength(2);
    for (const text of [...evaluation, ...Object.values(texts)])
      if (text !== null) expect(text, id).toMatch(/^['‘]?[A-Z].{40,400}[.?]["'’]?$|['’]\.?$/);
    expect(question, id).toMatch(/^(?:Evaluate|Assess|Discuss|Examine) .{20,180}[^.] \(\d{1,2} marks\)$/);
    expect(apply, id).toHaveLength(3);
    for (const text of [line, analysis, weighed, plain, ...apply]) expect(text, id).toMatch(/^['‘]?[A-Z].*[.?]['’]?$/);
    for (const text of apply) expect(sentencesOf(text), id).toHaveLength(1);
    expect(sentencesOf(line), id).toHaveLength(1);
    expect(countWords([line]), id).toBeLessThanOrEqual(30);
    for (const paragraph of [analysis, weighed]) {
      expect(countWords([paragraph]), id).toBeGreaterThanOrEqual(55);
      expect(countWords([paragraph]), id).toBeLessThanOrEqual(95);
    }
    expect(countWords([plain]), id).toBeGreaterThanOrEqual(40);
    expect(countWords([plain]), id).toBeLessThanOrEqual(70);
  }
});

test('no two model paragraphs are the same', () => {
  const all = (['economics', 'business'] as const).flatMap((subject) =>
    courses[subject].sections.flatMap(({ id }) => {
      const { analysis, weighed, plain, line } = cards[subject].of(id) ?? raise();
      return [analysis, weighed, plain, line];
    }),
  );
  expect(new Set(all).size).toBe(all.length);
});

function raise(): never {
  throw new Error('There is no card');
}
