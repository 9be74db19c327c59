import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { likeness } from '#tests/contracts/speech-contract-world.ts';
import { loadMiniLm } from './minilm.ts';

// The real model: `npm test` has fetched it.
const load = () => loadMiniLm({ modelsDir: resolve('models/weights') });

test('what is near in topic is nearer than what is far', async () => {
  const embed = await load();
  const texts = [
    'price elasticity of demand',
    'how much the quantity people buy responds when the price changes',
    'the central bank sets the interest rate',
    'why pay alone does not motivate workers',
  ];
  const [elasticity, said, rates, motivation] = await embed({ texts });
  expect(likeness(elasticity, said)).toBeGreaterThan(likeness(elasticity, rates) + 0.2);
  expect(likeness(elasticity, said)).toBeGreaterThan(likeness(elasticity, motivation) + 0.2);
});

test('vectors have the length 1, the same text the same vector, and nothing no vector', async () => {
  const embed = await load();
  const [one, again, empty] = await embed({ texts: ['Gini coefficient', 'Gini coefficient', ''] });
  expect(likeness(one, one)).toBeCloseTo(1, 5);
  expect(again).toEqual(one);
  expect(likeness(empty, empty)).toBeCloseTo(1, 5);
  expect(await embed({ texts: [] })).toEqual([]);
});
