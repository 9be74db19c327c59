import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

const paid = anyOf(
  [
    /borrow(?:s|ed|ing)?|pays?|paying|paid|spends?|spent|invests?|invested|buys?(?: [a-z]+){1,3} for/,
    /bought(?: [a-z]+){1,3} for|buying(?: [a-z]+){1,3} for|takeover (?:costs?|for)/,
    /costs?(?: them| it| us)?|price (?:is|of)|acquires?(?: [a-z]+){1,3} for/,
  ],
  { before: /\b/, after: /(?: about| around)? #(?<paid>\d+)/ },
);
const earned = anyOf([
  anyOf(
    [
      /mak(?:es|ing|e)|earn(?:s|ing|ed)?|bring(?:s|ing) in|generat(?:es|ing)|return(?:s|ing)?/,
      /profits? (?:of|is|are)|gives?|that made/,
    ],
    {
      before: /\b/,
      after:
        /(?: about| around| a profit of| profits of)? #(?<earned>\d+)(?: (?:of |in )?profits?)?(?: (?:a|per|each|every) (?:year|yr|annum))?/,
    },
  ),
  /#(?<earned2>\d+) (?:profit )?(?:a|per|each|every) (?:year|yr|annum)(?: (?:in )?profit)?/,
]);
const rate = anyOf([
  /\bborrow\w* #\d+ (?:at|for|with)[a-z ]{0,20} #(?<rate3>\d+)/,
  /\b(?:borrow\w*|loans?|interest(?: rates?)?|debt|bank|finance|cost of capital|lend\w*)(?! #\d+ (?:at|for|with))[^#]{0,30}#(?<rate>\d+)/,
  /#(?<rate2>\d+) (?:[a-z]+ ){0,3}?(?:to borrow|borrowing|loan|interest|on (?:the|a) loan|from the bank)/,
]);

/** What a business that is bought earns on its price, against what the money costs. */
export const boughtReturn: Formula[] = [
  {
    name: 'return on a purchase',
    neverGiven: true,
    notWith: /\b(?:arr|roce|payback|npv|capital employed)\b|#\d+ (?:years|yrs)\b/,
    aliases: anyOf([
      /(?:what|whats the|what is the|find the|calculate the|work out the|percentage|annual|rate of) (?:rate of |percentage |annual |yearly )?returns?(?: (?:is|are) (?:that|it|they))?/,
      /returns? on (?:that|it|the (?:deal|money|purchase|takeover|investment))/,
      /worth (?:it|borrowing|buying|doing)/,
      /(?:better|more|less|compare\w*)[a-z ]* (?:than|with|to) (?:borrowing|the (?:loan|interest|bank))/,
      /should (?:they|it|he|she|we|the firm) (?:borrow|buy|do) ?(?:it)?/,
    ]),
    formula: 'Return = profit a year ÷ price paid × 100',
    sentence: 'Divide the yearly profit by the price, times 100, and hold it against the rate of interest.',
    ways: [
      way({ deal: fromText('the price paid and the yearly profit', readDeal) }, ({ deal }, say) => returnOn(deal, say)),
    ],
  },
];

type Deal = { paid: number; earned: number; rate?: number };

function readDeal(reading: Reading): Deal | undefined {
  const { facts, figures } = reading;
  const percents = facts.filter(({ figure }) => figure.unit === 'percent');
  const cost = pick(reading, paid, 'paid')?.paid;
  const found = pick(reading, earned, 'earned', 'earned2');
  const profit = found?.earned ?? found?.earned2;
  const lent = pick(reading, rate, 'rate', 'rate2', 'rate3');
  const interest = lent?.rate ?? lent?.rate2 ?? lent?.rate3;
  if (cost === undefined || profit === undefined || profit >= cost || figures.some(({ value }) => value <= 0))
    return undefined;
  if (facts.length === 2 && percents.length === 0) return { paid: cost, earned: profit };
  const isRate = percents.length === 1 && percents[0]?.figure.value === interest;
  return facts.length === 3 && isRate ? { paid: cost, earned: profit, rate: interest } : undefined;
}

function returnOn({ paid, earned, rate }: Deal, say: Say): Working {
  const result = tidy((earned / paid) * 100);
  return {
    value: result,
    unit: 'percent',
    sentences: [
      `The return is ${say.money(earned)} divided by ${say.money(paid)}, times 100, which is ${say.percent(result)} a year.`,
      ...(rate === undefined ? [] : [against(result, rate, say)]),
    ],
    steps: [step('Return', `${say.money(earned)} ÷ ${say.money(paid)} × 100 = ${say.percent(result)}`)],
  };
}

function against(result: number, rate: number, say: Say): string {
  if (result === rate)
    return `That is just what borrowing at ${say.percent(rate)} costs, so it only breaks even unless profits grow.`;
  return result < rate
    ? `That is below the ${say.percent(rate)} that borrowing costs, so on these figures alone it is not worth it; profits would have to grow, or costs be saved.`
    : `That is above the ${say.percent(rate)} that borrowing costs, so on these figures it pays for the loan; then weigh the risk.`;
}
