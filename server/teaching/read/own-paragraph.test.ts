import { expect, test } from 'vitest';
import { ownParagraphIn } from './own-paragraph.ts';

const own = 'Piece rate motivates staff because they earn more. So output rises and unit costs fall.';

test.each([
  `Can you mark this: ${own}`,
  `heres my paragraph on pay, whats missing? ${own}`,
  `How would an examiner mark this? ${own}`,
  `Rate this paragraph out of 9: ${own}`,
  `i wrote this: ${own} is it good enough for analysis`,
  `this is for a 12 mark question, do i get marks for evaluation? ${own}`,
  `${own} is this ok`,
  `here it is: ${own} is this ok`,
  `${own} what mark would this get?`,
  `I wrote: "${own}" Is that enough?`,
  `ok how about: ${own}`,
  `what about this: ${own}`,
  `so how about if i put: ${own}`,
])('the paragraph is found between what is asked about it: %s', (words) => {
  expect(ownParagraphIn(words)).toBe(own);
});

test.each([
  'can you mark my paragraph?',
  'is this right: profit is what is left',
  `Explain this to me. ${own}`,
  own,
  'check my answer: revenue is 12 x 1400 which is 16800, and the costs are 9000. So profit is 7800.',
  'how about this: what if the price rises and quantity falls by more, is it elastic then?',
  'what about the other side',
  'is this good? why does the price rise when supply falls and what happens to the quantity then?',
])('no paragraph is handed over: %s', (words) => {
  expect(ownParagraphIn(words)).toBeUndefined();
});

const lower =
  'If the bakery lowers its prices then more customers will buy from it. This means sales go up and so profit goes up. Therefore lowering prices is a good idea.';
const overall =
  'Overall the bakery should not lower its prices, because a supermarket has economies of scale and could always go cheaper, so it should differentiate with quality instead. Unless its customers are very price sensitive.';
const strong = 'A strong pound makes exports dearer abroad, so fewer are sold. This means revenue falls.';

test.each([
  [
    `The question is: Assess whether a small bakery should lower its prices to compete with a supermarket. (10) My paragraph: '${lower}' How could I improve this?`,
    lower,
  ],
  [`Q: Analyse how a strong pound affects UK exporters. (9 marks)\nA: ${strong}\nFeedback please`, strong],
  [`For the question 'Assess the effect of a strong pound on a car maker', I've written: ${strong} Is it ok?`, strong],
  [`Discuss whether a strong pound is bad for exporters. (15) ${strong} What mark would that get?`, strong],
])('the question that was set is no part of it: %s', (words, paragraph) => {
  expect(ownParagraphIn(words)).toBe(paragraph);
});

test.each([
  [
    `I was answering your question about 'unless'. Anyway heres my conclusion: ${overall} What mark would that get?`,
    overall,
  ],
  [`You keep changing the subject. Here is my paragraph: ${strong} What's missing?`, strong],
  [`I already told you it was a cafe. Right, my new version: ${strong} Better?`, strong],
  [`ok new version: ${strong} Is that better?`, strong],
])('a grumble before it is no part of it: %s', (words, paragraph) => {
  expect(ownParagraphIn(words)).toBe(paragraph);
});

const judged = 'Overall this holds when demand is elastic, because then a small rise in price cuts quantity a lot.';

test.each([
  [`ok how about: ${judged}`, judged],
  [`what about this instead: ${judged}`, judged],
  [`hmm ok. how about this: ${strong}`, strong],
  [`Maybe like this: ${strong}`, strong],
  [`something like this: ${judged}`, judged],
])('what is proposed is handed over: %s', (words, paragraph) => {
  expect(ownParagraphIn(words)).toBe(paragraph);
});

test.each(['how about: oil', 'what about this: does a tariff raise prices?', 'ok how about inflation then'])(
  'what is only asked about is not: %s',
  (words) => {
    expect(ownParagraphIn(words)).toBeUndefined();
  },
);
