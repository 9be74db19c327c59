import { anyOf } from '#domain/any-of.ts';
import { formulasNamed } from '../as-read.ts';
import { isSame } from '../check-own.ts';
import { step } from '../formula.ts';
import { mergeReadings } from '../merge-readings.ts';
import { readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { tryWays } from '../try-ways.ts';
import { type Judged, judge, offersResult, type Places, place, type Thread, takeWorking, toSum } from './set-up.ts';

/** The margin of safety times the contribution of a unit is the profit: told outright, or found by a student as a short cut. */
export function safetyProfit(thread: Thread): WorkedSum | undefined {
  return toldOutright(thread) ?? asShortCut(thread);
}

const is = /(?: (?:is|of|=|was|are|at|per|a|each|unit|units|one|by))*/.source;
const places: Places<'safety' | 'each'> = [
  ['safety', new RegExp(`\\bmargin of safety\\b${is} #(\\d+)`)],
  ['safety', /#(\d+)(?: units?)? (?:of )?margin of safety\b/],
  ['safety', /#(\d+)(?: units?)? (?:above|over|beyond|more than|past) (?:the )?break ?even\b/],
  ['each', new RegExp(`\\b(?:contribution|contributes)(?: (?:per|a|of each) unit)?${is} #(\\d+)`)],
  ['each', /#(\d+)(?: (?:a|per) unit)? (?:of )?contribution\b/],
];

/** 'Margin of safety is 150 units and contribution per unit is £4, what's profit?' */
function toldOutright(thread: Thread): WorkedSum | undefined {
  const masked = readNumbers(thread.words);
  if (!/\bprofits?\b(?! margin)/.test(masked.text)) return undefined;
  const offered = /\bprofits?(?: (?:is|=|of|was|would be|comes to|then|just))* #(\d+)/.exec(masked.text)?.[1];
  const own = offered === undefined || !offersResult(masked.text) ? undefined : masked.figures[Number(offered)];
  const { found, left } = place(masked, places);
  const { safety, each } = found;
  if (!safety || !each || left.some((figure) => figure !== own)) return undefined;
  if (safety.unit !== 'plain' || each.unit === 'percent' || /%|\bpercent/.test(masked.text)) return undefined;
  const say = sayWith(each.currency);
  return work(
    { safety: safety.value, each: each.value, currency: each.currency },
    thread,
    own && judge(own, tidy(safety.value * each.value), say.money),
  );
}

type Short = { safety: number; each: number; currency: string };

/** 'Isn't there a quicker way, like 300 x 3 = 900?', where those two are known from a break-even. */
function asShortCut(thread: Thread): WorkedSum | undefined {
  const masked = readNumbers(thread.words);
  const product = /#(\d+) ?(?:x|\*|times|multiplied by) ?#(\d+)/.exec(masked.text);
  const [one, two] = [product?.[1], product?.[2]].map((index) => masked.figures[Number(index)]);
  const isNamed = masked.figures.length === 0 && inWords.test(masked.text);
  if (!isNamed && (!one || !two || !asks.test(masked.text))) return undefined;
  const known = knownFrom(thread.said);
  if (!known) return undefined;
  if (!one || !two) return work(known, thread, { own: 'right', says: 'Yes, it is.' }, always);
  const isIt = (safety: number, each: number) => isSame(safety, known.safety, 0) && isSame(each, known.each, 0);
  if (!isIt(one.value, two.value) && !isIt(two.value, one.value)) return undefined;
  const { result } = takeWorking(masked);
  if (masked.figures.length > (result ? 3 : 2)) return undefined;
  const say = sayWith(known.currency);
  const judged: Judged = result
    ? judge(result, tidy(known.safety * known.each), say.money)
    : { own: 'right', says: 'Yes, that gives the profit.' };
  return work(known, thread, judged, always);
}

/** 'Is the profit just the margin of safety times the contribution per unit?' */
const inWords = anyOf(
  [
    /margin of safety (?:x|\*|times|multiplied by) (?:the )?(?:unit )?contribution\b/,
    /contribution(?: per unit)? (?:x|\*|times|multiplied by) (?:the )?margin of safety\b/,
  ],
  { before: /(?=.*\bprofits?\b).*\b/ },
);
const always = 'It always works, as long as price, variable cost and fixed costs stay as they are: ';

const asks = /\b(?:quick\w*|short ?cut|faster|easier|always|why|profits?|just|works?|instead|same)\b|\?/;

/** From what was told of a break-even. */
function knownFrom(said: string[]): Short | undefined {
  const lines = said.filter((line) => readNumbers(line).figures.length > 0).slice(-mostBack);
  for (let from = lines.length - 1; from >= 0; from--) {
    const [first, ...others] = lines.slice(from).map((line) => readWords(line, ''));
    if (!first) continue;
    const reading = { ...others.reduce(mergeReadings, first), own: undefined };
    const [safety, each, profit] = ['margin of safety', 'contribution per unit', 'profit'].map((name) => {
      const results = formulasNamed(name).map((formula) =>
        tryWays({ ...formula, strict: false }, reading, sayWith('')),
      );
      return results.flatMap((one) => (one.kind === 'done' && !one.rivalled ? one.working.value : []))[0];
    });
    if (safety === undefined || each === undefined) continue;
    // Where break-even was rounded up to whole units the two do not quite come to the profit.
    return profit === tidy(safety * each) ? { safety, each, currency: reading.currency } : undefined;
  }
  return undefined;
}

const mostBack = 4;

function work({ safety, each, currency }: Short, thread: Thread, judged?: Judged, lead = ''): WorkedSum | undefined {
  const say = sayWith(currency);
  const value = tidy(safety * each);
  if (each <= 0) return undefined;
  return toSum({
    ...{ name: 'profit', value, unit: 'money', currency, judged, thread },
    sentences: [
      `Profit is the margin of safety times the contribution per unit: ${say.number(safety)} times ${say.money(each)} is ${say.money(value)}.`,
      `${lead}the units up to break-even have paid the fixed costs, so every unit beyond it adds its whole contribution to profit.`,
    ],
    steps: [step('Profit', `${say.number(safety)} × ${say.money(each)} = ${say.money(value)}`)],
  });
}
