import { upperFirst } from '#domain/upper-first.ts';
import type { Working } from '../formula.ts';
import { aloud, type Say } from '../say-number.ts';

/** A result as data, so that what is asked about it next need not be read out of the tutor's sentence. */
export type Outcome = {
  name: string;
  value: number;
  unit: Working['unit'];
  currency: string;
  /** The last sentence of the working: what the result means. */
  meaning: string;
  /** The same result in another measure: a margin of safety as a percentage, stock turned over in days. */
  also: Also[];
};

export const measures = ['percent', 'days', 'revenue', 'elasticity'] as const;
export type Also = { measure: (typeof measures)[number]; says: string; left: string; right: string };

export function toOutcome(name: string, working: Working, currency: string, say: Say): Outcome {
  return {
    name,
    value: working.value,
    unit: working.unit,
    currency,
    meaning: upperFirst(aloud(working.sentences.at(-1) ?? '')),
    also: alsoOf(name, working, say),
  };
}

function alsoOf(name: string, { value, also = [] }: Working, say: Say): Also[] {
  if (name !== 'inventory turnover' || value <= 0) return also;
  const days = Math.round((365 / value) * 10) / 10;
  return [
    {
      measure: 'days',
      says: `365 divided by ${say.number(value)} is ${say.number(days)}, so the stock is held for about ${say.number(days)} days.`,
      left: 'Days',
      right: `365 ÷ ${say.number(value)} = ${say.number(days)}`,
    },
  ];
}
