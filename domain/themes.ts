import type { Subject } from './subjects.ts';

/** How many themes (Economics) and units (Business) there are; `/theme/{id}` takes `economics-1` … `business-10`. */
const themeCounts: Record<Subject, number> = { economics: 4, business: 10 };

export type ThemeKey = { subject: Subject; number: number };

/** A bare number means an Economics theme. */
export function parseThemeId(themeId: string): ThemeKey | undefined {
  const [, named = 'economics', digits] = /^(?:(economics|business)-)?([1-9]|10)$/.exec(themeId) ?? [];
  const subject = named === 'business' ? 'business' : 'economics';
  const number = Number(digits);
  return number <= themeCounts[subject] ? { subject, number } : undefined;
}

export function subjectOfTheme(themeId: string): Subject | undefined {
  return parseThemeId(themeId)?.subject;
}

/** What students call it: Economics has themes, Business has units. */
export function themeName({ subject, number }: ThemeKey): string {
  return `${subject === 'economics' ? 'Theme' : 'Unit'} ${number}`;
}
