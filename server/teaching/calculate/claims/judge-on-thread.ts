import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import { slipBefore } from '../follow/why-not.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { aloud, sayWith } from '../say-number.ts';
import type { Sum, SumRequest, WorkedSum } from '../sum.ts';
import { claimForm } from './claim-form.ts';
import { isFigure, writtenLines } from './written-lines.ts';

type Work = (request: SumRequest) => Sum | undefined;

/**
 * 'So MC is 60?', where the thread has what marginal cost is worked out from: the quantity is judged by its name, and not
 * by a subtraction that happens to give the number. Only what comes out otherwise is said here.
 */
export function judgeOnThread(request: SumRequest, work: Work): WorkedSum | undefined {
  const { words, before } = request;
  const masked = readNumbers(words);
  if (!before?.words || !masked.figures.length || asks.test(masked.text)) return undefined;
  const claims = claimsIn(masked);
  if (!claims.length || !isAllClaimed(masked, claims)) return undefined;
  for (const { name, ask, figure } of claims) {
    // Of prices alone nothing is known of costs.
    if (name === 'marginal cost' && !/\b(?:costs?|tc)\b/i.test(`${before.words} ${request.said}`)) continue;
    const sum = work({ ...request, words: `what is the ${ask}?` });
    if (sum?.kind !== 'worked' || !sum.outcome || sum.isJoined) continue;
    const { value, unit } = sum.outcome;
    const isLike = [1, figure.scale === 1 ? 1e9 : 1, figure.scale === 1 ? 1e6 : 1].some(
      (by) => isSame(figure.value * by, value, figure.step * by) || isSame(-figure.value * by, value, figure.step * by),
    );
    if (isLike) continue;
    const given =
      figure.unit === 'percent' || unit === 'percent' ? sayWith('').percent : sayWith(figure.currency).money;
    const slip = slipBefore(sum.name, figure.value, before);
    const lead = `Not quite: ${name} is ${sum.result.replace('-', 'minus ')}, not ${given(figure.value)}.`;
    return {
      ...sum,
      own: 'wrong',
      leans: true,
      sentences: [lead, ...(slip ? [slip] : [])].map((one) => upperFirst(aloud(one))).concat(sum.sentences),
    };
  }
  return undefined;
}

type Claim = { name: string; ask: string; figure: Figure };

const asks = /\b(?:what|whats|how|why|if|instead|calculate|find|work out|check)\b/;
const quantities: { form: string; name: string; ask: string }[] = [
  { form: 'mc|marginal cost', name: 'marginal cost', ask: 'marginal cost' },
  { form: 'mr|marginal revenue', name: 'marginal revenue', ask: 'marginal revenue' },
  { form: 'break ?even(?: point| output)?', name: 'break-even', ask: 'break-even output' },
  {
    form: '(?:the |final |total )*rise(?: in (?:national )?income)?',
    name: 'the rise',
    ask: 'final rise in national income',
  },
];

/** What each named quantity is said to be. */
function claimsIn({ text, figures }: Masked): Claim[] {
  return quantities.flatMap(({ form, name, ask }) => {
    const figure = figures[Number(claimForm(`(?:${form})`).exec(text)?.[1])];
    return figure ? [{ name, ask, figure }] : [];
  });
}

/** Whatever else is told has changed, and the thread may not hold any more. */
function isAllClaimed(masked: Masked, claims: Claim[]): boolean {
  const { lines, open } = writtenLines(masked);
  const worked = [...lines.flatMap(({ parts, result }) => [...parts, result]), ...open].filter(isFigure);
  const isListed = ({ index }: Figure) =>
    new RegExp(
      `\\b(?:ac|atc|average costs?|contribution|multiplier|mpw|average revenue|ar)(?: per unit)? (?:(?:is|=|of|was|goes|from) )*(?:#\\d+ (?:then|and|to|,) )?#${index}\\b`,
    ).test(masked.text);
  return masked.figures.every(
    (figure) =>
      claims.some((claim) => claim.figure === figure) ||
      worked.some(({ index }) => index === figure.index) ||
      isListed(figure),
  );
}
