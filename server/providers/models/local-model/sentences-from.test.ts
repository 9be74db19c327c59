import { expect, test } from 'vitest';
import { sentencesFrom } from './sentences-from.ts';

async function readAll(pieces: string[]): Promise<string[]> {
  async function* stream() {
    yield* pieces;
  }
  const sentences: string[] = [];
  for await (const sentence of sentencesFrom(stream())) sentences.push(sentence);
  return sentences;
}

test('sentences are the same wherever the pieces of a reply end', async () => {
  const reply = 'Tutor: Price falls.\n\nIt was £1.50 e.g. in May. **Demand** rises!\n- Supply too.\n';
  const sentences = ['Price falls.', 'It was £1.50 e.g. in May.', 'Demand rises!', 'Supply too.'];
  for (const length of [1, 2, 3, 5, 8, 100])
    expect(await readAll(reply.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []), `${length}`).toEqual(sentences);
});

test('what is thought aloud is nobody’s, and a sentence without an end is garbage', async () => {
  expect(await readAll(['<think>The student is', ' wrong. </think>Price', ' falls.'])).toEqual(['Price falls.']);
  await expect(readAll(Array.from({ length: 1000 }, () => 'and '))).rejects.toMatchObject({ code: 'garbage' });
});
