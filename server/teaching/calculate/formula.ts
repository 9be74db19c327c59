import type { Also } from './outcome/outcome.ts';
import type { Group } from './read-groups.ts';
import type { Figure } from './read-numbers.ts';
import type { Added } from './read-parts.ts';
import { type Fact, fits, type Named } from './read-roles.ts';
import { labelOf, type Role, roleWords } from './role-words.ts';
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
  figures: Figure[];
  years: number[];
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

type Values<N> = { [K in keyof N]: N[K] extends Need<infer T> ? T : never };

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

function runWay<N extends Record<string, Need<unknown>>>(
  needs: N,
  work: (values: Values<N>, say: Say, reading: Reading) => Working | undefined,
  reading: Reading,
  say: Say,
): WayResult {
  const values: Record<string, unknown> = {};
  const used = new Set<number>();
  const open: [string, Need<unknown>][] = [];
  for (const [key, need] of Object.entries(needs)) {
    const facts = reading.facts.filter(
      (fact) => !used.has(fact.figure.index) && fact.roles.some((role) => need.roles.includes(role)),
    );
    const taken = need.take(best(need.roles, facts), reading);
    if (taken === 'unclear') return { kind: 'unfit' };
    if (taken) {
      values[key] = taken.value;
      for (const index of taken.used) used.add(index);
    } else open.push([key, { ...need, label: need.stillNeeds?.(facts) ?? need.label }]);
  }
  for (const [key, taken] of takeLoose(open, reading, used)) {
    values[key] = taken.value;
    for (const index of taken.used) used.add(index);
    open.splice(
      open.findIndex(([name]) => name === key),
      1,
    );
  }
  if (open.length > 0)
    return { kind: 'missing', missing: open.map(([, need]) => need.label), found: Object.keys(values).length };
  if (stray(reading, used)) return { kind: 'unfit' };
  const working = work(values as Values<N>, say, reading);
  if (!working || !Number.isFinite(working.value)) return { kind: 'unfit' };
  const wanted = new Set(Object.values(needs).flatMap(({ roles }) => roles));
  const known = new Set(reading.facts.flatMap(({ figure }) => (used.has(figure.index) ? figure.value : [])));
  const rivalled = reading.facts.some(
    ({ figure, roles }) =>
      !used.has(figure.index) &&
      !known.has(figure.value) &&
      figure.unit !== 'percent' &&
      roles.some((role) => wanted.has(role)),
  );
  return { kind: 'done', working, used, rivalled };
}

/** The first role on the list that has a figure at all; the others only name it more loosely. */
function best(roles: readonly Role[], facts: Fact[]): Fact[] {
  const role = roles.find((candidate) => facts.some((fact) => fact.roles.includes(candidate)));
  return role ? facts.filter((fact) => fact.roles.includes(role)) : facts;
}

/** As many figures without a name as names without a figure belong together, when units leave only one way to pair them. */
function takeLoose(open: [string, Need<unknown>][], reading: Reading, used: Set<number>): [string, Taken<unknown>][] {
  let groups = reading.loose.filter((group) => group.told.every(({ figure }) => !used.has(figure.index)));
  const others = reading.facts.filter(({ roles, figure }) => roles.length > 0 && !used.has(figure.index));
  if (open.some(([, { looseWith }]) => looseWith && !looseWith.test(reading.text))) return [];
  if (others.length > 0 || open.length === 0 || groups.length !== open.length || open.length > 2) return [];
  const pairs: [string, Taken<unknown>][] = [];
  let left = open;
  while (left.length > 0) {
    const sure = left
      .map(([key, need]) => ({ key, need, fitting: groups.filter((group) => mayTake(need, group)) }))
      .find(({ fitting }) => fitting.length === 1);
    const group = sure?.fitting[0];
    if (!sure || !group) return [];
    const taken = sure.need.take(
      group.told.map((told) => ({ ...told, roles: [...sure.need.roles] })),
      reading,
    );
    if (!taken || taken === 'unclear') return [];
    pairs.push([sure.key, taken]);
    left = left.filter(([key]) => key !== sure.key);
    groups = groups.filter((other) => other !== group);
  }
  return pairs;
}

function mayTake(need: Need<unknown>, group: Group): boolean {
  const [role] = need.roles;
  return role !== undefined && group.told.every((told) => fits(roleWords[role].units, told));
}

/** A figure whose meaning is unknown could change the sum; one with a noun of its own is only colour. */
function stray(reading: Reading, used: Set<number>): boolean {
  return reading.loose.some(
    (group) =>
      group.told.some(({ figure }) => !used.has(figure.index)) &&
      !/^ ?(?!and|or|to|so|what|how|if|is|then|but|from|per|each|a |the |in |at |with)[a-z]{3,}/.test(
        reading.text.slice(group.end),
      ),
  );
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
