import { formulasNamed } from '../as-read.ts';
import { type Step, step } from '../formula.ts';
import { readWords } from '../read-words.ts';
import { safety } from '../safety-and-target.ts';
import { type Say, tidy } from '../say-number.ts';
import { tryWays } from '../try-ways.ts';
import type { Measure } from './asks-on-sheet.ts';
import { asWords, contributionOf, type Sheet } from './sheet.ts';

export type Worked = {
  name: string;
  value: number;
  unit: 'number' | 'money';
  sentences: string[];
  means: string;
  steps: Step[];
};

/** One result of the sheet: how it is worked, and what it means. */
export function work(measure: Measure, sheet: Sheet, say: Say): Worked {
  const { price, variable, fixed = 0, sold = 0 } = sheet;
  const [each, value] = [contributionOf(sheet) ?? 0, resultOf(measure, sheet) ?? 0];
  switch (measure) {
    case 'contribution': {
      const parts = price === undefined || variable === undefined ? undefined : [say.money(price), say.money(variable)];
      return {
        ...{ name: 'contribution per unit', value, unit: 'money' },
        sentences: [
          parts
            ? `Contribution per unit is ${parts.join(' minus ')}, which is ${say.money(each)}.`
            : `Contribution per unit is ${say.money(each)}.`,
        ],
        means: `So each sale puts ${say.money(each)} towards fixed costs and then profit.`,
        steps: parts ? [step('Contribution per unit', `${parts.join(' − ')} = ${say.money(each)}`)] : [],
      };
    }
    case 'break-even': {
      const exact = tidy(fixed / each);
      const [whole, arrow] =
        exact === value ? ['', ''] : [`, so ${say.number(value)} in whole units`, ` → ${say.number(value)}`];
      return {
        ...{ name: 'break-even output', value, unit: 'number' },
        sentences: [
          `Break-even is the fixed costs of ${say.money(fixed)} divided by the contribution of ${say.money(each)}, which is ${say.number(exact)}${whole}.`,
        ],
        means: `So they must sell ${say.number(value)} to cover all their costs.`,
        steps: [step('Break-even output', `${say.money(fixed)} ÷ ${say.money(each)} = ${say.number(exact)}${arrow}`)],
      };
    }
    case 'margin of safety': {
      const { sentences, steps } = safety(sold, { value: pointOf(sheet), sentences: [], steps: [] }, say, false);
      return {
        ...{ name: 'margin of safety', value, unit: 'number' },
        sentences: sentences.slice(0, 1),
        means: sentences[1] ?? '',
        steps,
      };
    }
    case 'profit':
      return profitOf(sheet, say);
  }
}

/** As it is worked wherever these figures are told. */
function profitOf(sheet: Sheet, say: Say): Worked {
  const reading = readWords(`${asWords(sheet)}, profit?`, '');
  for (const formula of formulasNamed('profit')) {
    const result = tryWays({ ...formula, strict: false }, reading, say);
    if (result.kind !== 'done') continue;
    const { sentences, steps } = result.working;
    return {
      ...{ name: 'profit', value: result.working.value, unit: 'money' },
      ...{ sentences: sentences.slice(0, -1), means: sentences.at(-1) ?? '', steps },
    };
  }
  return { name: 'profit', value: 0, unit: 'money', sentences: [], means: '', steps: [] };
}

export function pointOf(sheet: Sheet): number {
  return resultOf('break-even', sheet) ?? 0;
}

export function resultOf(measure: Measure, sheet: Sheet): number | undefined {
  const [each, { fixed, sold }] = [contributionOf(sheet), sheet];
  if (measure === 'contribution') return each;
  if (each === undefined || each <= 0 || fixed === undefined) return undefined;
  const point = sheet.point ?? Math.ceil(tidy(fixed / each) - 1e-9);
  if (measure === 'break-even') return point;
  if (sold === undefined) return undefined;
  return tidy(measure === 'profit' ? each * sold - fixed : sold - point);
}
