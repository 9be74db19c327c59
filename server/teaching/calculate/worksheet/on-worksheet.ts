import { anyOf } from '#domain/any-of.ts';
import { isSame } from '../check-own.ts';
import { readNumbers } from '../read-numbers.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { asksHint } from '../ways-of-asking.ts';
import { asksIn, asPercent } from './asks-on-worksheet.ts';
import { asksAgain, readLines, type Said } from './read-lines.ts';
import { follows, roadsTo, uses, workedBefore } from './rests-on.ts';
import { sayChecked, sayWorksheet } from './say-worksheet.ts';
import { worksheets } from './sheets/all-sheets.ts';
import { type Values, type Worksheet, workTo } from './worksheet.ts';

/**
 * 'And the acid test?', 'what if they pay off 20k', 'wait, fixed costs are 12k not 10k': the next question about figures
 * that were told before. What it does not change is as it was; nothing where one of its figures has no place, or where
 * what is asked for does not follow.
 */
export function onWorksheet(request: SumRequest): WorkedSum | undefined {
  return bestOf(request)?.sum();
}

/** The same, only where what is asked for is named and leans on what was told before. */
export function namedOnWorksheet(request: SumRequest): WorkedSum | undefined {
  const best = bestOf(request);
  return best?.isNamed && best.leans ? best.sum() : undefined;
}

function bestOf({ words, subject, said = '', hintOnly }: SumRequest) {
  if (hintOnly || asksHint(words.toLowerCase()) || isTheory.test(words) || words.length > longest) return undefined;
  if (readNumbers(`${said} ${words}`).figures.length < leastKnown) return undefined;
  const before = said.split('\n').filter(Boolean);
  const [best] = worksheets
    .filter((sheet) => !sheet.subject || sheet.subject === subject)
    .flatMap((sheet) => askOn(sheet, before, words) ?? [])
    .toSorted((one, other) => other.weight - one.weight);
  return best;
}

type State = {
  known: Values;
  lastTold: string[];
  /** What was asked for, the last first. */
  asked: string[][];
  currency: string;
  placed: number;
  /** Something was said of these figures that the sheet did not understand. */
  isStale: boolean;
};

const empty: State = {
  ...{ known: {}, lastTold: [], asked: [], currency: '', placed: 0, isStale: false },
};

/** What is known when so much has been said. */
function stateAfter(sheet: Worksheet, sayings: string[]): State {
  let state = empty;
  for (const words of sayings) {
    const said = readLines(sheet, words, state.known, state.lastTold);
    if (said.left === 0) state = hear(sheet, state, said);
    else if (state.placed > 0) state = { ...state, isStale: true };
  }
  return state;
}

function hear(sheet: Worksheet, state: State, said: Said): State {
  const told = Object.keys(said.told);
  const known = withoutWorked(sheet, state.known, said.told);
  const { ids } = wantedBy(sheet, state, said, known);
  return {
    known,
    lastTold: told.length ? told : state.lastTold,
    asked: ids.length && !asksAgain.test(said.text) ? [ids, ...state.asked] : state.asked,
    currency: state.currency || said.currency,
    placed: state.placed + told.length,
    isStale: state.isStale,
  };
}

/** What was told replaces what follows from other lines: a new gross profit no longer rests on the old costs. */
function withoutWorked(sheet: Worksheet, known: Values, told: Record<string, number>): Values {
  const kept = Object.entries(known).filter(([id]) => {
    const others = Object.keys(told).filter((one) => one !== id);
    return !others.some(
      (one) => sheet.lines[one]?.by?.some((by) => by.split(/\W+/).includes(id)) && sheet.lines[id]?.by,
    );
  });
  return { ...Object.fromEntries(kept), ...told };
}

type Asked = { ids: string[]; isNamed: boolean };

