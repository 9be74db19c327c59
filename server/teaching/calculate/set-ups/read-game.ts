import { anyOf } from '#domain/any-of.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';

/** What one firm earns: both hold back, both go for it, it alone goes for it, the other alone does. */
export type Payoffs = { both?: number; war?: number; alone?: number; other?: number };
export type Corner = keyof Payoffs;
export type Game = Payoffs & {
  kind: 'price' | 'advertise' | 'cheat';
  currency: string;
  text: string;
  figures: readonly Figure[];
};

const words = {
  price: { hold: /\bhigh(?:er)?\b/, go: /\blow(?:er)?\b|\bundercut\w*|\bcuts?\b|\bcutting\b|\bdrops?\b/ },
  advertise: { hold: /\b(?:not?|dont|doesnt|without|neither) (?:firm |of them )?advertis\w*/, go: /\badvertis\w*/ },
  cheat: {
    hold: /\bkeeps?\b|\bkeeping\b|\bcollud\w*|\bcollus\w*|\bco ?operat\w*|\bsticks?\b|\bsticking\b|\bhonou?r\w*|\bagree\w*|\bhonest\b|\bloyal\b/,
    go: /\bcheat\w*|\bbreaks?\b|\bbreaking\b|\bdefect\w*|\breneg\w*/,
  },
};

