import { stemOf, type Token, tokenise } from './tokens.ts';

/** A number that a student wrote, in whichever way, and the tokens it takes. */
export type Figure = { value: number; at: number; length: number };

export type Wanted = { value: number; tolerance: number; unit: string };

/** The figures in an answer that are the wanted one, whichever way it is written. The sign is ignored. */
export function findFigure({ value, tolerance, unit }: Wanted, tokens: Token[]): Figure[] {
  const scale = scaleOf(unit);
  const isWanted = (read: number) => Math.abs(Math.abs(read) - Math.abs(value)) <= tolerance + 1e-9;
  // For '£ million' both '12' and '£12,000,000' are 12.
  return figuresIn(tokens).filter((figure) => isWanted(figure.value) || isWanted(figure.value / scale));
}

/** Digits or words, with what follows them: '80k', '£12 million', '220p', 'seven hundred', '2 years 6 months'. */
export function figuresIn(tokens: Token[]): Figure[] {
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const plain = digitsAt(tokens, at) ?? wordsAt(tokens, at);
    if (!plain) continue;
    const figure = withUnit(withHalf(plain, tokens), tokens);
    figures.push(figure);
    at += figure.length - 1;
  }
  return figures;
}

function digitsAt(tokens: Token[], at: number): Figure | undefined {
  const raw = tokens[at]?.raw ?? '';
  return /^\d*\.?\d+$/.test(raw) ? { value: Number(raw), at, length: 1 } : undefined;
}

/** 'Five and a half thousand' is 5,500. */
function withHalf({ value, at, length }: Figure, tokens: Token[]): Figure {
  const next = tokens.slice(at + length, at + length + 3).map(({ raw }) => raw);
  return next.join(' ') === 'and a half' ? { value: value + 0.5, at, length: length + 3 } : { value, at, length };
}

/** '220p' is 2.2 and '80k' is 80,000. */
function withUnit({ value, at, length }: Figure, tokens: Token[]): Figure {
  const next = tokens[at + length]?.raw ?? '';
  const times = multipliers[next];
  if (times) return { value: value * times, at, length: length + 1 };
  if (pence.has(next)) return { value: value / 100, at, length: length + 1 };
  const months = tokens[at + length + 1 + Number(tokens[at + length + 1]?.raw === 'and')];
  if (stemOf(next) === 'year' && months) {
    const from = tokens.indexOf(months);
    const more = digitsAt(tokens, from) ?? wordsAt(tokens, from);
    const isMonths = more && tokens[from + more.length]?.stem === 'month';
    if (isMonths) return { value: value + more.value / 12, at, length: from + more.length + 1 - at };
  }
  return { value, at, length };
}

const multipliers: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const pence = new Set(['p', 'pence']);

function scaleOf(unit: string): number {
  const [scale] = tokenise(unit).flatMap(({ raw }) => multipliers[raw] ?? []);
  return scale ?? 1;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 'Seven hundred and fifty', 'twelve thousand', 'two point five'. */
function wordsAt(tokens: Token[], at: number): Figure | undefined {
  let value = 0;
  let group = 0;
  let length = 0;
  for (let word = tokens[at]?.raw; word; word = tokens[at + length]?.raw) {
    const unit = length === 0 && isOne(word, tokens[at + 1]) ? 1 : readSmall(word);
    if (unit !== undefined) group += unit;
    else if (length > 0 && word === 'hundred') group *= 100;
    else if (length > 0 && word === 'thousand') {
      value += group * 1000;
      group = 0;
    } else if (!joins(word, tokens, at + length)) break;
    length++;
  }
  if (length === 0) return undefined;
  const decimals = tokens[at + length]?.raw === 'point' ? decimalsAt(tokens, at + length + 1) : '';
  const whole = value + group;
  return decimals
    ? { value: Number(`${whole}.${decimals}`), at, length: length + 1 + decimals.length }
    : { value: whole, at, length };
}

/** The 'a' of 'a hundred'. */
function isOne(word: string, next: Token | undefined): boolean {
  return word === 'a' && (next?.raw === 'hundred' || next?.raw === 'thousand');
}

function readSmall(word: string): number | undefined {
  const unit = word === 'nought' ? 0 : small.indexOf(word);
  const ten = tens.indexOf(word);
  return unit >= 0 ? unit : ten >= 2 ? ten * 10 : undefined;
}

/** The 'and' of 'seven hundred and fifty'; that of 'two and three' is not part of a number. */
function joins(word: string, tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.raw;
  return (
    word === 'and' &&
    (before === 'hundred' || before === 'thousand') &&
    readSmall(tokens[at + 1]?.raw ?? '') !== undefined
  );
}

function decimalsAt(tokens: Token[], at: number): string {
  const digit = small.indexOf(tokens[at]?.raw ?? '');
  return digit >= 0 && digit < 10 ? `${digit}${decimalsAt(tokens, at + 1)}` : '';
}
