import { type Need, type Reading, step } from './formula.ts';
import { type Say, tidy } from './say-number.ts';

type Band = { from: number; to: number; percent: number };
type Bands = { income: number; bands: Band[] };

/** What each slice of an income costs, and all of them. */
export function taxOf({ income, bands }: Bands, say: Say) {
  const slices = bands.flatMap((band) => {
    const amount = tidy(Math.min(income, band.to) - band.from);
    return amount > 0 ? [{ amount, percent: band.percent, tax: tidy((amount * band.percent) / 100) }] : [];
  });
  const total = tidy(slices.reduce((sum, { tax }) => sum + tax, 0));
  const free = bands[0]?.from ?? 0;
  const sum = slices.map(({ tax }) => say.money(tax)).join(' + ');
  return {
    total,
    sentences: [
      ...(free > 0 ? [`The first ${say.money(free)} is free of tax.`] : []),
      ...slices.map(
        ({ amount, percent, tax }) =>
          `${say.money(amount)} is taxed at ${say.percent(percent)}, which is ${say.money(tax)}.`,
      ),
      ...(slices.length > 1 ? [`Together that is ${say.money(total)}.`] : []),
    ],
    steps: [
      ...slices.map(({ amount, percent, tax }) =>
        step(`At ${say.percent(percent)}`, `${say.money(amount)} × ${say.percent(percent)} = ${say.money(tax)}`),
      ),
      ...(slices.length > 1 ? [step('Tax', `${sum} = ${say.money(total)}`)] : []),
    ],
  };
}

/** An income, an allowance where there is one, and rates with the income at which each begins or ends. */
export function bandsNeed(): Need<Bands> {
  return {
    label: 'the income and the tax bands',
    roles: [],
    take: (_, reading) => {
      const found = readBands(reading);
      return found && { value: found, used: reading.facts.map(({ figure }) => figure.index) };
    },
  };
}

function readBands({ facts, text }: Reading): Bands | undefined {
  const zero = facts.find(({ figure }) => figure.unit === 'percent' && figure.value === 0);
  const rates = facts.filter((fact) => fact.figure.unit === 'percent' && fact !== zero);
  const money = facts.filter(({ figure }) => figure.unit !== 'percent');
  const near = (index: number, words: string) =>
    new RegExp(`(?:${words})[^#,.]{0,24}#${index}\\b|#${index} ?(?:${words}|is (?:${words}))`).test(text);
  const free = money.filter(
    ({ figure }) =>
      (zero && new RegExp(`#${zero.figure.index} (?:\\w+ ){0,4}#${figure.index}\\b`).test(text)) ||
      near(
        figure.index,
        'allowance|tax free|taxfree|free|free of tax|untaxed|personal allowance|nothing on|no tax on|pay nothing|not taxed',
      ),
  );
  const incomes = money.filter(
    (fact) =>
      !free.includes(fact) &&
      near(fact.figure.index, 'earns?|earning|income|salary|on a|paid|wage|makes|someone on|if (?:i|you) earn') &&
      !near(fact.figure.index, 'up to|above|over|between|first|next|from|to'),
  );
  const [income] = incomes;
  if (!income || incomes.length !== 1 || free.length > 1 || rates.length === 0) return undefined;
  const limits = money.filter((fact) => fact !== income && !free.includes(fact)).map(({ figure }) => figure.value);
  const isNext = /\bnext\b/.test(text);
  let start = free[0]?.figure.value ?? 0;
  const edges = [...new Set(limits)].filter((limit) => limit !== start && limit !== start + 1);
  if (edges.length < rates.length - 1 || edges.length > rates.length) return undefined;
  const bands: Band[] = [];
  for (const [at, { figure }] of rates.entries()) {
    const edge = edges[at];
    const to = edge === undefined ? Number.POSITIVE_INFINITY : isNext ? start + edge : edge;
    if (to <= start) return undefined;
    bands.push({ from: start, to, percent: figure.value });
    start = to;
  }
  const last = bands.at(-1);
  return last && income.figure.value > last.to ? undefined : { income: income.figure.value, bands };
}
