import { expect, test } from 'vitest';
import { packs, readPack } from '#content/curriculum/packs.ts';
import { subjects } from '../subjects.ts';
import { breakChain } from './broken-link.ts';
import { hideLink } from './missing-link.ts';
import { dealLinks, markOrder } from './order-links.ts';
import { reverseStep } from './reverse-step.ts';

const chains = (
  await Promise.all(subjects.flatMap((subject) => packs[subject].map((_, index) => readPack(subject, index + 1))))
).flatMap((pack) =>
  (pack?.sections ?? []).flatMap(({ keyPoints }) =>
    keyPoints.flatMap((point) => (point.type === 'chain' ? [{ id: point.id, steps: point.steps }] : [])),
  ),
);
const seeds = [1, 2, 3, 77, 2 ** 31 - 1];

test('there are the chains that were promised', () => {
  expect(chains.length).toBeGreaterThanOrEqual(129);
});

test('even a short chain is never dealt in its own order', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const steps of [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ])
      expect(dealLinks(steps, seed)).not.toEqual([...steps.keys()]);
});

test('every chain is dealt in a wrong order, with all its steps, the same way for the same seed', () => {
  for (const { id, steps } of chains)
    for (const seed of seeds) {
      const dealt = dealLinks(steps, seed);
      expect(dealt.toSorted(), id).toEqual([...steps.keys()]);
      expect(dealt, id).not.toEqual([...steps.keys()]);
      expect(dealLinks(steps, seed), id).toEqual(dealt);
    }
});

test('an order is right, half right or not yet, with the places where it breaks', () => {
  expect(markOrder([0, 1, 2, 3])).toEqual({ verdict: 'right', follows: [true, true, true] });
  expect(markOrder([0, 1, 3, 2])).toEqual({ verdict: 'not yet', follows: [true, false, false] });
  expect(markOrder([1, 2, 3, 0])).toEqual({ verdict: 'partly', follows: [true, true, false] });
  expect(markOrder([3, 1, 0, 2])).toEqual({ verdict: 'not yet', follows: [false, false, false] });
});

test('every chain hides a link behind four different answers, one of them right', () => {
  for (const [place, { id, steps }] of chains.entries()) {
    const nearby = [...chains.slice(place + 1), ...chains.slice(0, place)].flatMap((other) => other.steps.slice(1));
    for (const seed of seeds.slice(0, 1)) {
      const hidden = hideLink(steps, nearby, seed);
      if (!hidden) throw new Error(`${id} has no missing link`);
      expect(new Set(hidden.options).size, id).toBe(4);
      expect(hidden.at, id).toBeGreaterThan(0);
      expect(hidden.options[hidden.right], id).toBe(steps[hidden.at]);
      expect(
        hidden.steps.filter((step) => step === null),
        id,
      ).toHaveLength(1);
      expect(
        hidden.options.filter((option) => steps.includes(option)),
        id,
      ).toEqual([steps[hidden.at]]);
      expect(hideLink(steps, nearby, seed), id).toEqual(hidden);
    }
  }
});

test('most chains can be broken at one step, by one word, and never at the first', () => {
  const breakable = chains.flatMap(({ id, steps }) =>
    seeds.flatMap((seed) => {
      const broken = breakChain(steps, seed);
      return broken ? [{ id, steps, broken }] : [];
    }),
  );
  expect(new Set(breakable.map(({ steps }) => steps)).size).toBeGreaterThan(129);
  for (const { id, steps, broken } of breakable) {
    const { at, right, steps: shown } = broken;
    expect(
      steps.flatMap((step, place) => (step === shown[place] ? [] : [place])),
      id,
    ).toEqual([at]);
    expect(at, id).toBeGreaterThan(0);
    expect(right, id).toBe(steps[at]);
    const [before = [], after = []] = [right, shown[at] ?? ''].map((step) => step.split(' '));
    expect(after, id).toHaveLength(before.length);
    expect(
      after.filter((word, place) => word !== before[place]),
      id,
    ).toHaveLength(1);
  }
});

test('a step is turned by one word, in its own form', () => {
  expect(reverseStep('unit costs fall')).toBe('unit costs rise');
  expect(reverseStep('Higher prices')).toBe('Lower prices');
  expect(reverseStep('AD shifts left')).toBe('AD shifts right');
  expect(reverseStep('more output per worker')).toBe('less output per worker');
  expect(reverseStep('more jobs at home')).toBe('fewer jobs at home');
  expect(reverseStep('fewer products')).toBe('more products');
});

test('a step that has no plain opposite is left alone', () => {
  for (const step of [
    'but quality may fall and teamwork suffers',
    'price rises and quantity falls',
    'firms pass on costs rather than lose margin',
    'the gain to the host country is limited',
    'the external cost falls on society',
    'the right level of inventory',
    'low-wage countries export',
    'trade with members rises (trade creation)',
    'incomes of the poor rise above the basic line',
    'customers trust the brand',
  ])
    expect(reverseStep(step), step).toBeUndefined();
});
