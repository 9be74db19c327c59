import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, value, type Working, way } from './formula.ts';
import { multiplierNeed, propensities } from './multiplier-need.ts';
import { tidy } from './say-number.ts';

const injectionNeed = () =>
  value(['injection', 'governmentSpending', 'initialCost', 'exports', 'governmentSpending'], 'the injection');

export const multiplier: Formula[] = [
  {
    name: 'injection needed',
    subject: 'economics',
    aliases: anyOf([
      /(?:injection|spending|investment|stimulus|spend)(?: (?:is|are|would be|do they))?(?: \w+)? ?(?:needed|required|necessary)/,
      /how (?:big|large) (?:an? )?(?:injection|stimulus|increase in (?:spending|investment))/,
      /how much (?:extra |more |of an )?(?:injection|spending|investment|government spending|govt spending|stimulus|(?:should|must|does|do|would|will|needs?)[\w ]{0,24}(?:spend|inject|invest))/,
      /(?:needs?|needed|required|necessary) injection|(?:size of|what) (?:the )?injection/,
    ]),
    formula: 'Injection needed = change in GDP wanted ÷ multiplier',
    sentence: 'Divide the rise in GDP that is wanted by the multiplier.',
    ways: [
      way(
        { wanted: value(['gdpChange', 'gdp'], 'the rise in GDP wanted'), multiplier: multiplierNeed() },
        ({ wanted, multiplier: chain }, say) => {
          const result = tidy(wanted / chain(say).value);
          const { value: times, sentences, steps } = chain(say);
          return {
            value: result,
            unit: 'money',
            sentences: [
              ...sentences,
              `Divide the rise that is wanted by the multiplier: ${say.money(wanted)} divided by ${say.number(times)} is ${say.money(result)}.`,
              `So an injection of ${say.money(result)} would do it.`,
            ],
            steps: [...steps, step('Injection', `${say.money(wanted)} ÷ ${say.number(times)} = ${say.money(result)}`)],
            slips: [{ value: tidy(wanted * times), says: 'you multiplied; here you divide by the multiplier.' }],
          };
        },
      ),
    ],
  },
  {
    name: 'final change in national income',
    subject: 'economics',
    implied: /\b(?:the )?(?:total|final|overall)\b(?= if\b).*\bmpc is #\d+/,
    aliases: anyOf([
      /(?:final|total|overall|eventual|full) (?:change|increase|rise|effect|impact|boost)(?: (?:in|on|to) (?:the )?(?:real )?(?:gdp|national income|income|ad|economy|output|aggregate demand))?/,
      /(?:change|increase|rise|effect|impact|boost) (?:in|on|to) (?:the )?(?:real )?(?:gdp|national income|ad|the economy|output|aggregate demand)/,
      anyOf([/gdp|national income|output|income|ad|economy|the economy|aggregate demand/], {
        before: /how much (?:will|does|would|do|could) (?:the )?(?:real )?/,
        after: /(?: eventually| finally| then)? (?:rise|increase|change|grow|go up|expand|fall)/,
      }),
      /what happens to (?:gdp|national income)/,
      /(?:gdp|national income) (?:rise|increase|go up|grow|change)(?: by)?/,
    ]),
    formula: 'Final change in GDP = injection × multiplier',
    sentence: 'Multiply the injection by the multiplier.',
    ways: [
      way({ injection: injectionNeed(), multiplier: multiplierNeed() }, ({ injection, multiplier: chain }, say) => {
        const { value: times, sentences, steps } = chain(say);
        const result = tidy(injection * times);
        return {
          value: result,
          unit: 'money',
          sentences: [
            ...sentences,
            `Multiply the injection by the multiplier: ${say.money(injection)} times ${say.number(times)} is ${say.money(result)}.`,
            `So national income ${result < 0 ? 'falls' : 'rises'} by ${say.money(Math.abs(result))} in the end.`,
          ],
          steps: [
            ...steps,
            step('Change in GDP', `${say.money(injection)} × ${say.number(times)} = ${say.money(result)}`),
          ],
        };
      }),
    ],
  },
  {
    name: 'multiplier',
    subject: 'economics',
    aliases:
      /(?:size of |value of |the |national income |keynesian |fiscal )*multiplier(?: effect)?(?! ratio)|k(?= ?(?:\?|$))/,
    formula: 'Multiplier = 1 ÷ (1 − MPC) = 1 ÷ (MPS + MPT + MPM)',
    sentence: 'Divide 1 by what leaks out: 1 minus the MPC, or MPS plus MPT plus MPM.',
    ways: [
      way({ chain: propensities() }, ({ chain }, say) => {
        const { value: result, sentences, steps } = chain(say);
        return {
          value: result,
          unit: 'number',
          sentences: [...sentences, `So each £1 put in raises national income by ${say.number(result)} times as much.`],
          steps,
        } satisfies Working;
      }),
      way(
        { injection: injectionNeed(), change: value(['gdpChange', 'gdp'], 'the change in GDP') },
        ({ injection, change }, say) => {
          if (injection === 0) return undefined;
          const result = tidy(change / injection);
          return {
            value: result,
            unit: 'number',
            sentences: [
              'The multiplier is the final change in GDP divided by the injection.',
              `${say.money(change)} divided by ${say.money(injection)} is ${say.number(result)}.`,
              `So each £1 put in raised national income by ${say.number(result)} times as much.`,
            ],
            steps: [step('Multiplier', `${say.money(change)} ÷ ${say.money(injection)} = ${say.number(result)}`)],
          };
        },
      ),
    ],
  },
];
