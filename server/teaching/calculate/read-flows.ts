import type { Need, Reading } from './formula.ts';
import type { Fact } from './read-roles.ts';

/** What a project costs and brings in, year by year; `life` is unknown for an even flow told without a length. */
export type Flows = {
  cost: number;
  flows: number[];
  even: boolean;
  factors: number[];
  used: number[];
  /** An even flow told by the month or the week. */
  every?: 'month' | 'week';
};

export function flowsNeed(): Need<Flows> {
  return {
    label: 'the initial cost and the yearly net cash flows',
    roles: [],
    take: (_, reading) => {
      const found = readFlows(reading);
      return found && { value: found, used: found.used };
    },
  };
}

export function readFlows(reading: Reading): Flows | undefined {
  const project = readProject(reading);
  if (!project) return undefined;
  const { factors, flows } = project;
  // A table begins with the factor of the year in which it is paid, and that is 1.
  const isFromNow = factors.length === flows.length + 1 && factors[0] === 1;
  return isFromNow ? { ...project, factors: factors.slice(1) } : project;
}

function readProject(reading: Reading): Flows | undefined {
  const amounts = reading.facts.filter(({ figure }) => figure.unit !== 'percent');
  const factors = amounts.filter(({ figure }) => figure.unit === 'plain' && figure.value > 0 && figure.value <= 1);
  const money = amounts.filter((fact) => !factors.includes(fact));
  const lifetimes = money.filter((fact) => isYears(fact, reading));
  const sums = money.filter((fact) => !lifetimes.includes(fact));
  const cost = costOf(sums, reading);
  if (!cost) return undefined;
  const rest = sums.filter((fact) => fact !== cost);
  const values = factors.map(({ figure }) => figure.value);
  // '10%: 0.909, 0.826': the rate that the factors belong to.
  const rates = reading.facts.filter(({ figure }) => figure.unit === 'percent');
  const beside = values.length > 0 && rates.length === 1 ? rates : [];
  const used = [...amounts, ...beside].map(({ figure }) => figure.index);
  const base = { cost: Math.abs(cost.figure.value), factors: values, used };
  const dated = rest.filter(({ year }) => year !== undefined && year > 0 && year < 40);
  if (dated.length >= 2 && dated.length === rest.length) {
    const ordered = [...dated].sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
    const inARow = ordered.every(({ year }, at) => year === at + 1);
    return inARow ? { ...base, flows: inThousands(ordered, cost, reading), even: false } : undefined;
  }
  const [only] = rest;
  if (only && rest.length === 1) {
    const life = lifetimes.length === 1 ? lifetimes[0]?.figure.value : undefined;
    const every = new RegExp(`#${only.figure.index} (?:\\w+ ){0,3}?(?:a|per|each|every|/) ?(month|week)\\b`).exec(
      reading.text,
    )?.[1];
    if (every && lifetimes.length === 0)
      return { ...base, flows: [Math.abs(only.figure.value)], even: true, every: every as 'month' | 'week' };
    if (!isYearly(only, reading)) return undefined;
    return {
      ...base,
      flows: Array.from({ length: life && Number.isInteger(life) ? life : 0 }, () =>
        Math.abs(only.figure.value),
      ).concat(life ? [] : [Math.abs(only.figure.value)]),
      even: true,
    };
  }
  return rest.length >= 2 && isList(rest, reading)
    ? { ...base, flows: inThousands(rest, cost, reading), even: false }
    : undefined;
}

/** '50 70 60 80 (thousands)', or bare beside a cost of £200k: only where the student speaks of thousands. */
function inThousands(flows: Fact[], cost: Fact, { text }: Reading): number[] {
  const values = flows.map(({ figure }) => figure.value);
  const said = /\b(?:thousands|000s)\b/.test(text) || cost.figure.scale === 1000;
  const isBare = flows.every(
    ({ figure }) => figure.scale === 1 && figure.currency === '' && Math.abs(figure.value) < 1000,
  );
  return said && isBare && cost.figure.value >= 10_000 ? values.map((value) => value * 1000) : values;
}

