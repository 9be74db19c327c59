import { expect, test } from 'vitest';
import { splitParts } from './split-parts.ts';

test.each([
  ['what is a public good and why cant firms provide it', 'what is a public good', 'why cant firms provide it'],
  [
    'whats the difference between a movement and a shift? also what makes supply shift',
    'whats the difference between a movement and a shift?',
    'what makes supply shift',
  ],
  ['so was my answer right or not? and whats q3', 'so was my answer right or not?', 'whats q3'],
  ['what does gearing mean and is a high one bad', 'what does gearing mean', 'is a high one bad'],
  [
    'how is that different from jit? and does it work for small firms',
    'how is that different from jit?',
    'does it work for small firms',
  ],
  [
    'can you explain what the multiplier is and then give me a question on it',
    'can you explain what the multiplier is',
    'give me a question on it',
  ],
  [
    'im revising elasticity. whats ped? i missed that lesson. and how do u work it out',
    'im revising elasticity. whats ped? i missed that lesson.',
    'how do u work it out',
  ],
  ['was i right? also do you reckon elon musk is autocratic', 'was i right?', 'do you reckon elon musk is autocratic'],
  [
    'is rent control government failure? and how would i use it in a 25 marker',
    'is rent control government failure?',
    'how would i use it in a 25 marker',
  ],
  [
    'how do i work out the payback and is shorter always better',
    'how do i work out the payback',
    'is shorter always better',
  ],
  [
    'so where is the absolute line set atm, and if everyones income doubles does gini change?',
    'so where is the absolute line set atm',
    'if everyones income doubles does gini change?',
  ],
  [
    'how do u draw monopoly and also why is there a loss, and then if costs rise what happens',
    'how do u draw monopoly',
    'why is there a loss and if costs rise what happens',
  ],
  ['whats an asset, whats a liability', 'whats an asset', 'whats a liability'],
  [
    'fixed costs 20000, price 15, variable cost 10. whats the break even and why is it useful to know',
    'fixed costs 20000, price 15, variable cost 10. whats the break even',
    'why is it useful to know',
  ],
  [
    'mr is 19 and mc is 22 so dont make it right? also my market has 4 firms with 30 25 15 and 10 percent, whats the cr4',
    'mr is 19 and mc is 22 so dont make it right?',
    'my market has 4 firms with 30 25 15 and 10 percent, whats the cr4',
  ],
  [
    'revenue is 500 and profit 50, whats the margin? also what is the mark up if it costs £4 and sells for £5',
    'revenue is 500 and profit 50, whats the margin?',
    'what is the mark up if it costs £4 and sells for £5',
  ],
])('two requests: %s', (words, first, second) => {
  expect(splitParts(words)).toEqual([first, second]);
});

test.each([
  'what is inflation',
  'what is inflation and why',
  'does supply shift left and if so why',
  'is ansoff useless because it ignores competitors? Give me a judgement',
  'is a merger risky? give me a straight answer please',
  'whats the difference between what is needed and what is wanted',
  'why is it negative? is it because price goes up',
  'is that a cost? or is it revenue',
  'how do income and substitution effects work',
  'price goes from 4 to 5 and sales from 100 to 80. whats the ped and whats the new revenue',
  'fixed costs 600, price 8, vc 5. whats the break even? also whats the profit at 300',
  'i know what a tax does and how it works but not who pays',
  'do they cut costs? why not',
  'they sell 2600, whats the margin of safety and what does it actually mean',
  'why is the price not where MC = MR cross? why do you go up to AR',
  'whats the alternative then, what do firms aim for if not profit',
  'whats insolvent mean? can u say it in easier words',
  'can we go back to demand please? why does price not shift it',
  'because the money goes abroad? what does C I G stand for',
  'you didnt say anything? how does harrod domar link to ethiopia',
  'which theorist is it about praise? is it herzberg or maslow',
  'evaluate whether a sugar tax works and what else could be done',
  "my teacher wrote 'explain what a monopoly is and why it may be bad for buyers in the long run' what is that",
])('one thing is not split: %s', (words) => {
  expect(splitParts(words)).toBeUndefined();
});
