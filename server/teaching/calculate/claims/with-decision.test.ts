import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const said = [
  'a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000 a month. how many do they need to sell to break even',
  'they get a special order for 100 candles at £9 each. should they accept? assume spare capacity',
].join('\n');
const yes = 'So yes, accept: the fixed costs are paid anyway, so profit rises by £200,';

test('the arithmetic and what follows from it both get a yes', () => {
  const sum = calculate({
    words: 'so 9-7 = 2 x 100 = £200 extra profit so yes accept?',
    subject: 'business',
    topic: '',
    said,
  });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toContain(`2 times 100 is £200. ${yes}`);
});

test('where no decision is asked for, none is told', () => {
  const sum = calculate({ words: 'so 9-7 = 2 x 100 = £200 extra profit right?', subject: 'business', topic: '', said });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toMatch(/2 times 100 is £200\.$/);
});
