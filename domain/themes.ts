import type { Subject } from './subjects.ts';

/** How many themes (Economics) and units (Business) there are; `/theme/{id}` takes `economics-1` … `business-10`. */
const themeCounts: Record<Subject, number> = { economics: 4, business: 10 };

/** The subject that a theme's id belongs to. A bare number means an Economics theme. */
export function subjectOfTheme(themeId: string): Subject | undefined {
  const [, subject = 'economics', number] = /^(?:(economics|business)-)?([1-9]|10)$/.exec(themeId) ?? [];
  const known = subject === 'business' ? 'business' : 'economics';
  return number && Number(number) <= themeCounts[known] ? known : undefined;
}
