import { calculateByFormula } from '../calculate-by-formula.ts';
import { percentOf } from '../move.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import type { Fact } from '../read-roles.ts';
import { readWords } from '../read-words.ts';
import { aloud, onScreen, sayWith, tidy } from '../say-number.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';

/**
 * 'From 5,500 to 8,250 that's a 50% increase. Price only fell 13%': each percentage with the move that it is of, in these
 * words or in those before. One that fits no move that is known is left alone.
 */
export function confirmPercents(words: string, before: SumRequest['before']): WorkedSum | undefined {
  const masked = readNumbers(words);
  const claimed = masked.figures.filter(({ unit }) => unit === 'percent');
  const moves = [...movesIn(masked), ...pricesIn(before?.words ?? '')];
  const shown = claimed.flatMap((figure) => {
    const found = moves.find((move) => isOf(figure, move));
    return found ? { ...found, percent: percentOf(found.from.value, found.to.value) } : [];
  });
  if (claimed.length < 2 || shown.length === 0 || shown.every(({ isBefore }) => isBefore)) return undefined;
  const says = shown.map(({ from, to, percent }) => {
    const size = sayWith('').percent(Math.abs(percent));
    return `${write(from)} to ${write(to)} is a ${percent < 0 ? 'fall' : 'rise'} of ${size}`;
  });
  const lead = shown.length > 1 ? 'Yes, both are right: ' : 'Yes, ';
  return {
    kind: 'worked',
    name: 'own arithmetic',
    own: 'right',
    result: says.join('; '),
    sentences: [`${lead}${says.join(', and ')}.`, ...neededElasticity(masked, shown)].map(aloud),
    steps: shown.map(({ from, to, percent }) => ({
      left: onScreen(sayWith('').percent(percent)),
      right: `= (${onScreen(write(to))} − ${onScreen(write(from))}) ÷ ${onScreen(write(from))} × 100`,
    })),
  };
}

/** 'From 5500 to 8250 that's a 40% increase': the one that is wrong, and what it is. */
export function wrongPercent(words: string): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [, one, two, claim] = told.exec(text) ?? [];
  const [from, to, percent] = [one, two, claim].map((index) => figures[Number(index)]);
  if (!from || !to || percent?.unit !== 'percent' || [from, to].some(({ unit }) => unit === 'percent'))
    return undefined;
  const own = `${Math.abs(percent.value) * Math.sign(to.value - from.value)}%`;
  const asked = `percentage change from ${from.value} to ${to.value}, i got ${own}`;
  const sum = calculateByFormula(readWords(asked, ''), 'economics', false);
  return sum?.kind === 'worked' && sum.own === 'wrong' ? sum : undefined;
}

const told =
  /\bfrom #(\d+) to #(\d+) ?,? (?:so |and |which |that |is |thats |its |only |just |about |like |a |an )+#(\d+) (?:increase|rise|fall|drop|decrease|growth|change|more|less|higher|lower)\b/;

type Move = { from: Figure; to: Figure; isPrice: boolean; isBefore?: true };
type Shown = Move & { percent: number };

/** 'From 5500 to 8250' */
function movesIn({ text, figures }: Masked): Move[] {
  return [...text.matchAll(/#(\d+) (?:up |down )?(?:to|->) #(\d+)/g)].flatMap(([, one, two]) => {
    const [from, to] = [figures[Number(one)], figures[Number(two)]];
    return from && to && from.unit !== 'percent' && to.unit !== 'percent' && from.value
      ? { from, to, isPrice: from.unit === 'money' }
      : [];
  });
}

/** A price that was told, and the one that was told after it. */
function pricesIn(before: string): Move[] {
  const isPrice = ({ roles, figure }: Fact) => roles.includes('price') && figure.unit !== 'percent';
  const told = before.split('\n').flatMap((line) =>
    readWords(line, '')
      .facts.filter(isPrice)
      .map(({ figure }) => figure),
  );
  return told.slice(1).flatMap((to, at) => {
    const from = told[at];
    return from && from.value !== to.value && from.value ? { from, to, isPrice: true, isBefore: true as const } : [];
  });
}

function isOf({ value, step }: Figure, { from, to }: Move): boolean {
  return Math.abs(Math.abs(value) - Math.abs(percentOf(from.value, to.value))) <= step / 2 + 1e-9;
}

/** 'Is that realistic': how strongly buyers would have to react. */
function neededElasticity({ text, figures }: Masked, shown: Shown[]): string[] {
  const quantity = shown.find(({ isPrice }) => !isPrice)?.percent;
  const [, verb = '', index] =
    /\bprices? (?:\w+ )?(fell|fall|falls|dropped|drops|rose|rises|went up|goes up)(?: by)? #(\d+)/.exec(text) ?? [];
  const claimed = Math.abs(figures[Number(index)]?.value ?? 0) * (/^(?:f|d)/.test(verb) ? -1 : 1);
  const price = shown.find(({ isPrice }) => isPrice)?.percent ?? claimed;
  if (!/\b(?:realistic|likely|possible|happen|achievable)\b/.test(text) || !price || !quantity) return [];
  const needed = tidy(quantity / price);
  if (needed >= 0) return [];
  const size = Math.abs(needed);
  const demand = size > 2 ? 'very elastic demand' : size > 1 ? 'elastic demand' : 'no more than inelastic demand';
  return [
    `For that PED would have to be about ${sayWith('').number(needed)}, so it takes ${demand}, with close substitutes to win customers from.`,
  ];
}

function write({ value, currency }: Figure): string {
  return sayWith(currency).money(value);
}
