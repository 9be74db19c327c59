import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { aloud, onScreen, type Say, sayWith, tidy } from '../say-number.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { type Measure, measureNames, measures } from './asks-on-sheet.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { resultOf, work } from './work-measure.ts';

/**
 * 'So for mine the margin of safety is now 150? And it's a fall of 62.5%?': each figure held against the sheet, a
 * percentage against what the result was before. Nothing where one of them is of something else.
 */
export function checkOnSheet(
  words: string,
  before: NonNullable<SumRequest['before']>,
  said = '',
): WorkedSum | undefined {
  const masked = readNumbers(words);
  const { text, figures } = masked;
  const now = sheetOf(before.words.split('\n'));
  if (figures.length === 0 || figures.length > mostClaims || asksElse.test(text) || !asksIfRight.test(text))
    return undefined;
  const history = sheetsIn(said);
  const claims: Claim[] = [];
  for (const figure of figures) {
    const claim = claimOf(figure, text, claims.at(-1)?.measure, now, history);
    if (!claim) return undefined;
    claims.push(claim);
  }
  return claims.length > 0 ? sayChecked(claims, now) : undefined;
}

type Claim = { figure: Figure; measure: Measure; value: number; says: string; step: { left: string; right: string } };

const mostClaims = 3;
const asksIfRight =
  /\?|\b(?:right|correct|yeah|yes|innit)$|\b(?:is|are) (?:that|it|this|they|those) (?:right|correct|ok)\b|\bi (?:got|get|make)\b/;
const asksElse =
  /\b(?:good|bad|high|low|risky|enough|better|worse|if|why|what|whats|how|which|should|explain|calc\w*|work out|find|rises? by|goes up)\b|[-+*/=] ?#/;

/** The sheet after each thing that was said. */
function sheetsIn(said: string): Sheet[] {
  const lines = said.split('\n').filter(Boolean);
  return lines.map((_, at) => sheetOf(lines.slice(0, at + 1)));
}

function claimOf(
  figure: Figure,
  text: string,
  last: Measure | undefined,
  now: Sheet,
  history: Sheet[],
): Claim | undefined {
  const left = text.slice(0, text.search(new RegExp(`#${figure.index}\\b`))).replace(/^.*#\d+/, '');
  const measure = measures.find((one) => measureNames[one].test(left)) ?? last;
  const value = measure && resultOf(measure, now);
  if (measure === undefined || value === undefined) return undefined;
  const say = sayWith(now.currency);
  if (figure.unit === 'percent') return claimedChange(figure, { measure, value, text: left }, { now, history }, say);
  if (!isIt.test(left)) return undefined;
  const { sentences, steps } = work(measure, now, say);
  return {
    ...{ figure, measure, value, says: sentences.join(' ') },
    step: steps.at(-1) ?? { left: '', right: '' },
  };
}

const isIt =
  /\b(?:is|its|now|be|becomes?|to|=|are|of|falls|drops|rises|get|got)(?: (?:now|only|just|about|down to|up to|a|the|new))* ?$/;

/** 'A fall of 62.5%', of what it was before; 'which is 10.7%', of the sales. */
function claimedChange(
  figure: Figure,
  { measure, value, text }: { measure: Measure; value: number; text: string },
  { now, history }: { now: Sheet; history: Sheet[] },
  say: Say,
): Claim | undefined {
  const amount = measure === 'profit' || measure === 'contribution' ? say.money : say.number;
  if (
    /\b(?:fall|falls|fallen|fell|drops?|dropped|down|decrease|rise|rises|risen|rose|up|increase|change)\b/.test(text)
  ) {
    const was = history
      .map((sheet) => resultOf(measure, sheet))
      .filter((one) => one !== undefined && one !== value)
      .at(-1);
    if (was === undefined || was <= 0) return undefined;
    const percent = tidy((Math.abs(value - was) / was) * 100);
    const goes = value < was ? 'fall' : 'rise';
    const by = amount(Math.abs(value - was));
    return {
      ...{ figure, measure, value: percent },
      says: `It was ${amount(was)}, so that is a ${goes} of ${by}: ${by} divided by ${amount(was)}, times 100, is ${say.percent(percent)}.`,
      step: {
        left: goes === 'fall' ? 'Fall' : 'Rise',
        right: `${by} ÷ ${amount(was)} × 100 = ${say.percent(percent)}`,
      },
    };
  }
  if (measure !== 'margin of safety' || !now.sold) return undefined;
  const share = tidy((value / now.sold) * 100);
  return {
    ...{ figure, measure, value: share },
    says: `As a percentage, ${say.number(value)} divided by ${say.number(now.sold)}, times 100, is ${say.percent(share)} of sales.`,
    step: {
      left: 'As a percentage',
      right: `${say.number(value)} ÷ ${say.number(now.sold)} × 100 = ${say.percent(share)}`,
    },
  };
}

function sayChecked(claims: Claim[], { currency }: Sheet): WorkedSum {
  const say = sayWith(currency);
  const write = ({ figure, measure }: Claim) =>
    figure.unit === 'percent'
      ? say.percent(Math.abs(figure.value))
      : measure === 'profit' || measure === 'contribution'
        ? say.money(figure.value)
        : say.number(figure.value);
  const wrong = claims.filter(({ figure, value }) => !isSame(Math.abs(figure.value), Math.abs(value), figure.step));
  const last = claims.at(-1);
  const lead =
    wrong.length === 0
      ? claims.length > 1
        ? `Yes, ${claims.length === 2 ? 'both are' : 'all of them are'} right.`
        : `Yes, ${claims.map(write).join()} is right.`
      : `Not quite: ${wrong.map(write).join(' and ')} ${wrong.length > 1 ? 'are' : 'is'} not right.`;
  return {
    ...{ kind: 'worked', name: 'own arithmetic', own: wrong.length ? 'wrong' : 'right', leans: true },
    sentences: [lead, ...new Set(claims.map(({ says }) => says))].map((sentence) => upperFirst(aloud(sentence))),
    steps: claims.map(({ step: { left, right } }) => ({ left, right: onScreen(right) })),
    result: last ? write(last) : '',
  };
}
