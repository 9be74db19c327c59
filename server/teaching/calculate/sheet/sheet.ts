import { soldRoles } from '../contribution.ts';
import type { Reading } from '../formula.ts';
import type { Fact } from '../read-roles.ts';
import { readWords } from '../read-words.ts';
import { sayWith, tidy } from '../say-number.ts';
import { addedParts } from './added-parts.ts';

/** What a break-even sheet tells of a business, and what each of its questions changes. */
export type Slot = 'price' | 'variable' | 'each' | 'fixed' | 'sold' | 'point';
export type Sheet = Partial<Record<Slot, number>> & { currency: string };
/** How a slot came to what it is: '15,000 plus 3,000'. */
export type Told = {
  slot: Slot;
  value: number;
  by?: { was: number; value: number; isPercent: boolean };
  moves: boolean;
};

export const contributionOf = ({ price, variable, each }: Sheet): number | undefined =>
  price !== undefined && variable !== undefined ? tidy(price - variable) : each;

/** What the lines before have told, one after the other. */
export function sheetOf(lines: string[]): Sheet {
  return lines.reduce<Sheet>(
    (sheet, line) => {
      const reading = readWords(line, '');
      return { ...tell(sheet, tellings(sheet, reading) ?? []), currency: sheet.currency || reading.currency };
    },
    { currency: '' },
  );
}

/** What these words tell; nothing where one of their figures has no place on the sheet. */
export function readTold(sheet: Sheet, reading: Reading): Told[] | undefined {
  const told = tellings(sheet, reading, true);
  const slots = told?.map(({ slot }) => slot) ?? [];
  return new Set(slots).size === slots.length ? told : undefined;
}

export function tell(sheet: Sheet, told: Told[]): Sheet {
  const next = { ...sheet };
  for (const { slot, value } of told) next[slot] = value;
  // A contribution that is told stands for itself, and a break-even that was told lasts until something moves it.
  if (told.some(({ slot }) => slot === 'each') && contributionOf(next) !== next.each) {
    delete next.price;
    delete next.variable;
  }
  return next;
}

/** The sheet in plain words, which can be read again. */
export function asWords({ price, variable, each, fixed, sold, currency }: Sheet): string {
  const say = sayWith(currency);
  const parts = [
    fixed !== undefined && `fixed costs are ${say.money(fixed)}`,
    price !== undefined && `selling price is ${say.money(price)}`,
    variable !== undefined && `variable cost per unit is ${say.money(variable)}`,
    price === undefined && each !== undefined && `contribution per unit is ${say.money(each)}`,
    sold !== undefined && `they sell ${String(sold)} units`,
  ];
  return parts.filter(Boolean).join(', ');
}

function tellings(sheet: Sheet, reading: Reading, isStrict = false): Told[] | undefined {
  const { facts } = reading;
  const parts = addedParts(reading);
  if (!parts) return undefined;
  const told: Told[] = [];
  for (const fact of facts) {
    if (parts.taken.has(fact.figure.index) || fact.figure.index === reading.own?.index) continue;
    const slot = slotOf(fact, sheet, reading);
    const isLeft = fact.tag === 'from' && facts.some((one) => one.tag === 'to' && slotOf(one, sheet, reading) === slot);
    // What it moved from is what it was.
    if (isLeft && isStrict && slot && sheet[slot] !== fact.figure.value) return undefined;
    if (isLeft) continue;
    const isAdded = new RegExp(`${added.source} #${fact.figure.index}\\b`).test(reading.text);
    const isNew = new RegExp(`${another.source} #${fact.figure.index}\\b`).test(reading.text);
    const moved = isAdded || isNew ? { ...fact, tag: isAdded ? ('by' as const) : ('to' as const) } : fact;
    const one = slot && toTold(moved, slot, sheet, parts.totals.get(fact.figure.index));
    if (one) told.push(one);
    else if (isStrict) return undefined;
  }
  return told;
}

function toTold({ tag, figure }: Fact, slot: Slot, sheet: Sheet, total: number | undefined): Told | undefined {
  const isPercent = figure.unit === 'percent';
  if (total !== undefined) {
    const by = { was: figure.value, value: tidy(total - figure.value), isPercent: false };
    return { slot, value: total, by, moves: true };
  }
  if (tag !== 'by') return isPercent ? undefined : { slot, value: figure.value, moves: tag === 'to' };
  const was = sheet[slot];
  if (was === undefined) return undefined;
  const value = tidy(isPercent ? was * (1 + figure.value / 100) : was + figure.value);
  return value < 0 ? undefined : { slot, value, by: { was, value: figure.value, isPercent }, moves: true };
}

function slotOf({ roles, figure, tag }: Fact, sheet: Sheet, { text }: Reading): Slot | undefined {
  const place = `#${figure.index}\\b`;
  const isOf = (words: RegExp) => new RegExp(`${words.source}(?:(?!${otherName})[^#.,;?]){0,24}${place}`).test(text);
  // Rent is a part of the fixed costs: what it rises by is known, but what it is now tells nothing of the whole.
  if (figure.unit !== 'percent' && isOf(overheads))
    return tag === 'by' || sheet.fixed === undefined ? 'fixed' : undefined;
  if (isOf(ofInput)) return undefined;
  if (roles.includes('fixedCost')) return 'fixed';
  if (roles.includes('price')) return 'price';
  if (roles.includes('contribution')) return 'each';
  if (roles.some((role) => ['variableCost', 'cost', 'averageCost'].includes(role)))
    return sheet.price !== undefined && figure.value > sheet.price * mostTimes ? undefined : 'variable';
  if (figure.unit === 'plain' && new RegExp(`${amount.source} ${place}`).test(text)) return 'sold';
  if (figure.unit !== 'money' && roles.some((role) => soldRoles.includes(role))) return 'sold';
  return roles.includes('breakEven') ? 'point' : undefined;
}

/** 'Add 3,000 to the fixed costs' */
const added = /\b(?:add|adds|adding|extra|another|additional)/;
/** 'A higher price of £13' */
const another = /\b(?:higher|lower|new|increased|reduced|raised) (?:[a-z]+ ){1,3}(?:of|at|is)/;
/** So many times the price is no cost of a unit. */
const mostTimes = 3;
/** 'Rent goes up, so fixed costs are now 6,000': that is the name of the figure. */
const otherName = String.raw`\b(?:fixed|fc|variable|vc|overheads|price)\b`;
const overheads =
  /\b(?:rent|insurance|salar(?:y|ies)|business rates|lease|advertising|marketing|loan (?:interest|repayments?))\b/;
/** 'The price of flour rises by 50p' is no selling price, and who knows how much of it is in a cake. */
const ofInput = /\b(?:price|cost)s? of (?!(?:a|an|the|each|one)\b)[a-z]+\b/;
/** 'Profit at 4,200' */
const amount =
  /\b(?:at|sells?|sold|sale of|selling|makes?|making|produces?|producing|output (?:is|of)|sales (?:are|of))/;
