import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { made } from './quantities.ts';
import { ratio } from './ratio.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';

const utilisation = anyOf([
  /capacity (?:utili[sz]ation|use|usage)(?: rate| percentage)?|utili[sz]ation(?: rate)?/,
  /(?:percentage|percent|%) (?:of )?(?:its |their |full |total )*capacity|how full/,
  /occupancy(?: rate)?|cap util|cu(?! (?:later|l8r|soon|then|tomorrow|tmrw|around|next))/,
]);

export const capacity: Formula[] = [
  {
    name: 'capacity utilisation',
    notWith: /spare|unused|idle|excess/,
    aliases: utilisation,
    formula: 'Capacity utilisation = actual output ÷ maximum output × 100',
    sentence: 'Divide actual output by the maximum possible output and multiply by 100.',
    ways: [
      ratio({
        name: 'capacity utilisation',
        top: {
          need: value(['actualSales', ...made, 'actual'], 'the actual output'),
          name: 'actual output',
          write: 'number',
        },
        bottom: { need: value('capacity'), name: 'maximum output', write: 'number' },
        unit: 'percent',
        meaning: usedMeaning,
        fits: (result) => result <= 100,
      }),
      way({ told: fromText('the maximum and the actual output', readMost) }, ({ told }, say) => {
        const result = tidy((told.made / told.most) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `${say.number(told.made)} out of a possible ${say.number(told.most)}: divide and multiply by 100, which is ${say.percent(result)}.`,
            usedMeaning(result, say),
          ],
          steps: [
            step(
              'Capacity utilisation',
              `${say.number(told.made)} ÷ ${say.number(told.most)} × 100 = ${say.percent(result)}`,
            ),
          ],
          slips: [
            { value: (told.most / told.made) * 100, says: 'you have it the wrong way round; swap top and bottom.' },
          ],
        };
      }),
    ],
  },
  {
    name: 'output from capacity utilisation',
    onlyAsked: true,
    onlyWith: /utili[sz]|capacity/,
    aliases: anyOf([
      /(?:actual |current |its )?(?:output|production)/,
      /how (?:many|much)(?: units| items)? (?:is it|are they|does it|do they|is the factory|is being|are being|are|is) ?(?:actually )?(?:making|producing|make|produce|made|produced)/,
    ]),
    formula: 'Actual output = maximum output × capacity utilisation',
    sentence: 'Multiply the maximum output by the utilisation rate.',
    ways: [
      way({ capacity: value('capacity'), rate: value('utilisation') }, ({ capacity, rate }, say) => {
        if (rate > 100) return undefined;
        const result = tidy((capacity * rate) / 100);
        return {
          value: result,
          unit: 'number',
          sentences: [
            'Actual output is the maximum output times the utilisation rate.',
            `${say.percent(rate)} of ${say.number(capacity)} is ${say.number(result)}.`,
            `So ${say.number(capacity - result)} units of capacity stand idle.`,
          ],
          steps: [step('Output', `${say.number(capacity)} × ${say.percent(rate)} = ${say.number(result)}`)],
        };
      }),
    ],
  },
  {
    name: 'capacity from capacity utilisation',
    onlyAsked: true,
    onlyWith: /utili[sz]|capacity/,
    aliases: anyOf([
      /(?:maximum|max|full|total|potential)(?: possible)? (?:capacity|output|production)/,
      /(?:its |the )?capacity(?! utili[sz]ation| use)/,
      /how (?:many|much)(?: units)? could (?:it|they)[\w ]{0,8}(?:make|produce)/,
    ]),
    formula: 'Maximum output = actual output ÷ capacity utilisation',
    sentence: 'Divide actual output by the utilisation rate.',
    ways: [
      way({ made: value([...made, 'actualSales']), rate: value('utilisation') }, ({ made: actual, rate }, say) => {
        if (rate > 100 || rate <= 0) return undefined;
        const result = tidy((actual / rate) * 100);
        return {
          value: result,
          unit: 'number',
          sentences: [
            'Maximum output is actual output divided by the utilisation rate.',
            `${say.number(actual)} divided by ${say.percent(rate)} is ${say.number(result)}.`,
            `So at full capacity it could make ${say.number(result)}.`,
          ],
          steps: [step('Maximum output', `${say.number(actual)} ÷ ${say.number(rate / 100)} = ${say.number(result)}`)],
        };
      }),
    ],
  },
];

function usedMeaning(result: number, say: Say): string {
  return `So ${say.percent(result)} of what could be made is made.`;
}

/** Two figures, one of them named as the most there can be. */
function readMost({ text, facts }: Reading): { most: number; made: number } | undefined {
  const [one, two] = facts;
  if (!one || !two || facts.length !== 2 || facts.some(({ figure }) => figure.unit !== 'plain')) return undefined;
  if (outOf.test(text)) return inOrder(one, two);
  const isMost = ({ figure }: Fact) =>
    new RegExp(
      `\\b(?:max\\w*|full|capacity|can|could|holds?|seats|room for|up to|potential(?:ly)?|possible)\\b[^#]{0,24}#${figure.index}\\b|#${figure.index} (?:\\w+ )?(?:max\\b|maximum|capacity|possible|at (?:full|most))`,
    ).test(text);
  if (isMost(one) === isMost(two)) return undefined;
  return isMost(one) ? inOrder(two, one) : inOrder(one, two);
}

/** '3,500 out of 5,000', '240 seats sold out of a possible 400' */
const outOf = /#\d+ (?:[a-z]+ ){0,2}out of (?:a |the |its |their |possible |total |maximum |max |of )*#\d+/;

function inOrder({ figure: made }: Fact, { figure: most }: Fact): { most: number; made: number } | undefined {
  return made.value <= most.value ? { most: most.value, made: made.value } : undefined;
}
