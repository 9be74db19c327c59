import { expect, test } from 'vitest';
import type { Entry } from '../bank/entry.ts';
import { ofTitle } from './of-title.ts';

const title = 'To what extent is price skimming the best strategy for launching a new electric car';

test('what speaks of the title comes before what only lies in the same section', () => {
  const found = ofTitle(
    [entry('cow', 'A cash cow earns more than it needs'), entry('skim', 'Skimming suits early buyers')],
    title,
  );
  expect(found.map(({ id }) => id)).toEqual(['skim', 'cow']);
});

test('a word that stands in any title is no likeness', () => {
  const found = ofTitle(
    [entry('price', 'The best strategy is a new price'), entry('car', 'A car maker must recover its costs')],
    title,
  );
  expect(found.map(({ id }) => id)).toEqual(['car', 'price']);
});

test('where enough speak of the title, nothing else is offered', () => {
  const many = Array.from({ length: 12 }, (_, at) => entry(`skim-${at}`, 'Skimming suits early buyers'));
  expect(ofTitle([entry('cow', 'A cash cow'), ...many], title)).toEqual(many);
});

function entry(id: string, reply: string): Entry {
  return { id, subject: 'business', section: '3.3.4', kind: 'effect', asks: ['why'], reply, plainer: '' };
}
