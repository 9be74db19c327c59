import { expect, test } from 'vitest';
import { earsRate } from '../interface.ts';
import { cutAtQuiet } from './cut-at-quiet.ts';
import { createSoundCache } from './sound-cache.ts';
import { growTrie } from './term-trie.ts';
import { readTerms } from './terms.ts';

test('the terms come from the definitions and formulas of both subjects', async () => {
  const terms = await readTerms();
  expect(terms.length).toBeGreaterThan(300);
  expect(terms).toEqual(expect.arrayContaining(['Price elasticity of demand', 'PED', 'Gini coefficient', 'Gearing']));
  expect(terms.filter((term) => /[()=/]/.test(term))).toEqual([]);
  expect(new Set(terms).size).toBe(terms.length);
});

test('a term is favoured a little at its start and more with each token that fits, up to three', () => {
  const listener = growTrie([
    [1, 2, 3, 4, 5, 6],
    [2, 7],
  ]).open();
  const favoured = () => {
    const scores = new Float32Array(8);
    listener.favour(scores);
    return Array.from(scores, (score) => Math.round(score * 10) / 10);
  };
  expect(favoured()).toEqual([0, 0.3, 0.3, 0, 0, 0, 0, 0]);
  listener.take(1);
  expect(favoured()).toEqual([0, 0.3, 1, 0, 0, 0, 0, 0]);
  listener.take(2);
  // Both 'go on with the first' and 'this was the start of the second'.
  expect(favoured()).toEqual([0, 0.3, 0.3, 2, 0, 0, 0, 1]);
  for (const token of [3, 4, 5]) listener.take(token);
  expect(favoured()).toEqual([0, 0.3, 0.3, 0, 0, 0, 3, 0]);
  listener.take(0);
  expect(favoured()).toEqual([0, 0.3, 0.3, 0, 0, 0, 0, 0]);
});

test('long speech is cut where it is quiet, and nothing is lost', () => {
  const audio = new Int16Array(45 * earsRate).fill(1000);
  audio.fill(0, 14 * earsRate, 14.5 * earsRate);
  const pieces = cutAtQuiet(audio);
  expect(pieces[0]?.length).toBeGreaterThan(14 * earsRate);
  expect(pieces[0]?.length).toBeLessThan(14.5 * earsRate);
  expect(pieces.reduce((sum, piece) => sum + piece.length, 0)).toBe(audio.length);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(18 * earsRate);
  expect(cutAtQuiet(new Int16Array(0))).toEqual([]);
});

test('the sounds that are kept stay within their bytes; the one not asked for longest goes', () => {
  const cache = createSoundCache(3000);
  for (const key of ['a', 'b', 'c']) cache.keep(key, new Int16Array(500));
  cache.read('a');
  cache.keep('d', new Int16Array(500));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.read(key)?.length)).toEqual([500, undefined, 500, 500]);
  cache.keep('huge', new Int16Array(5000));
  expect(cache.read('huge')).toBeUndefined();
});