function askOn(sheet: Worksheet, before: string[], words: string) {
  const state = stateAfter(sheet, before);
  const now = readLines(sheet, words, state.known, state.lastTold);
  const told = Object.keys(now.told);
  const { own } = now;
  if (state.isStale || now.left > 0 || state.placed + told.length < leastKnown || !isShort(now, told)) return undefined;
  const known = withoutWorked(sheet, state.known, now.told);
  const { ids, isNamed } = wantedBy(sheet, state, now, known);
  if (ids.length === 0 || ids.length > mostAsked || (own && ids.length > 1)) return undefined;
  if (told.length === 0 && ofAnother.test(now.text)) return undefined;
  if (sheet.needs && !sheet.needs.some((id) => known[id] !== undefined)) return undefined;
  if (sheet.isLikely?.(known) === false) return undefined;
  const results = ids.map((id) => resultOf(sheet, { was: state.known, known }, id, told));
  const found = results.filter((one) => one !== undefined);
  // What takes the place of another figure must count; what is told beside it may be for the next question.
  const mayCount = new Set(ids.flatMap((id) => [...roadsTo(sheet, known, id)]));
  const counts = told.filter((id) => !isNamed || state.known[id] !== undefined || mayCount.has(id));
  if (found.length < results.length || !counts.every((id) => found.some(({ working }) => uses(working, id))))
    return undefined;
  const task = { sheet, known, results: found, currency: state.currency || now.currency };
  const [first] = found;
  return {
    isNamed,
    leans: found.some(({ working }) => Object.keys(state.known).some((id) => uses(working, id))),
    weight: state.placed + 2 * told.length + (isNamed ? 1 : 0),
    sum: (): WorkedSum =>
      own && first
        ? sayChecked(task, { value: own.value, isRight: isSame(own.value, first.value, own.step) })
        : sayWorksheet(task),
  };
}

/** What is asked for by its name; 'in percent?'; or the same again with what has changed. */
function wantedBy(sheet: Worksheet, { asked, known: was }: State, now: Said, known: Values): Asked {
  const again = asksAgain.test(now.text) ? workedBefore(sheet, was, now.figures) : undefined;
  if (again) return { ids: [again], isNamed: true };
  const named = asksIn(sheet, now, known);
  if (named.length > 0) return { ids: named, isNamed: true };
  const told = Object.keys(now.told);
  const [last = []] = asked;
  if (asPercent.test(now.text) && told.length === 0)
    return { ids: last.flatMap((id) => sheet.lines[id]?.percent ?? []), isNamed: true };
  if ((told.length === 0 && (!now.own || /\bif\b/.test(now.text))) || asksElse.test(now.text))
    return { ids: [], isNamed: false };
  const isUsed = (ids: string[]) => {
    const workings = ids.map((id) => workTo(sheet, known, id));
    return workings.every(Boolean) && told.every((one) => workings.some((working) => uses(working ?? [], one)));
  };
  const same = asked.find(isUsed);
  if (same) return { ids: same, isNamed: false };
  // 'And if there is an injection of 12bn?', after the multiplier: the one result that follows from both.
  const next = Object.keys(sheet.lines).filter(
    (id) =>
      last.length > 0 &&
      sheet.lines[id]?.isResult &&
      isUsed([id]) &&
      last.every((one) => follows(sheet, known, id, one)),
  );
  return { ids: next.length === 1 ? next : [], isNamed: false };
}

function resultOf(sheet: Worksheet, { was, known }: { was: Values; known: Values }, id: string, told: string[]) {
  const working = workTo(sheet, known, id);
  const value = working?.at(-1)?.value;
  if (!working || value === undefined) return undefined;
  const isChanged = told.some((one) => was[one] !== undefined && was[one] !== known[one]);
  const before = isChanged ? workTo(sheet, was, id)?.at(-1)?.value : undefined;
  return { id, value, working, ...(before !== undefined && { was: before }) };
}

/** Who tells nothing new asks in a few words; a longer question is about more than a figure. */
function isShort({ text }: Said, told: string[]): boolean {
  return text.split(' ').length <= (told.length ? mostWords : mostWordsBare);
}

const mostWords = 40;
const mostWordsBare = 14;
const longest = 400;
const mostAsked = 4;
/** One figure alone makes no sheet. */
const leastKnown = 2;
/** A figure of which nobody has told the sheet. */
const asksElse =
  /\bwhats? (?:is |are |was |would |will )?(?:the |their |its |my |that |a )?(?!if\b|about\b|happens?\b|it\b|that\b|be\b|is\b|now\b|then\b|would\b)[a-z]{3,}|\bhow (?:much|many|long)\b/;
const ofAnother = /\b(?:firm|company|shop|country|project|option) [b-z]\b|\b(?:other|second) (?:one|firm)\b/;
const isTheory = anyOf(
  [
    /why|explain|difference between|what does|whats? (?:it|that) mean|mean(?:s|ing)?|evaluate|discuss/i,
    /advantages?|disadvantages?|improve|formula|should (?:they|it|we|i)|assess|essay|paragraph|marks?/i,
    /write|might|would (?:lose|fall|rise|go)|could/i,
  ],
  { before: /\b/, after: /\b/ },
);
