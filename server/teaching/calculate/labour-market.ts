import { type Formula, step, value, type Way, type Working, way } from './formula.ts';
import { ratio } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

export const labourMarket: Formula[] = [
  rateOfWorkingAge(
    'employment rate',
    /(?<!un)employment (?:rate|percentage)|rate of employment/,
    'employed',
    'those in work',
    'is in work',
  ),
  rateOfWorkingAge(
    'inactivity rate',
    /(?:economic )?inactivity(?: rate)?|inactive rate|rate of inactivity/,
    'inactive',
    'the inactive',
    'is neither in work nor looking for it',
  ),
  participation(),
];

function participation(): Formula {
  return {
    name: 'participation rate',
    subject: 'economics',
    aliases: /(?:labour force )?participation(?: rate)?|(?:economic )?activity rate/,
    beside: ['inactive', 'population'],
    formula: 'Participation rate = labour force ÷ working-age population × 100',
    sentence:
      'Divide the labour force, those in work plus those looking, by the working-age population and multiply by 100.',
    ways: [
      ratio({
        name: 'the participation rate',
        top: { need: value('labourForce'), name: 'the labour force', write: 'number' },
        bottom: { need: value(['workingAge', 'population']), name: 'the working-age population', write: 'number' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of people of working age are in work or looking for it.`,
        fits: within,
      }),
      way(
        { employed: value('employed'), unemployed: value('unemployed'), all: value(['workingAge', 'population']) },
        ({ employed, unemployed, all }, say) => activeShare(employed, unemployed, all, say),
      ),
      way(
        { employed: value('employed'), unemployed: value('unemployed'), inactive: value('inactive') },
        ({ employed, unemployed, inactive }, say) =>
          activeShare(employed, unemployed, tidy(employed + unemployed + inactive), say),
      ),
    ],
  };
}

function activeShare(employed: number, unemployed: number, all: number, say: Say): Working | undefined {
  const force = tidy(employed + unemployed);
  if (all <= 0 || force > all) return undefined;
  const result = tidy((force / all) * 100);
  return {
    value: result,
    unit: 'percent',
    sentences: [
      `The labour force is ${say.number(employed)} plus ${say.number(unemployed)}, which is ${say.number(force)}.`,
      `${say.number(force)} divided by the ${say.number(all)} of working age, times 100, is ${say.percent(result)}.`,
      `So ${say.percent(result)} of people of working age are in work or looking for it.`,
    ],
    steps: [
      step('Labour force', `${say.number(employed)} + ${say.number(unemployed)} = ${say.number(force)}`),
      step('Participation rate', `${say.number(force)} ÷ ${say.number(all)} × 100 = ${say.percent(result)}`),
    ],
  };
}

function rateOfWorkingAge(
  name: string,
  aliases: RegExp,
  role: 'employed' | 'inactive',
  top: string,
  meaning: string,
): Formula {
  return {
    name,
    subject: 'economics',
    aliases,
    beside: ['unemployed', 'labourForce', 'population', role === 'employed' ? 'inactive' : 'employed'],
    formula: `${name.charAt(0).toUpperCase()}${name.slice(1)} = ${top} ÷ working-age population × 100`,
    sentence: `Divide ${top} by the working-age population and multiply by 100.`,
    ways: [
      ratio({
        name: `the ${name}`,
        top: { need: value(role), name: top, write: 'number' },
        bottom: { need: value(['workingAge', 'population']), name: 'the working-age population', write: 'number' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the working-age population ${meaning}.`,
        fits: within,
      }),
      ...(role === 'inactive' ? [fromOthers(), fromThree()] : []),
    ],
  };
}

export function within(result: number): boolean {
  return result >= 0 && result <= 100;
}

function fromOthers(): Way {
  return way(
    { all: value('workingAge'), employed: value('employed'), unemployed: value('unemployed') },
    ({ all, employed, unemployed }, say) => {
      const inactive = tidy(all - employed - unemployed);
      if (inactive < 0 || all === 0) return undefined;
      const result = tidy((inactive / all) * 100);
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `The inactive are ${say.number(all)} minus ${say.number(employed)} minus ${say.number(unemployed)}, which is ${say.number(inactive)}.`,
          `${say.number(inactive)} divided by ${say.number(all)}, times 100, is ${say.percent(result)}.`,
          `So ${say.percent(result)} of people of working age are neither in work nor looking for it.`,
        ],
        steps: [
          step(
            'Inactive',
            `${say.number(all)} − ${say.number(employed)} − ${say.number(unemployed)} = ${say.number(inactive)}`,
          ),
          step('Inactivity rate', `${say.number(inactive)} ÷ ${say.number(all)} × 100 = ${say.percent(result)}`),
        ],
      };
    },
  );
}

/** Those in work, those looking and the inactive make up the working-age population. */
function fromThree(): Way {
  return way(
    { employed: value('employed'), unemployed: value('unemployed'), inactive: value('inactive') },
    ({ employed, unemployed, inactive }, say) => {
      const all = tidy(employed + unemployed + inactive);
      const result = tidy((inactive / all) * 100);
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `The working-age population is ${say.number(employed)} plus ${say.number(unemployed)} plus ${say.number(inactive)}, which is ${say.number(all)}.`,
          `${say.number(inactive)} divided by ${say.number(all)}, times 100, is ${say.percent(result)}.`,
          `So ${say.percent(result)} of people of working age are neither in work nor looking for it.`,
        ],
        steps: [
          step(
            'Working age',
            `${say.number(employed)} + ${say.number(unemployed)} + ${say.number(inactive)} = ${say.number(all)}`,
          ),
          step('Inactivity rate', `${say.number(inactive)} ÷ ${say.number(all)} × 100 = ${say.percent(result)}`),
        ],
      };
    },
  );
}