/** One saying about a game in which both have the same two choices; nothing where a figure has no corner. */
export function readGame(line: string, known: Game | undefined): Game | undefined {
  const masked = readNumbers(line);
  const { text, figures } = masked;
  const kind = known?.kind ?? kindOf(text);
  if (!kind || figures.some(({ unit }) => unit === 'percent') || /\byears?\b|\bprison\b/.test(text)) return undefined;
  const currency = figures.find((figure) => figure.currency)?.currency ?? known?.currency ?? '';
  const game = { ...known, kind, currency, text, figures };
  if (figures.length === 0) return known && game;
  // 'Because 11 > 8': of what is known nothing changes.
  if (known && speaksOf(known, figures) && !/\b(?:what if|if|but|instead)\b.*#/.test(text)) return game;
  const told = readMatrix(masked, kind) ?? readClauses(masked, kind);
  if (!told || (!known && Object.keys(told).length < corners.length)) return undefined;
  return { ...game, ...told };
}

export const corners: readonly Corner[] = ['both', 'war', 'alone', 'other'];

function speaksOf(known: Game, figures: readonly Figure[]): boolean {
  const values = corners.map((corner) => known[corner]);
  return figures.every(({ value }) => values.some((one) => one === value || one === value * scaleOf(known)));
}

/** '11 > 8', of millions. */
export function scaleOf(known: Payoffs): number {
  const least = Math.min(...corners.map((corner) => Math.abs(known[corner] || Number.POSITIVE_INFINITY)));
  return [1e9, 1e6, 1e3].find((scale) => least >= scale) ?? 1;
}

function kindOf(text: string): Game['kind'] | undefined {
  if (words.advertise.go.test(text)) return 'advertise';
  if (words.cheat.go.test(text) && (words.cheat.hold.test(text) || /\bcartel\b|\bneither\b/.test(text))) return 'cheat';
  return words.price.hold.test(text) && words.price.go.test(text) ? 'price' : undefined;
}

/** '(high, low) = (2, 11)' */
function readMatrix({ text, figures }: Masked, kind: Game['kind']): Payoffs | undefined {
  const told: Payoffs = {};
  const cells = [
    ...text.matchAll(/\( ?([a-z ]+?) ?[,/] ?([a-z ]+?) ?\) ?(?:=|:|is|gives|->)? ?\(? ?#(\d+) ?[,/] ?#(\d+) ?\)?/g),
  ];
  for (const [, one = '', two = '', mine, its] of cells) {
    const [goes, rivalGoes] = [one, two].map((move) => goesIn(move, kind));
    const [own, rival] = [figures[Number(mine)]?.value, figures[Number(its)]?.value];
    if (goes === undefined || rivalGoes === undefined || own === undefined || rival === undefined) return undefined;
    const pairs: [Corner, number][] = [
      [cornerOf(goes, rivalGoes), own],
      [cornerOf(rivalGoes, goes), rival],
    ];
    for (const [corner, value] of pairs) {
      if (told[corner] !== undefined && told[corner] !== value) return undefined;
      told[corner] = value;
    }
  }
  return cells.length * 2 === figures.length && cells.length > 0 ? told : undefined;
}

function cornerOf(goes: boolean, rivalGoes: boolean): Corner {
  if (goes) return rivalGoes ? 'war' : 'alone';
  return rivalGoes ? 'other' : 'both';
}

/** What stands last before the figure counts: 'one low, one high: low gets 9'. */
function goesIn(words: string, kind: Game['kind']): boolean | undefined {
  if (/\bneither\b/.test(words)) return false;
  const at = words.indexOf('#');
  const before = at < 0 ? words : words.slice(0, at);
  return lastOf(before, kind) ?? lastOf(words, kind);
}

function lastOf(words: string, kind: Game['kind']): boolean | undefined {
  const { hold, go } = wordsOf(kind);
  const endOf = (pattern: RegExp) =>
    Math.max(-1, ...[...words.matchAll(new RegExp(pattern, 'g'))].map(({ 0: found, index }) => index + found.length));
  const [holds, goes] = [endOf(hold), endOf(go)];
  return holds < 0 && goes < 0 ? undefined : goes > holds;
}

const wordsOf = (kind: Game['kind']) => words[kind];

/** 'Both earn 8m with high prices, 5m each with low ones, and one that undercuts alone 11m while the other gets 2m' */
function readClauses({ text, figures }: Masked, kind: Game['kind']): Payoffs | undefined {
  const told: Payoffs = {};
  let carried = '';
  let isUneven = false;
  for (const clause of text.split(splits)) {
    const indexes = [...clause.matchAll(/#(\d+)/g)].map(([, index]) => Number(index));
    if (indexes.length === 0) {
      carried = `${carried} ${clause}`;
      continue;
    }
    const corner = cornerIn(clause, carried, kind, isUneven);
    const [value, ...more] = indexes.map((index) => figures[index]);
    if (!corner || !value || more.length > 0 || told[corner] !== undefined) return undefined;
    told[corner] = value.value;
    isUneven = corner === 'alone' || corner === 'other';
    carried = '';
  }
  return atOneScale(told, figures);
}

const splits = /[.;,?!]| - | and (?!firm\b)| while | whereas | but | so | then /;

/** Whose the figure is, by its own clause, or with the ones before it that hold none. */
function cornerIn(clause: string, carried: string, kind: Game['kind'], isUneven: boolean): Corner | undefined {
  const whole = `${carried} ${clause}`;
  const isBoth = together.test(clause) || (together.test(whole) && !single.test(clause));
  if (isBoth) {
    const goes = goesIn(clause, kind) ?? goesIn(whole, kind);
    return goes === undefined ? undefined : goes ? 'war' : 'both';
  }
  const goes = goesIn(clause, kind);
  const isRival = /\b(?:other|rival|competitor|loser|victim)\b/.test(clause);
  if (isRival && goes !== true) return goesIn(carried, kind) === false && single.test(carried) ? 'alone' : 'other';
  if (isUneven && goes === undefined && /\bthey\b/.test(clause)) return 'other';
  if (goes === false) return isUneven || single.test(whole) ? 'other' : undefined;
  if (goes === true) return isUneven || single.test(whole) ? 'alone' : undefined;
  return single.test(whole) && goesIn(whole, kind) ? 'alone' : undefined;
}

const together = /\b(?:both|each|neither|they all|everyone|we all)\b/;
const single = anyOf([
  /\b(?:one|alone|only|just|a firm|on its own|by itself|whoever|the firm that|the one)\b/,
  /\bthe (?:cheat|cheater|undercutter)\b|\bcutting\b|\bundercutting\b|\bcheating\b|\b(?:they|other|rival) (?:dont|doesnt)\b/,
]);

/** '8, 5, 11m and 2m': millions, all of them. */
function atOneScale(told: Payoffs, figures: readonly Figure[]): Payoffs {
  const scales = new Set(figures.map(({ scale }) => scale));
  const scale = Math.max(...scales);
  if (scales.size !== 2 || !scales.has(1)) return told;
  const isBare = (value: number) => figures.some((figure) => figure.value === value && figure.scale === 1);
  return Object.fromEntries(
    Object.entries(told).map(([corner, value]) => [corner, isBare(value) ? value * scale : value]),
  );
}
