import { type Formula, step, value, type Way, way } from './formula.ts';
import { within } from './labour-market.ts';
import { ratio } from './ratio.ts';
import { tidy } from './say-number.ts';

export const unemploymentRate: Formula[] = [
  {
    name: 'unemployment rate',
    subject: 'economics',
    aliases:
      /(?:rate of )?unemployment(?: rate| percentage)?|(?:percentage|percent|%|proportion) (?:of (?:people |the (?:workforce|labour force) )?)?(?:is |are )?unemployed|unemployment rate/,
    beside: ['inactive', 'workingAge', 'population'],
    formula: 'Unemployment rate = unemployed ÷ labour force × 100',
    sentence:
      'Divide the unemployed by the labour force, which is those in work plus those looking, and multiply by 100.',
    ways: [
      ratio({
        name: 'the unemployment rate',
        top: { need: value('unemployed'), name: 'the unemployed', write: 'number' },
        bottom: {
          need: { ...value('labourForce'), looseWith: /\bof\b|\btotal\b|\bwhole\b/ },
          name: 'the labour force',
          write: 'number',
        },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the labour force cannot find work.`,
        fits: within,
      }),
      fromEmployed(),
      fromForce(),
    ],
  },
];

function fromEmployed(): Way {
  return way(
    { unemployed: value('unemployed'), employed: value(['employed', 'workers']) },
    ({ unemployed, employed }, say) => {
      const force = tidy(unemployed + employed);
      if (force <= 0) return undefined;
      const result = tidy((unemployed / force) * 100);
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `The labour force is ${say.number(employed)} in work plus ${say.number(unemployed)} unemployed, which is ${say.number(force)}.`,
          `${say.number(unemployed)} divided by ${say.number(force)}, times 100, is ${say.percent(result)}.`,
          `So ${say.percent(result)} of the labour force cannot find work.`,
        ],
        steps: [
          step('Labour force', `${say.number(employed)} + ${say.number(unemployed)} = ${say.number(force)}`),
          step('Unemployment rate', `${say.number(unemployed)} ÷ ${say.number(force)} × 100 = ${say.percent(result)}`),
        ],
        slips: [
          {
            value: tidy((unemployed / employed) * 100),
            says: 'you divided by those in work; the labour force has the unemployed in it too.',
          },
        ],
      };
    },
  );
}

/** Whoever is in the labour force and not in work is unemployed. */
function fromForce(): Way {
  return way({ force: value('labourForce'), employed: value('employed') }, ({ force, employed }, say) => {
    const unemployed = tidy(force - employed);
    if (unemployed < 0 || force <= 0) return undefined;
    const result = tidy((unemployed / force) * 100);
    return {
      value: result,
      unit: 'percent',
      sentences: [
        `The unemployed are the labour force minus those in work: ${say.number(force)} minus ${say.number(employed)} is ${say.number(unemployed)}.`,
        `${say.number(unemployed)} divided by ${say.number(force)}, times 100, is ${say.percent(result)}.`,
        `So ${say.percent(result)} of the labour force cannot find work.`,
      ],
      steps: [
        step('Unemployed', `${say.number(force)} − ${say.number(employed)} = ${say.number(unemployed)}`),
        step('Unemployment rate', `${say.number(unemployed)} ÷ ${say.number(force)} × 100 = ${say.percent(result)}`),
      ],
      slips: [{ value: tidy((employed / force) * 100), says: 'that is the share of them in work; take it from 100.' }],
    };
  });
}
