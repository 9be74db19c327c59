import { expect, test } from 'vitest';
import { findMatches, type SearchIndex } from './find-matches.ts';

const index: SearchIndex = [
  {
    subject: 'economics',
    themes: [
      { number: 1, sections: [['1.2.3', 'Price elasticity', ['PED and revenue'], ['Cross elasticity']]] },
      { number: 2, sections: [['2.1.3', 'Employment', ['Inelastic labour'], ['Claimant count', "Say's law"]]] },
    ],
  },
  { subject: 'business', themes: [{ number: 7, sections: [['3.7.2', 'Ratios', ['ROCE'], ['Gearing']]] }] },
];

test('sections come before terms, and a beginning before an inside', () => {
  expect(find('elastic')).toEqual([
    ['section', '1.2.3 Price elasticity'],
    ['section', '2.1.3 Employment'],
    ['term', 'Cross elasticity'],
  ]);
});

test('a match says where it is and leads to its section', () => {
  expect(findMatches(index, 'gear')).toEqual([
    {
      kind: 'term',
      title: 'Gearing',
      place: 'Business, Unit 7, 3.7.2 Ratios',
      href: '/theme/business-7?section=3.7.2',
    },
  ]);
  expect(findMatches(index, 'ratios')[0]).toMatchObject({ place: 'Business, Unit 7' });
});

test.each([
  ['2.1.3', '2.1.3 Employment'],
  ['2.1', '2.1.3 Employment'],
  ['  RoCe ', '3.7.2 Ratios'],
  ['says', "Say's law"],
  ['count claim', 'Claimant count'],
])('"%s" finds %s', (query, title) => {
  expect(find(query)[0]?.[1]).toBe(title);
});

test.each(['', '   ', '!?', 'elastic zebra', 'xyz'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('at most twelve are given, and four of them are terms when there are enough', () => {
  const sections = Array.from({ length: 30 }, (_, at): [string, string, string[], string[]] => [
    `1.1.${at}`,
    `Market ${at}`,
    [],
    [`Market term ${at}`],
  ]);
  const found = findMatches([{ subject: 'economics', themes: [{ number: 1, sections }] }], 'market');
  expect(found.map(({ kind }) => kind)).toEqual([...Array(8).fill('section'), ...Array(4).fill('term')]);
});

function find(query: string) {
  return findMatches(index, query).map(({ kind, title }) => [kind, title]);
}
