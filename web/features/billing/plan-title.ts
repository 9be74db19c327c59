import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';

/** 'Economics and Business' */
export function titleOfPlan(subjects: readonly string[]): string {
  return subjects.map((subject) => (isSubject(subject) ? subjectTitles[subject] : subject)).join(' and ');
}
