import { anyOf } from '#domain/any-of.ts';
import { readWords } from '../read-words.ts';
import { targetOutput } from '../safety-and-target.ts';
import { sayWith } from '../say-number.ts';
import { leaning, type SumRequest, toWorked, type WorkedSum } from '../sum.ts';
import { sayMove } from './say-sheet.ts';
import { asWords, contributionOf, readTold, sheetOf, tell } from './sheet.ts';

/**
 * 'The target profit is £6,000. How many cakes, with the new rent': on the sheet as it is now. Nothing where another
 * figure has no place on it, or where the sheet as it was is meant.
 */
export function targetOnSheet(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const was = sheetOf(before.words.split('\n'));
  const reading = readWords(words, '');
  const { text, facts, own } = reading;
  const place = wanted.map((pattern) => pattern.exec(text)?.[1]).find((index) => index !== undefined);
  const target = facts.find(({ figure }) => figure.index === Number(place))?.figure;
  if (!target || target.unit === 'percent' || !asksOutput.test(text) || asksElse.test(text)) return undefined;
  const rest = { ...reading, own: undefined, facts: facts.filter(({ figure }) => figure !== target && figure !== own) };
  const told = readTold(was, rest);
  const now = told && { ...tell(was, told), currency: was.currency || reading.currency };
  const each = now && contributionOf(now);
  if (!now || now.fixed === undefined || each === undefined) return undefined;
  const say = sayWith(now.currency);
  const lead = now.price !== undefined && now.variable !== undefined && contributionOf(was) !== each;
  const unit = {
    each,
    sentences: [
      ...told.flatMap((one) => sayMove(one, say)),
      ...(lead
        ? [
            `Contribution per unit is ${say.money(now.price ?? 0)} minus ${say.money(now.variable ?? 0)}, which is ${say.money(each)}.`,
          ]
        : []),
    ],
    steps: [],
  };
  const working = targetOutput(unit, { fixed: now.fixed, target: target.value }, say);
  if (!working) return undefined;
  const sum = toWorked({ name: 'output for a target profit' }, working, { ...rest, own, added: [] }, say);
  return { ...leaning(sum), retold: asWords(now) };
}

/** The profit that is to be made. */
const wanted = [
  /\btargets?(?: profits?)?(?: (?:is|of|was|=|now|for|a|month|the|about|to|be))* #(\d+)/,
  /\b(?:target|goal|aim|wants?|wanted|wanting|needs?|make|makes|making|earn|get|reach|hit|achieve|for|had|aiming)\b[^#.?]{0,20}\bprofits?(?: target)?(?: (?:of|is|=|to be|about|for|at least))* #(\d+)/,
  /\b(?:make|making|earn|get|reach|hit|achieve|wants?|for) (?:a |about |at least |an? extra )?#(\d+) (?:of |in |a month |a year |a week )*(?:target )?profit/,
  /^(?:[^#]*\b)?profits? (?:of|is|=|to be)(?: at least)? #(\d+)/,
];
const asksOutput = anyOf([
  /\bhow many\b/,
  /\bhow much (?:do|does|must|should|would|will) \w+ (?:have to |need to )?(?:sell|make)\b/,
  /\b(?:what|whats|calc\w*|find|work out)[^.?#]{0,24}\b(?:output|units|sales|sell|number)\b/,
  /\b(?:output|units)(?: needed| required)? ?\??$/,
]);
const asksElse =
  /\bwhy\b|\bhow (?:many|much) (?:more|less|fewer|extra)\b|\bprice (?:do|should|must|would)\b|\b(?:what|which) price\b|\b(?:old|original|previous) (?:rent|price|fixed|costs?|one)\b|\brevenue\b/;
