import { upperFirst } from '#domain/upper-first.ts';
import { toOutcome } from '../outcome/outcome.ts';
import { asPercent, safety } from '../safety-and-target.ts';
import { aloud, onScreen, resultText, type Say, sayWith } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { effectsIn, explainingIn, type Measure } from './asks-on-sheet.ts';
import { contributionOf, type Sheet, type Slot, type Told } from './sheet.ts';
import { pointOf, resultOf, type Worked, work } from './work-measure.ts';

type Question = { was: Sheet; now: Sheet; told: Told[]; asked: Measure[] };

/** The results asked for, each said once, and at the end what has become of what they were. */
export function saySheet(question: Question, text: string): WorkedSum {
  const { was, now, told, asked } = question;
  const say = sayWith(now.currency);
  const all = asked.map((measure) => work(measure, now, say));
  const shown = leadTo(question).map((measure) => work(measure, now, say));
  const isCompared = isMoved(question);
  const isShare = asPercent.test(text) && asked.includes('margin of safety') && now.sold !== undefined;
  const share = isShare
    ? (safety(now.sold ?? 0, { value: pointOf(now), sentences: [], steps: [] }, say, true).also ?? [])
    : [];
  const last = all.at(-1);
  const sentences = [
    ...told.flatMap((one) => sayMove(one, say)),
    ...shown.flatMap((one) => [
      ...one.sentences,
      ...(isCompared || !all.some(({ name }) => name === one.name) ? [] : [one.means]),
    ]),
    ...(isCompared ? [compare(asked, was, now, say), ...explainEffect(question, text, say)] : []),
    ...share.map(({ says }) => says),
  ].map((sentence) => upperFirst(aloud(sentence)));
  const steps = [...shown.flatMap((one) => one.steps), ...share];
  return {
    kind: 'worked',
    name: all.map(({ name }) => name).join(' and '),
    sentences,
    steps: steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    result: all.map(({ value, unit }) => resultText(say[unit](value))).join(' and '),
    leans: true,
    ...(all.length > 1 && { isJoined: true }),
    ...(last && { outcome: outcomeOf(last, sentences, now, say) }),
  };
}

function outcomeOf({ name, value, unit, steps }: Worked, sentences: string[], now: Sheet, say: Say) {
  const also =
    name === 'margin of safety'
      ? safety(now.sold ?? 0, { value: pointOf(now), sentences: [], steps: [] }, say, false).also
      : undefined;
  return toOutcome(
    name,
    { value, unit, sentences: sentences.slice(-1), steps, ...(also && { also }) },
    now.currency,
    say,
  );
}

/** What is asked for, and on the way to it whatever has become something else. */
function leadTo({ was, now, told, asked }: Question): Measure[] {
  if (told.some(({ slot }) => slot === 'point')) return asked;
  const isNewEach = contributionOf(was) !== contributionOf(now);
  const isNewPoint = pointOf(was) !== pointOf(now);
  const needs = (measure: Measure) =>
    asked.includes(measure) ||
    (measure === 'contribution' && isNewEach && asked.some((one) => one !== 'profit')) ||
    (measure === 'break-even' && isNewPoint && asked.includes('margin of safety'));
  return (['contribution', 'break-even', 'margin of safety', 'profit'] as const).filter(needs);
}

/** Something has moved, and more than what is supposed to be sold. */
function isMoved({ was, now, told, asked }: Question): boolean {
  const moved = told.filter(({ slot, value }) => was[slot] !== undefined && was[slot] !== value);
  const counts = moved.some(({ slot, moves }) => slot !== 'sold' || moves);
  const hadSold = was.sold !== undefined || !asked.some((one) => one === 'margin of safety' || one === 'profit');
  return (
    counts &&
    hadSold &&
    asked.every((measure) => resultOf(measure, was) !== undefined && resultOf(measure, now) !== undefined)
  );
}

/** 'Fixed costs are now 15,000 plus 3,000, which is 18,000.' */
export function sayMove({ slot, value, by }: Told, say: Say): string[] {
  if (!by) return [];
  const amount = slot === 'sold' ? say.number : say.money;
  const [name, verb] = slotNames[slot];
  const size = by.isPercent ? `${say.percent(Math.abs(by.value))} of that` : amount(Math.abs(by.value));
  return [
    `${name} ${verb} now ${amount(by.was)} ${by.value < 0 ? 'minus' : 'plus'} ${size}, which is ${amount(value)}.`,
  ];
}

const slotNames: Record<Slot, [string, string]> = {
  price: ['The price', 'is'],
  variable: ['Variable cost per unit', 'is'],
  each: ['Contribution per unit', 'is'],
  fixed: ['Fixed costs', 'are'],
  sold: ['Sales', 'are'],
  point: ['Break-even', 'is'],
};

/** Why the margin of safety has moved, where that is to be explained. */
function explainEffect({ was, now, asked }: Question, text: string, say: Say): string[] {
  const moved = pointOf(now) - pointOf(was);
  const isAsked =
    asked.includes('margin of safety') && effectsIn(explainingIn(text) ?? '').includes('margin of safety');
  if (!isAsked || was.sold !== now.sold || moved === 0) return [];
  const [goes, then] =
    moved > 0
      ? ['loses', 'a smaller drop in sales now brings a loss']
      : ['gains', 'sales can now fall further before there is a loss'];
  const size = say.number(Math.abs(moved));
  return [
    `Sales are still ${say.number(now.sold ?? 0)}, so it ${goes} the ${size} that break-even ${moved > 0 ? 'gains' : 'loses'}: ${then}.`,
  ];
}

/** 'So break-even rises from 1,000 to 1,200, and the margin of safety falls from 400 to 200.' */
function compare(asked: Measure[], was: Sheet, now: Sheet, say: Say): string {
  const parts = asked.map((measure) => {
    const [old = 0, value = 0] = [resultOf(measure, was), resultOf(measure, now)];
    const amount = measure === 'contribution' || measure === 'profit' ? say.money : say.number;
    const name =
      measure === 'contribution'
        ? 'contribution per unit'
        : measure === 'margin of safety'
          ? 'the margin of safety'
          : measure;
    if (measure === 'profit' && value <= 0 && old > 0)
      return `${name} of ${amount(old)} becomes ${value === 0 ? 'nothing: they just break even' : `a loss of ${amount(-value)}`}`;
    if (old === value) return `${name} stays at ${amount(value)}`;
    return `${name} ${value > old ? 'rises' : 'falls'} from ${amount(old)} to ${amount(value)}`;
  });
  return `So ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : parts[0]}.`;
}
