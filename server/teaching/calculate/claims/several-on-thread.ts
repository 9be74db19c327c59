import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { aloud, sayWith } from '../say-number.ts';
import { joinSums, leaning, type Sum, type SumRequest, type WorkedSum } from '../sum.ts';
import { claimForm } from './claim-form.ts';

type Work = (request: SumRequest) => Sum | undefined;

/**
 * 'If I sell 650 is my margin of safety 150 and profit = 150 x 1.80 = 270?': two or more quantities by their names, each
 * worked from what the thread and the words before them tell, and held against what the student makes of it.
 */
export function severalOnThread(request: SumRequest, work: Work): WorkedSum | undefined {
  const { words, before } = request;
  const masked = readNumbers(words);
  if (!before?.words || asksFor.test(masked.text)) return undefined;
  const claims = claimsIn(masked);
  if (claims.length < 2 || !isAllClaimed(masked, claims)) return undefined;
  const told = toldBefore(words);
  const checked = claims.flatMap(({ name, figure }) => {
    const sum = work({ ...request, words: `${told}what is the ${name}?` });
    if (sum?.kind !== 'worked' || !sum.outcome || sum.isJoined || !sum.name.includes(name)) return [];
    return [{ name, figure, sum, isRight: isSame(figure.value, sum.outcome.value, figure.step) }];
  });
  const [one, ...others] = checked.map(({ sum }) => sum);
  // Where none of them comes out, something else is meant.
  if (!one || checked.length < claims.length || !checked.some(({ isRight }) => isRight)) return undefined;
  const isRight = checked.every((claim) => claim.isRight);
  const joined = others.reduce(joinSums, one);
  const verdict = isRight ? `Yes, ${checked.length > 2 ? 'all' : 'both'} are right.` : checked.map(sayOne).join(' ');
  return { ...leaning(joined), own: isRight ? 'right' : 'wrong', sentences: [verdict, ...joined.sentences] };
}

type Claim = { name: string; figure: Figure; start: number; text: string };

const asksFor = /\b(?:what|whats|how (?:much|many|do|would)|why|calculate|find|work out)\b/;
/** As they are asked for, and as they are written. */
const quantities = [
  ...['margin of safety', 'contribution', 'revenue', 'total cost', 'gross profit', 'operating profit', 'net profit'],
  ...['marginal cost', 'marginal revenue', 'average cost', 'net cash flow', 'closing balance', 'multiplier'],
  ...['consumer surplus', 'producer surplus', 'tax revenue', 'current ratio', 'gearing', 'labour productivity'],
].map((name) => ({ name, form: name }));
const forms = [
  ...quantities,
  { name: 'break-even', form: 'break[ -]?even(?: point| output)?' },
  { name: 'profit', form: '(?<!gross |operating |net )profit(?! margin)' },
];

/** What each named quantity is said to be, straight out or at the end of a line, in the order of the words. */
function claimsIn({ text, figures }: Masked): Claim[] {
  return forms
    .flatMap(({ name, form }) => {
      const found = claimForm(form).exec(text);
      const figure = figures[Number(found?.[1])];
      return found && figure ? [{ name, figure, start: found.index, text: found[0] }] : [];
    })
    .toSorted((one, other) => one.start - other.start);
}

/** Behind the first claim stands no figure that is not part of one. */
function isAllClaimed({ text }: Masked, claims: Claim[]): boolean {
  const rest = claims.reduce((left, claim) => left.replace(claim.text, ' '), text.slice(claims[0]?.start));
  return !/#\d/.test(rest);
}

/** 'So if I sell 650 cupcakes is my': what is told before the first of them, where it holds a figure. */
function toldBefore(words: string): string {
  const starts = forms.map(({ form }) => words.toLowerCase().search(new RegExp(`\\b${form}\\b`)));
  const lead = words
    .slice(0, Math.min(...starts.filter((at) => at >= 0)))
    .replace(/(?: (?:is|so|and|then|my|the|its|their))+ $/i, '');
  return /\d/.test(lead) ? `${lead}. ` : '';
}

function sayOne({ name, figure, sum, isRight }: { name: string; figure: Figure; sum: WorkedSum; isRight: boolean }) {
  const { percent, money } = sayWith(
    figure.currency || (sum.outcome?.unit === 'money' ? (sum.outcome.currency ?? '') : ''),
  );
  const given = figure.unit === 'percent' ? percent(figure.value) : money(figure.value);
  const result = sum.result.replace('-', 'minus ');
  return upperFirst(aloud(isRight ? `${name} is right, ${given}.` : `${name} is ${result}, not ${given}.`));
}
