import businessMap from '#content/curriculum/business.json' with { type: 'json' };
import type { SpecSection } from '#content/curriculum/curriculum.ts';
import economicsMap from '#content/curriculum/economics.json' with { type: 'json' };
import type { Subject } from '#domain/subjects.ts';

type CourseTheme = { number: number; title: string; sections: SpecSection[] };

/** Every theme (Economics) or topic (Business) with its sections, in the course's order. */
export const courses: Record<Subject, CourseTheme[]> = {
  economics: economicsMap.themes,
  business: businessMap.units,
};

/** The theme or topic of a section; none for what is no section of the course. */
export function themeOfSection(subject: Subject, id: string): number | undefined {
  return courses[subject].find(({ sections }) => sections.some((section) => section.id === id))?.number;
}

export function findSection(subject: Subject, id: string): SpecSection | undefined {
  return courses[subject].flatMap(({ sections }) => sections).find((section) => section.id === id);
}
