import { expect, test } from 'vitest';
import { rankModel } from './choose-model.ts';

const best = (names: string[], file = false) =>
  names
    .map((name) => ({ name, rank: rankModel({ name, file }) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ name }) => name);

test('of what is there the better family and the size that suits come first', () => {
  expect(best(['llama3.2:3b', 'qwen3.5:2b', 'qwen3.5:4b', 'gemma4:e4b', 'qwen3.5:9b', 'qwen3.5:27b'])).toEqual([
    'qwen3.5:9b',
    'qwen3.5:4b',
    'gemma4:e4b',
    'llama3.2:3b',
    'qwen3.5:27b',
    'qwen3.5:2b',
  ]);
});

test('what measures, continues, codes or is too small never teaches', () => {
  const names = ['nomic-embed-text:latest', 'qwen3-embedding:4b', 'qwen3.5:4b-base', 'qwen3-coder:30b'];
  expect(best([...names, 'llama-guard3:8b', 'qwen3:0.6b', 'llama3.1:405b', 'deepseek-r1:7b'])).toEqual([]);
  expect(best(['text-embedding-nomic-embed-text-v1.5', 'gemma-4-E4B-it-mmproj.gguf'], true)).toEqual([]);
});

test.each([
  ['in the cloud of somebody else', ['gemma4:cloud', 'gemma4:31b-cloud', 'ministral-3:8b-cloud', 'qwen3.5:397b-cloud']],
  ['too small, told in millions', ['gemma3:270m', 'gemma-3-270m-it-Q8_0.gguf', 'qwen3:600M', 'qwen3.5-800m']],
  ['made to judge', ['qwen3guard:4b', 'Qwen3Guard-Gen-4B.gguf', 'qwen3-reranker:4b', 'Qwen3Reranker-8B']],
  ['made to hear', ['qwen3-asr:1.7b', 'Qwen3-ForcedAligner-4B']],
  ['made to measure', ['qwen3-embedding:8b', 'Qwen3Embedding-4B']],
  ['only able to think aloud', ['phi4-reasoning:14b', 'phi-4-mini-reasoning', 'qwen3:4b-thinking-2507-q4_K_M']],
])('one that is %s never teaches', (_, names) => {
  expect(best(names)).toEqual([]);
});

test('how much one reads at once is not its size', () => {
  expect(best(['qwen2.5-instruct-1m', 'Qwen2.5-7B-Instruct-1M'])).toEqual([
    'Qwen2.5-7B-Instruct-1M',
    'qwen2.5-instruct-1m',
  ]);
});

test('a file without "instruct" in its name may be a base model; of some families every one is made to talk', () => {
  const files = [
    'Llama-3.2-3B.gguf',
    'Llama-3.2-3B-Instruct-Q4_K_M.gguf',
    'google/gemma-4-e4b-it',
    'C:\\m\\Qwen3.5-4B.gguf',
  ];
  expect(best(files, true)).toEqual([files[3], files[2], files[1]]);
});

test('a size that is told counts, and one whose size nobody tells may be small', () => {
  expect(rankModel({ name: 'qwen3.5:latest', file: false, billions: 9.7 })).toBeLessThan(
    rankModel({ name: 'qwen3.5:latest', file: false }) ?? 0,
  );
});
