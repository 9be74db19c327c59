import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';

type Prices = { exports: number; imports: number };

const isExport = ({ roles }: Fact) => roles.includes('exportPrices') || roles.includes('exports');
const isImport = ({ roles }: Fact) => roles.includes('importPrices') || roles.includes('imports');

export const termsOfTrade: Formula[] = [
  {
    name: 'terms of trade',
    subject: 'economics',
    aliases: /terms of trade|tot/,
    formula: 'Terms of trade = export price index ÷ import price index × 100',
    sentence: 'Divide the index of export prices by the index of import prices and multiply by 100.',
    ways: [
      way({ exports: value(['exportPrices', 'exports']), imports: value(['importPrices', 'imports']) }, tradeWorking),
      way({ rises: fromText('the rise in export and in import prices', readRises) }, ({ rises }, say) => {
        const working = tradeWorking(rises, say);
        return (
          working && {
            ...working,
            sentences: [
              `From 100, export prices are now ${say.number(rises.exports)} and import prices ${say.number(rises.imports)}.`,
              ...working.sentences,
            ],
          }
        );
      }),
      way({ years: fromText('both indices in both years', readYears) }, ({ years: [before, after] }, say) => {
        const [old, now] = [tradeWorking(before, say), tradeWorking(after, say)];
        if (!old || !now) return undefined;
        return {
          ...now,
          sentences: [
            `At first they are ${say.number(before.exports)} divided by ${say.number(before.imports)}, times 100, which is ${say.number(old.value)}.`,
            `Then they are ${say.number(after.exports)} divided by ${say.number(after.imports)}, times 100, which is ${say.number(now.value)}.`,
            now.value > old.value
              ? 'So the terms of trade have improved: each export buys more imports.'
              : 'So the terms of trade have worsened: each export buys fewer imports.',
          ],
          steps: [...old.steps, ...now.steps],
        };
      }),
    ],
  },
];

function tradeWorking({ exports, imports }: Prices, say: Say): Working | undefined {
  if (imports === 0) return undefined;
  const result = tidy((exports / imports) * 100);
  return {
    value: result,
    unit: 'number',
    sentences: [
      'The terms of trade are export prices divided by import prices, times 100.',
      `${say.number(exports)} divided by ${say.number(imports)}, times 100, is ${say.number(result)}.`,
      result > 100
        ? 'Above 100, they are better than in the base year: each export buys more imports.'
        : result < 100
          ? 'Below 100, they are worse than in the base year: each export buys fewer imports.'
          : 'At 100, they are the same as in the base year.',
    ],
    steps: [step('Terms of trade', `${say.number(exports)} ÷ ${say.number(imports)} × 100 = ${say.number(result)}`)],
    slips: [
      { value: tidy((imports / exports) * 100), says: 'you have it the wrong way round; export prices go on top.' },
    ],
  };
}

/** 'both start at 100, then prices up 6%, import prices up 2%' */
function readRises({ facts }: Reading): Prices | undefined {
  const rises = facts.filter(({ figure }) => figure.unit === 'percent');
  const rest = facts.filter((fact) => !rises.includes(fact));
  const [exports, imports] = [rises.find(isExport), rises.find(isImport)];
  if (!exports || !imports || rises.length !== 2 || rest.some(({ figure }) => figure.value !== 100)) return undefined;
  return { exports: 100 + exports.figure.value, imports: 100 + imports.figure.value };
}

function readYears({ facts }: Reading): [Prices, Prices] | undefined {
  const [exports, imports] = [facts.filter(isExport), facts.filter(isImport)];
  const [a, b] = exports.map(({ figure }) => figure.value);
  const [c, d] = imports.map(({ figure }) => figure.value);
  if (facts.length !== 4 || exports.length !== 2 || imports.length !== 2) return undefined;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [
    { exports: a, imports: c },
    { exports: b, imports: d },
  ];
}
