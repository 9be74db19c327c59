import { courses } from '#content/curriculum/courses.ts';
import type { SpecSection } from '#content/curriculum/curriculum.ts';
import type { Subject } from '#domain/subjects.ts';

/** The theme or topic of a section; none for what is no section of the course. */
export function themeOfSection(subject: Subject, id: string): number | undefined {
  return courses[subject].find(({ sections }) => sections.some((section) => section.id === id))?.number;
}

export function findSection(subject: Subject, id: string): SpecSection | undefined {
  return courses[subject].flatMap(({ sections }) => sections).find((section) => section.id === id);
}
