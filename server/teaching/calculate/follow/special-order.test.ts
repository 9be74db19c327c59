import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const costs = 'a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000 a month';
const say = (words: string, said = costs) => {
  const sum = calculate({ words, subject: 'business', topic: '', said });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : undefined;
};

test('an order that beats the variable cost is worth taking, with what must hold', () => {
  const words =
    'ok last one q4. they get a special order for 100 candles at £9 each. should they accept? assume spare capacity';
  expect(say(words)).toBe(
    'Each one brings in £9 and adds £7 of variable cost, so the contribution is £2. £2 times 100 is £200. ' +
      'So yes, accept: the fixed costs are paid anyway, so profit rises by £200, if there is spare capacity and the regular customers do not ask for the lower price.',
  );
});

test('one that does not is not', () => {
  const refuse =
    'So no on these figures, unless it wins something else, such as a customer who comes back at the full price.';
  expect(say('special order for 100 candles at £6 each, should they accept?')).toBe(
    `Each one brings in £6 and adds £7 of variable cost, so every one loses £1. ${refuse}`,
  );
  expect(say('special order for 100 candles at £7 each, should they accept?')).toBe(
    `Each one brings in £7 and adds £7 of variable cost, so it leaves nothing towards the fixed costs. ${refuse}`,
  );
});

test('the variable cost is the one that was told last, and without one there is no sum', () => {
  const words = 'they get a special order for 100 candles at £9 each. should they accept?';
  expect(say(words, `${costs}\nthe variable cost goes up to £8`)).toContain('£1 times 100 is £100.');
  expect(say(words, '')).toBeUndefined();
});
