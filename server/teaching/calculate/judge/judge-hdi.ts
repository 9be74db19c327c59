import type { Outcome } from '../outcome/outcome.ts';
import type { Masked } from '../read-numbers.ts';
import { sayWith } from '../say-number.ts';

/** The bands of the United Nations, each from its least. */
const bands = [
  { least: 0.8, name: 'very high' },
  { least: 0.7, name: 'high' },
  { least: 0.55, name: 'medium' },
  { least: 0, name: 'low' },
];

/** What a rise or fall of the HDI is worth: a few hundredths are much, and the level reached counts as well. */
export function judgeHdi({ name, value }: Outcome, { text, figures }: Masked): string | undefined {
  if (name !== 'percentage change' || !/\bhdi\b|\bhuman development\b/.test(text)) return undefined;
  const reached = /#\d+ (?:to|->|and is now|and now) #(\d+)/.exec(text)?.[1];
  const level = reached === undefined ? undefined : figures[Number(reached)]?.value;
  const band = level === undefined || level > 1 ? undefined : bands.find(({ least }) => level >= least)?.name;
  if (level === undefined || !band) return undefined;
  const still = band === 'low' || band === 'medium' ? 'but' : 'and';
  return value > 0
    ? `It is real progress, ${still} ${sayWith('').number(level)} is ${still === 'but' ? 'still ' : ''}${band} human development.`
    : `It is a step back, to ${sayWith('').number(level)}, which is ${band} human development.`;
}
