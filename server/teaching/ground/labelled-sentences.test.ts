import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBank } from '../bank/open-bank.ts';
import { sentencesOf } from '../say/sentences.ts';
import { createReplyCheck } from './check-reply.ts';

type Labelled = { entry: string; right: boolean; sentence: string };
const labelled = readFileSync('bench/sets/model-sentences.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Labelled => JSON.parse(line));

test('of what models say about a written answer nothing wrong is said, and some of what is right', async () => {
  const bank = await openBank();
  const said: Labelled[] = [];
  for (const one of labelled) {
    const entry = bank.get(one.entry);
    if (!entry) throw new Error(`There is no ${one.entry}`);
    const written = [entry.reply, entry.plainer, entry.answer ?? ''].flatMap(sentencesOf);
    const check = createReplyCheck({ written, words: '', said: [] }, { sentences: 5, words: 110 });
    if (check(one.sentence) === 'said') said.push(one);
  }
  expect(said.filter(({ right }) => !right).map(({ sentence }) => sentence)).toEqual([]);
  expect(said.length / labelled.filter(({ right }) => right).length).toBeGreaterThan(0.25);
});
