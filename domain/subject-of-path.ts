import { isSubject, type Subject } from './subjects.ts';
import { subjectOfTheme } from './themes.ts';

/** The subject that an address of the product is about. */
export function subjectOfPath(path: string): Subject | undefined {
  const [, kind, name = ''] = /^\/(subject|theme|tmq|essay-marking)\/([^/?]+)/.exec(path) ?? [];
  if (kind === 'theme') return subjectOfTheme(name);
  return isSubject(name) ? name : undefined;
}
