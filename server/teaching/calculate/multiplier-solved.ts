import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** The multiplier from amounts of money, and the propensity that a multiplier stands for. */
export const multiplierSolved: Formula[] = [
  {
    name: 'multiplier from what is spent of extra income',
    subject: 'economics',
    neverGiven: true,
    onlyWith: /extra|additional|more income|rises? (?:in income )?by|income rises|every/,
    aliases:
      /(?:size of |value of |the |national income )*multiplier(?: effect)?|mpc|mps|marginal propensity to (?:consume|save)/,
    formula: 'MPC = extra spending ÷ extra income; multiplier = 1 ÷ (1 − MPC)',
    sentence: 'Divide the extra spending by the extra income to get the MPC, then divide 1 by 1 minus the MPC.',
    ways: [
      way({ spent: fromText('the extra income and what is spent of it', readSpent) }, ({ spent }, say, reading) =>
        fromSpent(spent, say, reading),
      ),
    ],
  },
  {
    name: 'propensity from the multiplier',
    subject: 'economics',
    onlyAsked: true,
    onlyWith: /multiplier/,
    aliases: /mpc|marginal propensity to (?:consume|save|withdraw)|mps|mpw/,
    formula: 'MPC = 1 − 1 ÷ multiplier',
    sentence: 'Divide 1 by the multiplier to get what leaks out, and take that from 1.',
    ways: [
      way({ multiplier: value('multiplier') }, ({ multiplier }, say, { text }) => {
        // An amount of money was taken for it.
        if (multiplier <= 1 || multiplier > 100) return undefined;
        const leak = tidy(1 / multiplier);
        const result = tidy(1 - leak);
        const isLeak = /\b(?:mps|mpw|propensity to (?:save|withdraw))\b/.test(text);
        return {
          value: isLeak ? leak : result,
          unit: 'number',
          sentences: [
            `1 divided by the multiplier is 1 divided by ${say.number(multiplier)}, which is ${say.number(leak)}.`,
            isLeak
              ? `So ${say.number(leak)} of each extra pound leaks out.`
              : `1 minus ${say.number(leak)} is ${say.number(result)}.`,
            ...(isLeak ? [] : [`So the MPC is ${say.number(result)}.`]),
          ],
          steps: [
            step('Leakage', `1 ÷ ${say.number(multiplier)} = ${say.number(leak)}`),
            ...(isLeak ? [] : [step('MPC', `1 − ${say.number(leak)} = ${say.number(result)}`)]),
          ],
        };
      }),
    ],
  },
];

type Spent = { income: number; spent: number };

function readSpent(reading: Reading): Spent | undefined {
  if (reading.facts.length !== 2) return undefined;
  const income = pick(
    reading,
    /(?:extra|additional|more|every|each)(?: income| pay)?(?: of| by)? #(?<a>\d+)|incomes? (?:rises?|goes up|increases?|went up|up)(?: by)? #(?<b>\d+)|#(?<c>\d+) (?:of )?(?:extra|more|additional|pay rise)/,
    'a',
    'b',
    'c',
  );
  const spent = pick(
    reading,
    /(?:spend|spends|spent|spending|consume|consumes|consumption)[^#]{0,28}#(?<spent>\d+)/,
    'spent',
  );
  const saved = pick(reading, /(?:save|saves|saved|saving|savings)[^#]{0,28}#(?<saved>\d+)/, 'saved');
  const extra = income?.a ?? income?.b ?? income?.c;
  if (extra === undefined || extra <= 1) return undefined;
  const part = spent ? spent.spent : saved ? tidy(extra - saved.saved) : undefined;
  return part !== undefined && part > 0 && part < extra ? { income: extra, spent: part } : undefined;
}

function fromSpent({ income, spent }: Spent, say: Say, { text }: Reading): Working {
  const mpc = tidy(spent / income);
  const leak = tidy(1 - mpc);
  const times = tidy(1 / leak);
  const first = `The MPC is ${say.money(spent)} divided by ${say.money(income)}, which is ${say.number(mpc)}.`;
  const ofMpc = step('MPC', `${say.money(spent)} ÷ ${say.money(income)} = ${say.number(mpc)}`);
  if (!/multiplier/.test(text)) {
    const isSaving = /\bmps\b|to save\b/.test(text);
    return {
      value: isSaving ? leak : mpc,
      unit: 'number',
      sentences: [
        first,
        isSaving
          ? `So the MPS is 1 minus that, ${say.number(leak)}.`
          : `So ${say.number(mpc)} of each extra pound is spent.`,
      ],
      steps: [ofMpc],
    };
  }
  return {
    value: times,
    unit: 'number',
    sentences: [
      first,
      `The multiplier is 1 divided by 1 minus ${say.number(mpc)}: 1 divided by ${say.number(leak)} is ${say.number(times)}.`,
      `So each £1 put in raises national income by ${say.number(times)} times as much.`,
    ],
    steps: [ofMpc, step('Multiplier', `1 ÷ (1 − ${say.number(mpc)}) = ${say.number(times)}`)],
  };
}
