import { type Formula, latest, step, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { percentOf } from './move.ts';
import { tidy } from './say-number.ts';

/** What is left over or lacking at a price that is not the market's, and a rate that moves by points. */
export const excess: Formula[] = [
  {
    name: 'excess supply or demand',
    subject: 'economics',
    onlyWith: /suppl/,
    beside: ['price', 'maximumPrice', 'minimumPrice'],
    aliases: /(?:excess|surplus|shortage|shortfall|glut)(?: (?:supply|demand))?(?! (?:of|in) (?:trade|the budget))/,
    notWith: /consumers? surplus|producers? surplus|budget|trade|current account/,
    formula: 'Excess supply = quantity supplied − quantity demanded',
    sentence: 'Take the quantity demanded from the quantity supplied at that price.',
    ways: [
      way(
        { supplied: latest('supply'), demanded: latest('quantity', 'the quantity demanded') },
        ({ supplied, demanded }, say) => {
          const gap = tidy(supplied - demanded);
          const [more, less] = gap >= 0 ? [supplied, demanded] : [demanded, supplied];
          return {
            value: Math.abs(gap),
            unit: 'number',
            sentences: [
              `At that price ${say.number(supplied)} are supplied and ${say.number(demanded)} demanded.`,
              `${say.number(more)} minus ${say.number(less)} is ${say.number(Math.abs(gap))}.`,
              gap >= 0
                ? `So there is a surplus of ${say.number(gap)}: excess supply.`
                : `So there is a shortage of ${say.number(-gap)}: excess demand.`,
            ],
            steps: [
              step(
                gap >= 0 ? 'Surplus' : 'Shortage',
                `${say.number(more)} − ${say.number(less)} = ${say.number(Math.abs(gap))}`,
              ),
            ],
          };
        },
      ),
    ],
  },
  {
    name: 'change in percentage points',
    subject: 'economics',
    neverGiven: true,
    aliases: /(?:how many )?(?:percentage|%|percent) points?(?: change| is that)?/,
    implied:
      /(?:from )?#\d+ to #\d+(?![^#]{0,20}\bprices\b)[^#]{0,30}\b(?:up|down|rose|fell|risen|fallen|increased|decreased|gone up|went up|went down)\b/,
    formula: 'Change in percentage points = new rate − old rate',
    sentence: 'Take the old rate from the new one: that is in percentage points, not per cent.',
    ways: [
      way({ rates: fromText('both rates', readRates) }, ({ rates: { from, to } }, say) => {
        const gap = tidy(to - from);
        const percent = percentOf(from, to);
        const points = `${say.number(Math.abs(gap))} percentage point${Math.abs(gap) === 1 ? '' : 's'}`;
        return {
          value: gap,
          unit: 'number',
          result: points,
          sentences: [
            `From ${say.percent(from)} to ${say.percent(to)} is a ${gap < 0 ? 'fall' : 'rise'} of ${points}, not of ${say.percent(Math.abs(gap))}.`,
            `As a percentage of the old rate it is ${say.number(Math.abs(gap))} divided by ${say.number(from)}, which is ${say.percent(Math.abs(percent))}.`,
          ],
          steps: [step('Points', `${say.percent(to)} − ${say.percent(from)} = ${points}`)],
        };
      }),
    ],
  },
];

function readRates({ facts }: Parameters<Parameters<typeof fromText>[1]>[0]): { from: number; to: number } | undefined {
  const [first, second] = facts;
  if (!first || !second || facts.length !== 2 || facts.some(({ figure }) => figure.unit !== 'percent'))
    return undefined;
  const isMove = (first.tag === 'from' && second.tag === 'to') || (first.tag === 'to' && second.tag === 'from');
  if (!isMove || first.figure.value === 0) return undefined;
  const [from, to] = first.tag === 'to' ? [second, first] : [first, second];
  return { from: from.figure.value, to: to.figure.value };
}
