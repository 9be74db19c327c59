import type { Subject } from '#domain/subjects.ts';

export const subjectTitles: Record<Subject, string> = { economics: 'Economics', business: 'Business' };
