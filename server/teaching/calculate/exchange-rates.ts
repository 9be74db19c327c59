import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Need, step, way } from './formula.ts';
import { type Ends, ends } from './move.ts';

export const exchangeRates: Formula[] = [
  {
    name: 'appreciation or depreciation',
    subject: 'economics',
    aliases: anyOf([
      /(?:percentage |% )?(?:appreciation|depreciation)(?: of (?:the )?(?:pound|currency|dollar|euro|£))?/,
      /(?:pound|currency|dollar|euro|£|it|sterling) (?:has )?(?:appreciated|depreciated|appreciate|depreciate)(?: by)?/,
      /how much (?:has|did) (?:the )?(?:pound|currency|dollar|euro|sterling) (?:appreciate|depreciate|fall|fallen|risen|rise|strengthen|weaken)\w*/,
    ]),
    // 'They import 0.4 of every dollar' speaks of no rate.
    onlyWith:
      /(?<!every |each |extra )\b(?:pounds?|dollars?|euros?|sterling|yen|yuan|rupees?)\b|exchange|currenc|appreciat|depreciat|[£$€]/,
    formula: 'Change in the exchange rate = (new rate − old rate) ÷ old rate × 100',
    sentence: 'Take the old rate from the new one, divide by the old one and multiply by 100.',
    ways: [
      way({ rates: ratePair() }, ({ rates: { from, to, percent } }, say) => ({
        value: percent,
        unit: 'percent',
        sentences: [
          `The rate goes from ${say.number(from)} to ${say.number(to)}, a change of ${say.number(to - from)}.`,
          `${say.number(to - from)} divided by ${say.number(from)}, times 100, is ${say.percent(percent)}.`,
          percent >= 0
            ? `So the currency has appreciated by ${say.percent(percent)}.`
            : `So the currency has depreciated by ${say.percent(-percent)}.`,
        ],
        steps: [
          step(
            '%Δ rate',
            `(${say.number(to)} − ${say.number(from)}) ÷ ${say.number(from)} × 100 = ${say.percent(percent)}`,
          ),
        ],
        slips: [{ value: ((to - from) / to) * 100, says: 'you divided by the new rate; divide by the old one.' }],
      })),
    ],
  },
];

/** Two rates for the same pound, whatever the sign in front of them; '£1 = $1.50' holds a 1 that is no rate. */
function ratePair(): Need<Ends> {
  const both = ends('price');
  return {
    label: 'the exchange rate before and after',
    roles: [],
    take: (_, reading) => {
      const facts = reading.facts.filter(({ figure }) => !(figure.value === 1 && reading.figures.length > 2));
      const taken = both.take(facts, reading);
      if (taken && taken !== 'unclear' && Math.abs(taken.value.percent) > 90) return undefined;
      return taken && taken !== 'unclear' ? { ...taken, used: reading.facts.map(({ figure }) => figure.index) } : taken;
    },
  };
}