/** The cost may also be told by its place: '£200k project', '£20,000 today'. */
function costOf(sums: Fact[], { text }: Reading): Fact | undefined {
  const atStart = sums.find(({ year }) => year === 0);
  if (atStart) return atStart;
  const negative = sums.filter(({ figure, tag }) => figure.value < 0 && tag === 'value');
  if (negative.length === 1) return negative[0];
  const named = sums.filter(
    ({ roles, year, per }) =>
      roles.some((role) => role === 'initialCost' || role === 'injection') && !year && per !== 'year',
  );
  if (named.length === 1) return named[0];
  const [start, next] = sums;
  const opens =
    start !== undefined &&
    next !== undefined &&
    new RegExp(
      `#${start.figure.index} ?,? ?(?:then|and then|now|today|up ?front|with|for|returns?|followed by|in(?:flows)?|brings?|gives?|giving|net|cash|nets?|flows?)\\b[^#]*#${next.figure.index}\\b`,
    ).test(text);
  if (opens && sums.slice(1).every(({ figure }) => figure.value < start.figure.value)) return start;
  const regular = sums.filter(({ figure }) =>
    new RegExp(
      `#${figure.index} (?:\\w+ ){0,3}?(?:a|per|each|every|/) ?(?:year|yr|annum|month|week)\\b|#${figure.index} (?:\\w+ ){0,2}?(?:annually|yearly|monthly|weekly|pa\\b|p/a)`,
    ).test(text),
  );
  if (sums.length === 2 && regular.length === 1) return sums.find((fact) => !regular.includes(fact));
  const placed = sums.filter(({ figure }) =>
    new RegExp(
      `#${figure.index} (?:project|machine|investment|today|now|up ?front|outlay|cost|spend|to (?:buy|set up|start|launch)|(?:new )?(?:van|oven|factory|robot|kit|equipment))|(?:buy|put(?:ting)? in|spend|spending|invest|investing|pay|paying|put|sink|spent|paid|sunk)s?(?: \\w+){0,3} #${figure.index}\\b`,
    ).test(text),
  );
  return placed.length === 1 ? placed[0] : undefined;
}

function isYears({ figure }: Fact, { text }: Reading): boolean {
  return new RegExp(
    `#${figure.index} ?(?:years?|yrs?|y\\b)|(?:life|lifetime|lifespan)(?: of| is)? #${figure.index}\\b`,
  ).test(text);
}

function isYearly({ per, figure, roles }: Fact, { text }: Reading): boolean {
  if (per === 'year') return true;
  const yearly = new RegExp(
    `#${figure.index} (?:\\w+ ){0,3}(?:per|a|each|every) (?:year|yr|annum)|#${figure.index} (?:\\w+ ){0,5}(?:each of|every one of) (?:the )?(?:next )?#\\d+ (?:years|yrs)|#${figure.index} (?:a year |each year )?for (?:each of )?(?:the )?(?:next )?#\\d+ (?:years|yrs)|(?:annual|yearly|each year|per year|every year)[^#]{0,30}#${figure.index}\\b|#${figure.index}[^#]{0,24}\\b(?:annually|yearly|pa|each year|every year|for # ?years)|#${figure.index} (?:annual|yearly)`,
  );
  return (
    yearly.test(text) ||
    (roles.includes('yearlyInflow') && /\bfor #\d+ (?:years|yrs)/.test(text) && !/\btotal\b/.test(text))
  );
}

/** Flows stand side by side, with nothing but commas, 'and' or years between them. */
function isList(rest: Fact[], { text }: Reading): boolean {
  return rest.slice(1).every(({ figure }, at) => {
    const before = rest[at]?.figure.index;
    return new RegExp(`#${before} ?(?:[,;&/]|and|then|,? ?(?:in )?@\\d+:?|\\s)*#${figure.index}\\b`).test(text);
  });
}
