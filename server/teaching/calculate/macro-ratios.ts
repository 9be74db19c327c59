import { type Formula, step, value, type Working, way } from './formula.ts';
import { type Say, tidy } from './say-number.ts';

export const macroRatios: Formula[] = [
  {
    name: 'output gap',
    neverGiven: true,
    subject: 'economics',
    aliases:
      /(?:negative |positive )?output gap(?: (?:in|as a) (?:%|percent|percentage))?|(?:how )?far (?:below|above|off) (?:potential|capacity|trend)/,
    formula: 'Output gap = (actual output − potential output) ÷ potential output × 100',
    sentence: 'Take potential output from actual output, divide by potential output and multiply by 100.',
    ways: [
      way(
        { actual: value(['actualGdp', 'realGdp', 'gdp', 'output', 'actualSales']), potential: value('potentialGdp') },
        gapWorking,
      ),
    ],
  },
  {
    name: 'net trade',
    notWith: /(?:%|percent|percentage|share) of gdp/,
    neverGiven: true,
    subject: 'economics',
    onlyWith: /exports?/,
    aliases:
      /(?:do|does|effect|impact|mean|happens?)[\w ]{0,12}(?:to|on|for) (?:ad|aggregate demand)|net (?:trade|exports)|\(?x ?- ?m\)?|(?:raise|lower|add to|reduce|increase) (?:ad|aggregate demand)/,
    formula: 'Net trade = exports − imports',
    sentence: 'Take imports away from exports; that is what trade adds to aggregate demand.',
    ways: [
      way({ exports: value('exports'), imports: value('imports') }, ({ exports, imports }, say) => {
        const net = tidy(exports - imports);
        return {
          value: net,
          unit: 'money',
          sentences: [
            `Net trade is exports minus imports: ${say.money(exports)} minus ${say.money(imports)} is ${say.money(net)}.`,
            net < 0
              ? `So it is negative, and trade takes ${say.money(-net)} off aggregate demand.`
              : `So trade adds ${say.money(net)} to aggregate demand.`,
          ],
          steps: [step('X − M', `${say.money(exports)} − ${say.money(imports)} = ${say.money(net)}`)],
        };
      }),
    ],
  },
];

function gapWorking({ actual, potential }: { actual: number; potential: number }, say: Say): Working | undefined {
  if (potential <= 0) return undefined;
  const gap = tidy(actual - potential);
  const result = tidy((gap / potential) * 100);
  return {
    value: result,
    unit: 'percent',
    sentences: [
      `Actual minus potential is ${say.money(actual)} minus ${say.money(potential)}, which is ${say.money(gap)}.`,
      `${say.money(gap)} divided by ${say.money(potential)}, times 100, is ${say.percent(result)}.`,
      gap < 0
        ? 'So the gap is negative: output is below potential and there is spare capacity.'
        : gap > 0
          ? 'So the gap is positive: output is above what can be kept up, and prices are under pressure.'
          : 'So there is no output gap.',
    ],
    steps: [
      step('Gap', `${say.money(actual)} − ${say.money(potential)} = ${say.money(gap)}`),
      step('Output gap', `${say.money(gap)} ÷ ${say.money(potential)} × 100 = ${say.percent(result)}`),
    ],
  };
}
