import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, latest, step, value, type Working, way } from './formula.ts';
import { traded } from './quantities.ts';
import { type Say, tidy } from './say-number.ts';

/** What a tax raises, and what a subsidy costs. */
export const taxRevenue: Formula[] = [
  {
    name: 'tax revenue',
    subject: 'economics',
    aliases: anyOf([
      /(?:government |govt |gov |total |the )*tax (?:revenue|receipts|take)/,
      /(?:government|govt|gov) revenue(?: from (?:the )?tax)?/,
      /(?:does|will|would|do|is) (?:the )?(?:government|govt|gov|treasury) (?:raise|get|collect|receive|make|earn)s?(?: from (?:the |this )?tax)?/,
      /revenue from the tax|(?:raised|collected) (?:by|from) the tax/,
    ]),
    beside: ['price'],
    formula: 'Tax revenue = tax per unit × quantity sold after the tax',
    sentence: 'Multiply the tax per unit by the quantity that is still sold after the tax.',
    ways: [way({ each: value('tax'), quantity: latest(traded, 'the quantity sold after the tax') }, perUnit('tax'))],
  },
  {
    name: 'cost of the subsidy',
    subject: 'economics',
    aliases: anyOf([
      /(?:total )?(?:cost|bill) (?:of (?:the )?subsidy|to (?:the )?(?:government|govt|gov|taxpayers?))/,
      /(?:government|govt|gov) (?:spending|expenditure|spend|cost)(?: on (?:the )?subsidy)?/,
      /total subsidy|subsidy cost|how much (?:does|will|would) (?:the )?subsidy cost/,
    ]),
    notWith:
      /how much of (?:the|this) (?:\w+ )?subsidy|(?:consumers?|producers?|buyers?|sellers?|firms?) (?:get|gain|receive)/,
    beside: ['price'],
    formula: 'Cost of the subsidy = subsidy per unit × quantity sold after the subsidy',
    sentence: 'Multiply the subsidy per unit by the quantity sold once it is paid.',
    ways: [
      way(
        { each: value('subsidy'), quantity: latest(traded, 'the quantity sold after the subsidy') },
        perUnit('subsidy'),
      ),
    ],
  },
];

function perUnit(kind: 'tax' | 'subsidy') {
  return (
    { each, quantity }: { each: number; quantity: number },
    say: Say,
    { text }: { text: string },
  ): Working | undefined => {
    // Told is what it comes to in all, and asked what it is for each.
    if (/\bhow much (?:is (?:that|it) |was (?:that|it) )?(?:per|for each|for every) \w+ ?\??$/.test(text))
      return each > quantity && quantity > 0 ? shareOut(each, quantity, kind, say) : undefined;
    const value = tidy(each * quantity);
    const name = kind === 'tax' ? 'tax revenue' : 'the cost of the subsidy';
    return {
      value,
      unit: 'money',
      sentences: [
        `${upperFirst(name)} is the ${kind} per unit times the quantity sold afterwards.`,
        `${say.money(each)} times ${say.number(quantity)} is ${say.money(value)}.`,
        kind === 'tax'
          ? `So the government raises ${say.money(value)}.`
          : `So the subsidy costs the government ${say.money(value)}.`,
      ],
      steps: [step(upperFirst(name), `${say.money(each)} × ${say.number(quantity)} = ${say.money(value)}`)],
    };
  };
}

function shareOut(total: number, quantity: number, kind: string, say: Say): Working {
  const value = tidy(total / quantity);
  const sum = [say.money(total), say.number(quantity)];
  return {
    value,
    unit: 'money',
    sentences: [
      `The ${kind} per unit is what it comes to in all divided by the quantity.`,
      `${sum[0]} divided by ${sum[1]} is ${say.money(value)}.`,
    ],
    steps: [step(`${upperFirst(kind)} per unit`, `${sum[0]} ÷ ${sum[1]} = ${say.money(value)}`)],
  };
}
