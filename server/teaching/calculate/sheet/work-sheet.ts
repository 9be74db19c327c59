import { readWords } from '../read-words.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { asksOnSheet, type Measure } from './asks-on-sheet.ts';
import { saySheet } from './say-sheet.ts';
import { asWords, contributionOf, readTold, type Sheet, sheetOf, type Told, tell } from './sheet.ts';

/**
 * 'Rent goes up 3000, new break-even', 'Q4: variable cost is now £10. What happens to the margin of safety?': the next
 * question of a break-even sheet. What it does not change is as it was, every result that it asks for is worked, and where
 * something has moved, what it moved from is said. Nothing where one figure has no place on the sheet.
 */
export function workSheet(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const was = sheetOf(before.words.split('\n'));
  const reading = readWords(words, '');
  if (
    was.fixed === undefined ||
    contributionOf(was) === undefined ||
    reading.own ||
    (reading.loose.length > 0 && !reading.figures.length)
  )
    return undefined;
  const told = readTold(was, reading);
  if (!told || told.length === 0 || isWhole(told)) return undefined;
  const now = { ...tell(was, told), currency: was.currency || reading.currency };
  const asked = (['worked', 'left'] as const)
    .map((effects) => asksOnSheet(reading.text, told, before.name, effects))
    .find((some) => some.length > 0 && some.every((measure) => isKnown(measure, now)));
  if (!asked) return undefined;
  return { ...saySheet({ was, now, told, asked }, reading.text), retold: asWords(now) };
}

/** All of it told anew is a sum of its own. */
function isWhole(told: Told[]): boolean {
  const slots = told.map(({ slot }) => slot);
  return slots.includes('fixed') && ((slots.includes('price') && slots.includes('variable')) || slots.length > 2);
}

function isKnown(measure: Measure, sheet: Sheet): boolean {
  const each = contributionOf(sheet);
  if (each === undefined || each <= 0) return false;
  return measure === 'contribution' || measure === 'break-even' || (sheet.sold !== undefined && sheet.sold > 0);
}
