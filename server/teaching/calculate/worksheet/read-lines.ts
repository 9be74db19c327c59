import { type Called, type Mention, mentionsOf } from '../find-mentions.ts';
import { type Masked, readNumbers } from '../read-numbers.ts';
import { type OwnRead, readOwn } from '../read-own.ts';
import { type Fact, nameByMentions } from '../read-roles.ts';
import type { RoleUnits } from '../role-words.ts';
import { tidy } from '../say-number.ts';
import type { Line, Values, Worksheet } from './worksheet.ts';

/** What one saying does to a sheet. */
export type Said = {
  text: string;
  /** What it tells, by line; what it takes away is no longer known. */
  told: Record<string, number>;
  /** The lines that it names without telling them, and where. */
  named: { id: string; start: number; end: number }[];
  /** Every figure in it. */
  figures: number[];
  /** How many of them have no place on the sheet. */
  left: number;
  own?: { value: number; step: number };
  currency: string;
};

/** 'How did you get 5?' */
export const asksAgain =
  /^(?:(?:so|but|wait|ok|and) )*(?:how|where) (?:did|do|does|have) (?:you|u|we|it|that|they) (?:get|got|work out|find|come from)\b/;

const is = /^ (?:(?:is|are|was|=|of|at|to|now|goes|falls|rises|up|down) )*#/;
const nothing = { told: {}, named: [], figures: [], currency: '' };

/** Reads a saying as somebody does who has this sheet before him. */
export function readLines(sheet: Worksheet, words: string, known: Values, lastTold: string[]): Said {
  const masked = readNumbers(words);
  const own = readOwn(masked);
  const offered = own.own === undefined ? undefined : masked.figures[own.own];
  const { text, told: set } = takeCorrections(masked, own, known);
  const values = masked.figures.map(({ value }) => value);
  if (asksAgain.test(text)) return { ...nothing, text, figures: values, left: 0 };
  if (sheet.notWith?.test(text)) return { ...nothing, text, left: values.length };
  const mentions = mentionsIn(sheet, text);
  const figures = masked.figures;
  // A result has a figure only right behind it; else it is what is asked for.
  const tellable = mentions.filter(
    ({ roles: [id = ''], end }) => !sheet.lines[id]?.isResult || is.test(text.slice(end)),
  );
  const { facts } = nameByMentions({ text, figures, years: masked.years }, tellable, (id) => unitsOf(sheet.lines[id]));
  const told: Record<string, number> = { ...set };
  const linked = new Set<string>();
  let left = 0;
  for (const fact of scaled(sheet, facts)) {
    if (isSaidAgain(fact, known, text)) continue;
    const id = fact.roles[0] ?? bareOf(fact, lastTold, facts.length);
    const placed = id === undefined ? undefined : place(sheet, id, fact, { ...known, ...told }, text);
    if (id !== undefined) linked.add(id);
    // Two figures for one line: one of them is something else.
    if (placed && Object.keys(placed).every((one) => told[one] === undefined)) Object.assign(told, placed);
    else left++;
  }
  // A figure that is only said again tells nothing.
  for (const id of Object.keys(told)) if (told[id] === known[id]) delete told[id];
  const named = mentions
    .flatMap(({ roles: [id], start, end }) => (id === undefined ? [] : { id, start, end }))
    .filter(({ id }, at, all) => !linked.has(id) && all.findIndex((one) => one.id === id) === at);
  return {
    ...{ text, told, named, left, figures: values },
    ...(offered && { own: { value: offered.value, step: offered.step } }),
    currency: figures.find(({ currency }) => currency)?.currency ?? '',
  };
}

const called = new WeakMap<Worksheet, Called<string>[]>();

function mentionsIn(sheet: Worksheet, text: string): Mention<string>[] {
  const patterns =
    called.get(sheet) ??
    Object.entries(sheet.lines).map(([role, { names }]) => ({
      role,
      pattern: new RegExp(`(?<![\\w#@])(?:${names})(?![\\w])`, 'g'),
    }));
  called.set(sheet, patterns);
  const results = new Set(Object.keys(sheet.lines).filter((id) => sheet.lines[id]?.isResult));
  // '600 cars', but never '600 revenue'.
  const countNouns = new Set(Object.keys(sheet.lines).filter((id) => sheet.lines[id]?.unit === 'number'));
  return mentionsOf(text, patterns, { results, countNouns });
}

