import { isSame } from '../check-own.ts';
import { type Reached, type Values, type Worksheet, workTo } from './worksheet.ts';

/** 'How did you get 5?' */
export function workedBefore(sheet: Worksheet, known: Values, figures: number[]): string | undefined {
  const [value] = figures;
  if (value === undefined || figures.length > 1) return undefined;
  return Object.keys(sheet.lines).find((id) => {
    const reached = workTo(sheet, known, id)?.at(-1)?.value;
    return reached !== undefined && isSame(value, reached, 0.01);
  });
}

export function follows(sheet: Worksheet, known: Values, id: string, from: string): boolean {
  return (workTo(sheet, known, id) ?? []).some((one) => one.id === from || one.by.split(/\W+/).includes(from));
}

/** Every line that some way to this one goes over. */
export function roadsTo(sheet: Worksheet, known: Values, id: string, seen = new Set<string>()): Set<string> {
  for (const name of sheet.lines[id]?.by?.flatMap((by) => by.match(/[a-z]\w*/gi) ?? []) ?? [])
    if (!seen.has(name)) {
      seen.add(name);
      if (known[name] === undefined) roadsTo(sheet, known, name, seen);
    }
  return seen;
}

export function uses(working: Reached[], id: string): boolean {
  return working.some(({ by }) => by.split(/\W+/).includes(id));
}
