import { expect, test } from 'vitest';
import { likenToExamples } from './examples.ts';

const examples = [
  { answer: 'Demand falls because it is dearer', present: [true] },
  { answer: 'people want less of it, so demand falls', present: [true] },
  { answer: 'Demand rises because it is dearer', present: [false] },
  { answer: 'people want more of it, so demand rises', present: [false] },
  { answer: 'It has to do with the government', present: [false] },
];

test('an answer is marked like the examples that are like it, and one turned word is enough', () => {
  expect(likenToExamples({ answer: 'well, demand falls since it is dearer' }, examples)[0]).toBeGreaterThan(0.3);
  expect(likenToExamples({ answer: 'well, demand rises since it is dearer' }, examples)[0]).toBeLessThan(-0.3);
});

test('misspelt words are still like their own', () => {
  expect(likenToExamples({ answer: 'demnad fals becuase its dearer' }, examples)[0]).toBeGreaterThan(0);
});

test('where the words are others, the meaning tells', () => {
  const [near, far] = [Float32Array.of(1, 0), Float32Array.of(0, 1)];
  const withMeaning = examples.map((example) => ({ ...example, vector: example.present[0] ? near : far }));
  expect(likenToExamples({ answer: 'shoppers turn away', vector: near }, withMeaning)[0]).toBeGreaterThan(0.3);
  expect(likenToExamples({ answer: 'shoppers turn away', vector: far }, withMeaning)[0]).toBeLessThan(-0.3);
});

test('a question without examples says nothing', () => {
  expect(likenToExamples({ answer: 'Demand falls' }, [])).toEqual([]);
});