function unitsOf(line: Line | undefined): RoleUnits {
  if (line?.unit === 'percent') return 'percent';
  if (line?.unit === 'share') return 'rate';
  return line?.unit === 'money' ? 'money' : 'count';
}

/** '12k not 10k': what was 10k is 12k. */
function takeCorrections({ text, figures }: Masked, own: OwnRead, known: Values) {
  const told: Record<string, number> = {};
  const left = (own.own === undefined ? text : own.text).replace(
    /#(\d+),? (?:and )?(?:not|instead of|rather than) (?:the )?#(\d+)/g,
    (all, now: string, was: string) => {
      const [value, before] = [figures[Number(now)]?.value, figures[Number(was)]?.value];
      const ids = Object.keys(known).filter((id) => known[id] === before);
      const [id] = ids;
      if (value === undefined || id === undefined || ids.length > 1) return all;
      told[id] = value;
      return ' ~ ';
    },
  );
  return { text: left.replace(/\s+/g, ' ').trim(), told };
}

/** 'And if it was 9': what was changed last is changed again. */
function bareOf({ tag }: Fact<string>, lastTold: string[], figures: number): string | undefined {
  return figures === 1 && lastTold.length === 1 && tag !== 'by' ? lastTold[0] : undefined;
}

/** 'They have to cover the 12,000 first' */
function isSaidAgain({ figure }: Fact<string>, known: Values, text: string): boolean {
  return text.includes(`the #${figure.index}`) && Object.values(known).includes(figure.value);
}

/** A bare 46 beside 50k is 46k: the thousand is said once. */
function scaled(sheet: Worksheet, facts: Fact<string>[]): Fact<string>[] {
  const isMoney = (id = '') => sheet.lines[id]?.unit === 'money';
  const money = facts.filter(({ figure, roles }) => isMoney(roles[0]) && figure.unit !== 'percent');
  const scales = new Set(money.map(({ figure }) => figure.scale));
  const scale = Math.max(...scales);
  if (scales.size !== 2 || !scales.has(1) || scale < 1000) return facts;
  return facts.map((fact) => {
    const { figure } = fact;
    const isBare =
      money.includes(fact) && figure.scale === 1 && figure.currency === '' && Math.abs(figure.value) < 1000;
    return isBare && figure.value !== 0 ? { ...fact, figure: { ...figure, value: tidy(figure.value * scale) } } : fact;
  });
}

/** Where the figure goes; nothing where it cannot be what the line holds. */
function place(
  sheet: Worksheet,
  id: string,
  { tag, figure }: Fact<string>,
  known: Values,
  text: string,
): Record<string, number> | undefined {
  const line = sheet.lines[id];
  const was = known[id];
  // '20k of the current liabilities' is a part of what is known.
  if (
    !line ||
    line.isResult ||
    (was !== undefined && new RegExp(`#${figure.index} (?:worth )?of (?:the|its|their|those)\\b`).test(text))
  )
    return undefined;
  const isPercent = figure.unit === 'percent';
  if (tag === 'by') {
    // 'The government spends an extra £5bn': where nothing was before, that is all of it.
    if (was === undefined && !isPercent && !line.moved) return { [id]: figure.value };
    if (was === undefined || (line.unit === 'percent' && isPercent)) return undefined;
    return { [line.moved ?? id]: tidy(isPercent ? was * (1 + figure.value / 100) : was + figure.value) };
  }
  if (isPercent && line.unit !== 'percent') return undefined;
  if (!line.moved || was === undefined) return { [(tag === 'to' ? line.moved : undefined) ?? id]: figure.value };
  // 'Last year the market was 20m': what was told first is what it has become.
  if (known[line.moved] === undefined && (tag === 'from' || before.test(text)))
    return { [line.moved]: was, [id]: figure.value };
  return { [tag === 'to' || supposes.test(text) ? line.moved : id]: figure.value };
}

const supposes = /\b(?:if|instead|now|becomes|new)\b/;
const before = /\b(?:last (?:year|month|week)|the year before|previously|before that|used to)\b/;
