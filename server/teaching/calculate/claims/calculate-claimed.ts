import { calculateByFormula } from '../calculate-by-formula.ts';
import { isSame } from '../check-own.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { readOwn } from '../read-own.ts';
import { readAround } from '../read-words.ts';
import { aloud, sayWith } from '../say-number.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { type Claims, findClaims } from './find-claims.ts';
import { isPerOne } from './is-per-one.ts';

/** 'Total profit is £2m, so £0.4m a year, so 10%?': worked from what is given, with each step of the student's held against it. */
export function calculateClaimed(words: string, topic: string, subject: SumRequest['subject']): WorkedSum | undefined {
  const masked = readNumbers(words);
  const tries = findClaims(masked).flatMap((claims) => workings(masked, claims, topic, subject));
  const right = tries.find(isRight);
  if (right) return { ...right.sum, own: 'right', sentences: [sayRight(right.claims), ...right.sum.sentences] };
  for (const { claims, sum, isMarked, check } of tries) {
    const steps = claims.slice(0, -1);
    const isTrusted = steps.length > 0 && steps.every((step) => isReached(step, sum));
    const checked = isMarked ? check() : undefined;
    if (checked?.own === 'right' || (checked?.own && !checked.isFar && isTrusted)) return checked;
    const last = claims.at(-1);
    // 'AC is 20 then 21.67 and MC is 60': two of them are something else, and right.
    const given = masked.figures.filter((figure) => !claims.includes(figure));
    if (checked?.own === 'wrong' && last && steps.length > 0 && steps.every((one) => isQuotient(one, given)))
      return { ...checked, sentences: [butNot(steps, last, checked.sentences), ...checked.sentences.slice(1)] };
  }
  return undefined;
}

type Try = {
  text: string;
  claims: readonly Figure[];
  sum: WorkedSum;
  isMarked: boolean;
  /** The same with the last claim as the result that is offered. */
  check: () => WorkedSum | undefined;
};

/** The sums that are left where these figures are taken out. */
function workings(
  masked: Masked,
  { figures: claims, isMarked }: Claims,
  topic: string,
  subject: SumRequest['subject'],
): Try[] {
  const text = claims.reduce((left, { index }) => left.replace(new RegExp(`#${index}\\b`), '~'), masked.text);
  const work = (heard: string, own?: number) => {
    const bare = readOwn({ ...masked, text: heard });
    const given = { text: bare.own === undefined ? bare.text : heard, own };
    const sum = calculateByFormula(readAround(masked, given, topic), subject, false);
    return sum?.kind === 'worked' && !sum.leavesOver ? sum : undefined;
  };
  return [text, namesLast(text)].flatMap((heard) => {
    const sum = work(heard);
    const check = () => work(heard, claims.at(-1)?.index);
    return sum ? [{ text: masked.text, claims, sum, isMarked, check }] : [];
  });
}

/** 'If they spend £3bn GDP rises by …': what a claim is about is no name for the figure before it. */
function namesLast(text: string): string {
  const names: string[] = [];
  const rest = text.replace(
    /(?<=^|[,.;:?] ?|#\d+ |\b(?:and|so|then|but|because|that|if) )(?:[a-z]+ ){1,6}~(?: to ~)?/g,
    (found) => {
      names.push(found.replaceAll('~', '').trim());
      return ' , ';
    },
  );
  return `${rest} . ${names.join(' , ')} ?`;
}

/** Every step is one of the working, and the last its result, or two of them are set side by side: '£19,200 vs £20,000'. */
function isRight({ text, claims, sum }: Try): boolean {
  const [one, two] = claims.slice(-2);
  const last = two ?? one;
  if (!last || !claims.every((claim) => isReached(claim, sum))) return false;
  // 'And marginal cost is 60', which is only what it is worked with.
  if (isPerOne(text, last) && sum.outcome && !isSame(last.value, sum.outcome.value, last.step)) return false;
  const isCompared =
    two !== undefined &&
    new RegExp(
      `#${one?.index} (?:[a-z]+ ){0,3}?(?:vs|v|versus|against|compared (?:to|with)|to|and|but|then|instead of|rather than|before) (?:[a-z]+ ){0,3}?#${two.index}\\b`,
    ).test(text);
  return isCompared || (sum.outcome !== undefined && isSame(last.value, sum.outcome.value, last.step));
}

function isReached({ value, step }: Figure, sum: WorkedSum): boolean {
  return reached(sum).some((one) => isSame(value, one, step));
}

function isQuotient({ value, step }: Figure, given: Figure[]): boolean {
  return given.some((one, at) => given.slice(at + 1).some((other) => isSame(value, one.value / other.value, step)));
}

function butNot(steps: Figure[], last: Figure, [checked = '']: string[]): string {
  return `${listed(steps)} right, but not ${write(last)}: ${checked.replace(/^(?:Not quite|Nearly): /, '')}`;
}

/** What each step comes to. */
function reached({ steps, outcome }: WorkedSum): number[] {
  const ends = steps.flatMap(({ right }) => {
    const told = /[=≈]([^=≈]+)$/.exec(right)?.[1];
    const figure = told === undefined ? undefined : readNumbers(told).figures[0];
    return figure ? [figure.value, -figure.value] : [];
  });
  return outcome ? [...ends, outcome.value] : ends;
}

function sayRight(claims: readonly Figure[]): string {
  return `Yes, ${listed(claims)} right.`;
}

function listed(claims: readonly Figure[]): string {
  const said = [...new Set(claims.map(write))];
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)} are` : `${said[0]} is`;
}

function write({ value, unit, currency }: Figure): string {
  const say = sayWith(currency);
  return aloud(unit === 'percent' ? say.percent(value) : currency ? say.money(value) : say.number(value));
}
