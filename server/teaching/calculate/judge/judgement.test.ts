import { expect, it } from 'vitest';
import { calculate } from '../calculate.ts';
import { followOutcome } from '../outcome/follow-outcome.ts';

const work = (words: string, subject: 'economics' | 'business') => {
  const sum = calculate({ words, subject, topic: '' });
  if (sum?.kind !== 'worked' || !sum.outcome) throw new Error(`No sum: ${words}`);
  return { result: sum.result, last: sum.sentences.at(-1), outcome: sum.outcome };
};

const leavers =
  'Whether that is bad depends on the industry: it may be normal in fast food or retail, but it is high for skilled work, where each leaver is dear to replace.';
const overdrawn =
  'How serious that is depends on whether an overdraft covers it, on what caused it, and on whether next month brings it back: a firm that cannot pay can fail even if it is profitable.';
const illiquid =
  'Below 1 it does not cover what is due soon, which is risky unless cash comes in fast, as in a supermarket.';

it.each([
  ['if 30 people out of 120 leave in a year whats the labour turnover and is that bad', '25%', leavers],
  ['whats the labour turnover if 30 out of 120 staff left and is that good or bad', '25%', leavers],
  ['30 of the 120 staff left this year. work out labour turnover, is it high?', '25%', leavers],
  [
    "A firm's opening balance is £3,500, inflows are £12,000 and outflows are £17,200. What is the closing balance, and how serious is that?",
    '-£1,700',
    overdrawn,
  ],
  [
    'opening balance 2000, inflows 5000, outflows 9000. closing balance and should they be worried',
    '-2,000',
    overdrawn,
  ],
  ['current assets 80k current liabilities 100k whats the current ratio and what does that mean', '0.8', illiquid],
  [
    'current assets are £80k and current liabilities £100k, work out the current ratio and is that ok?',
    '0.8',
    illiquid,
  ],
  [
    'gearing if long term loans are 6m and capital employed is 10m, and is that too high',
    '60%',
    'The risk is that a rise in interest rates, or a bad year, leaves too little to pay the lenders.',
  ],
])('the sum is judged where that is asked, business: %s', (words, result, last) => {
  expect(work(words, 'business')).toMatchObject({ result, last });
});

const concentrated = 'With so much of it in a few hands, this is a concentrated market, most likely an oligopoly.';
const progress = 'It is real progress, but 0.5 is still low human development.';

it.each([
  [
    'Suppose the five largest firms have market shares of 27%, 15%, 14%, 11% and 9%. What is the 4-firm concentration ratio, and what does it tell me?',
    '67%',
    concentrated,
  ],
  ['the top five have 27%, 15%, 14%, 11% and 9%. whats the cr4 and what does that show', '67%', concentrated],
  [
    'top 5 have 30% 20% 10% 8% 5%, what is the three firm concentration ratio and what does that tell us',
    '60%',
    concentrated,
  ],
  [
    'so if the HDI goes from like nought point four five to nought point five is that like an eleven percent rise and and is that good',
    '11.1%',
    progress,
  ],
  ['hdi went from 0.45 to 0.5, what percentage rise is that and is that good?', '11.1%', progress],
  [
    'cpi went from 100 to 109 whats the inflation rate and is that bad',
    '9%',
    'That is well above the target of 2%, so it is a worry for savers, and for wages that do not keep up.',
  ],
])('the sum is judged where that is asked, economics: %s', (words, result, last) => {
  expect(work(words, 'economics')).toMatchObject({ result, last });
});

it('who asks only for the sum gets no judgement', () => {
  expect(work('if 30 people out of 120 leave in a year whats the labour turnover', 'business').last).toBe(
    'So 25% of the staff left in the year.',
  );
});

it.each(['the top 5 have 27%, 15%, 14%, 11% and 9%. cr4?', 'cr4 if the five largest have 27%, 15%, 14%, 11% and 9%'])(
  'the number beside the ratio is the one asked for: %s',
  (words) => {
    expect(work(words, 'economics').result).toBe('67%');
  },
);

it.each(['is that bad', 'so is that high?', 'and is it good or bad then', 'how serious is that'])(
  'what the result just worked is worth is said from it: %s',
  (words) => {
    const { outcome } = work('30 of the 120 staff left this year. work out labour turnover', 'business');
    expect(followOutcome(words, [outcome])?.say).toEqual([leavers]);
  },
);

it.each([
  'UK can make 10 cars or 20 tonnes of wheat, India can make 4 cars or 16 wheat. Who should make cars and why?',
  'Okay: UK can make 10 cars or 20 tonnes of wheat, India can make 4 cars or 16 wheat. Who should make cars and why?',
  'suppose the uk makes 10 cars or 20 wheat and india makes 4 cars or 16 wheat, who should make cars and explain why',
  'say in a day the UK could produce 10 cars or 20 wheat while India could produce 4 cars or 16 wheat. who should specialise in cars, and why?',
])('who should make what is worked, though the reason is asked for too: %s', (words) => {
  expect(work(words, 'economics').result).toBe('UK: cars, India: wheat');
});
