import type { Also } from './outcome/outcome.ts';
import type { Figure } from './read-numbers.ts';
import type { Added } from './read-parts.ts';
import type { Fact, Named } from './read-roles.ts';
import { labelOf, type Role } from './role-words.ts';
import { runWay, type Values } from './run-way.ts';
import type { Say } from './say-number.ts';

export type Step = { left: string; right: string };
export type Slip = { value: number; says: string };
export type Working = {
  value: number;
  unit: 'number' | 'percent' | 'money';
  sentences: string[];
  steps: Step[];
  /** When the result is more than one figure. */
  result?: string;
  /** Whether `value` alone can be held against the student's own result, however the result is written. */
  isSingle?: boolean;
  slips?: Slip[];
  /** The same result in another measure. */
  also?: Also[];
};
/** Everything read from the student's words. */
export type Reading = Named & {
  text: string;
  figures: readonly Figure[];
  years: readonly number[];
  own?: Figure;
  /** The second of two results offered: 'is it 5 or 0.2'. */
  other?: Figure;
  currency: string;
  /** Amounts that were told in parts. */
  added: Added[];
  topic: string;
  /** Each figure was named by the model, so that no word beside it has to say what it is. */
  named?: true;
};
export type Taken<T> = { value: T; used: number[] };
export type Need<T> = {
  label: string;
  roles: readonly Role[];
  /** What is missing when some of it is told. */
  stillNeeds?: (facts: Fact[]) => string | undefined;
  take: (facts: Fact[], reading: Reading) => Taken<T> | 'unclear' | undefined;
  /** Without these words only a figure with its name will do. */
  looseWith?: RegExp;
};
export type Way = {
  /** What its figures may be called. */
  roles: readonly Role[];
  run: (reading: Reading, say: Say) => WayResult;
};
export type WayResult =
  | {
      kind: 'done';
      working: Working;
      used: Set<number>;
      /** A figure left over could have stood in the place of one that was used. */
      rivalled: boolean;
    }
  | { kind: 'missing'; missing: string[]; found: number }
  | { kind: 'unfit' };
export type Formula = {
  name: string;
  /** How students name what they want. */
  aliases: RegExp;
  /** The aliases are everyday words, which mean this formula only where they are what is asked for. */
  onlyAsked?: boolean;
  /** A figure behind the name is never its value: 'convert £350'. */
  neverGiven?: boolean;
  /** Where the words do not speak of this, the aliases mean something else. */
  onlyWith?: RegExp;
  /** Where the words speak of this, another formula is meant. */
  notWith?: RegExp;
  /** Another amount of money in the words would change the sum. */
  strict?: boolean;
  subject?: 'economics' | 'business';
  /** What may be told beside it without changing the sum. */
  beside?: Role[];
  /** Words that call for this sum although nobody names it: a price, an AVC and an AC, say. */
  implied?: RegExp;
  formula: string;
  sentence: string;
  ways: Way[];
};

export const step = (left: string, right: string): Step => ({ left, right });

/** One set of figures from which the result follows. */
export function way<N extends Record<string, Need<unknown>>>(
  needs: N,
  work: (values: Values<N>, say: Say, reading: Reading) => Working | undefined,
): Way {
  return {
    roles: Object.values(needs).flatMap(({ roles }) => roles),
    run: (reading, say) => runWay(needs, work, reading, say),
  };
}

/** One figure. */
export function value(roles: Role | Role[], label?: string): Need<number> {
  const list = Array.isArray(roles) ? roles : [roles];
  return {
    label: label ?? labelOf(list[0] ?? 'price'),
    roles: list,
    take: (facts, reading) => {
      const states = facts.filter(({ tag, figure }) => tag !== 'by' || figure.unit !== 'percent');
      const distinct = [...new Set(states.map(({ figure }) => figure.value))];
      if (distinct.length === 0) return undefined;
      const used = states.map(({ figure }) => figure.index);
      const [only] = distinct;
      if (distinct.length === 1 && only !== undefined) return { value: only, used };
      const latest = states.filter(({ tag }) => tag === 'to');
      const [now] = latest;
      if (now && latest.length === 1 && /\bnew\b|\bnow\b/.test(reading.text)) return { value: now.figure.value, used };
      return 'unclear';
    },
  };
}

/** One percentage: a rate, or the percentage by which something moved. */
export function rate(roles: Role | Role[], label?: string): Need<number> {
  const list = Array.isArray(roles) ? roles : [roles];
  return {
    label: label ?? labelOf(list[0] ?? 'price'),
    roles: list,
    take: (facts) => {
      const percents = facts.filter(({ figure }) => figure.unit === 'percent');
      const rates = percents.length > 0 ? percents : facts;
      const distinct = [...new Set(rates.map(({ figure }) => figure.value))];
      const [only] = distinct;
      if (only === undefined) return undefined;
      return distinct.length === 1 ? { value: only, used: rates.map(({ figure }) => figure.index) } : 'unclear';
    },
  };
}

/** The state reached, where a change is told: the quantity after the tax. */
export function latest(roles: Role | Role[], label?: string): Need<number> {
  const one = value(roles, label);
  return {
    ...one,
    take: (facts, reading) => {
      const states = facts.filter(({ tag, figure }) => tag !== 'by' || figure.unit !== 'percent');
      const after = states.filter(({ tag }) => tag === 'to');
      const [only] = after;
      if (only && after.length === 1 && states.length === 2) {
        return { value: only.figure.value, used: states.map(({ figure }) => figure.index) };
      }
      return one.take(facts, reading);
    },
  };
}

/** Holds only where the student says these words. */
export function says(pattern: RegExp): Need<true> {
  return {
    label: '',
    roles: [],
    take: (_, { text, topic }) => (pattern.test(text) || pattern.test(topic) ? { value: true, used: [] } : 'unclear'),
  };
}

/** As `says`, for words that only make sure what the figures are: where the model has named them nothing has to be said. */
export function saysOrNamed(pattern: RegExp): Need<true> {
  const said = says(pattern);
  return { ...said, take: (facts, reading) => (reading.named ? { value: true, used: [] } : said.take(facts, reading)) };
}

/** Every figure of a role, in the order told. */
export function list(roles: Role | Role[], least = 2, label?: string): Need<Fact[]> {
  const names = Array.isArray(roles) ? roles : [roles];
  return {
    label: label ?? labelOf(names[0] ?? 'price'),
    roles: names,
    take: (facts) =>
      facts.length >= least ? { value: facts, used: facts.map(({ figure }) => figure.index) } : undefined,
  };
}
