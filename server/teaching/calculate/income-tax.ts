import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, value, way } from './formula.ts';
import { type Ends, ends } from './move.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';
import { bandsNeed, taxOf } from './tax-bands.ts';

const incomeRoles: Role[] = ['income', 'pay', 'earns', 'profit'];

export const incomeTax: Formula[] = [
  {
    name: 'average tax rate',
    aliases: anyOf([
      /average rate(?= ?\?|$)|average (?:rate of )?(?:income )?tax(?: rate| paid)?/,
      /(?:percentage|percent|%|proportion) of (?:their |his |her |the |my )?income (?:is |goes |paid )?(?:in|on|as) tax/,
      /average tax|effective tax rate/,
    ]),
    formula: 'Average tax rate = tax paid ÷ income × 100',
    sentence: 'Divide the tax paid by income and multiply by 100.',
    ways: [
      ratio({
        name: 'the average tax rate',
        top: { need: value(['taxPaid', 'tax', 'taxRevenue']), name: 'tax paid' },
        bottom: { need: value(incomeRoles), name: 'income' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the whole income goes in tax.`,
        fits: (result) => result <= 100,
      }),
      way({ bands: bandsNeed() }, ({ bands }, say) => {
        const { total, sentences, steps } = taxOf(bands, say);
        const result = tidy((total / bands.income) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            ...sentences,
            `${say.money(total)} divided by ${say.money(bands.income)}, times 100, is ${say.percent(result)}.`,
            `So ${say.percent(result)} of the whole income goes in tax.`,
          ],
          steps: [
            ...steps,
            step('Average rate', `${say.money(total)} ÷ ${say.money(bands.income)} × 100 = ${say.percent(result)}`),
          ],
        };
      }),
    ],
  },
  {
    name: 'marginal tax rate',
    onlyWith: /\btax/,
    aliases: /marginal (?:rate of )?(?:income )?tax(?: rate)?|marginal rates?/,
    formula: 'Marginal tax rate = change in tax ÷ change in income × 100',
    sentence: 'Divide the extra tax by the extra income and multiply by 100.',
    ways: [
      way(
        {
          tax: ends(['taxPaid', 'tax', 'taxRevenue'], 'the tax before and after'),
          income: ends(incomeRoles, 'the income before and after'),
        },
        marginalRate,
      ),
    ],
  },
  {
    name: 'tax with bands',
    notWith: /producer|consumer|per unit/,
    aliases: anyOf([
      /(?:how much |total |income )*tax (?:is |are |do |does |will |would |must |should )*(?:paid|pay|due|owed|payable|bill|he|she|they|i|someone|be|to pay)[\w ]{0,12}/,
      /(?:income )?tax(?: bill| paid| payment| liability)|how much (?:income )?tax/,
      /(?:someone|he|she|they|person|worker)[^#]{0,12}#\d+ pays? how much|pays? how much(?: tax)?/,
      /how much (?:do|does|will|would) (?:i|he|she|they|someone|a (?:person|worker)) (?:have to )?pay/,
      /take home(?: pay)?|total tax/,
    ]),
    formula: 'Tax = sum of (income in each band × its rate)',
    sentence: 'Take off the tax-free allowance, split the rest into bands, and multiply each slice by its rate.',
    ways: [
      way({ bands: bandsNeed() }, ({ bands }, say, { text }) => {
        const { total, sentences, steps } = taxOf(bands, say);
        if (/take home/.test(text)) {
          const left = tidy(bands.income - total);
          return {
            value: left,
            unit: 'money',
            sentences: [
              ...sentences,
              `That leaves ${say.money(bands.income)} minus ${say.money(total)}, which is ${say.money(left)}.`,
            ],
            steps: [
              ...steps,
              step('Take-home pay', `${say.money(bands.income)} − ${say.money(total)} = ${say.money(left)}`),
            ],
          };
        }
        return {
          value: total,
          unit: 'money',
          sentences: [...sentences, `So the tax bill is ${say.money(total)}.`],
          steps,
        };
      }),
    ],
  },
];

function marginalRate({ tax, income }: { tax: Ends; income: Ends }, say: Say) {
  const [moreTax, more] = [tidy(tax.to - tax.from), tidy(income.to - income.from)];
  if (more <= 0 || moreTax < 0 || moreTax > more) return undefined;
  const result = tidy((moreTax / more) * 100);
  return {
    value: result,
    unit: 'percent' as const,
    sentences: [
      `Income rises by ${say.money(more)} and tax by ${say.money(moreTax)}.`,
      `${say.money(moreTax)} divided by ${say.money(more)}, times 100, is ${say.percent(result)}.`,
      `So ${say.percent(result)} of each extra pound goes in tax.`,
    ],
    steps: [
      step('Extra tax', `${say.money(tax.to)} − ${say.money(tax.from)} = ${say.money(moreTax)}`),
      step('Extra income', `${say.money(income.to)} − ${say.money(income.from)} = ${say.money(more)}`),
      step('Marginal rate', `${say.money(moreTax)} ÷ ${say.money(more)} × 100 = ${say.percent(result)}`),
    ],
  };
}
