import type { PhraseName } from '../say/tell.ts';
import type { Scene } from '../scene.ts';

/** What else a government could do, by kinds: those of the theme in hand. */
export function otherPolicies({ lesson, shelf }: Scene): PhraseName | undefined {
  const theme = shelf.subject === 'economics' ? shelf.sectionOf.get(lesson.section ?? '')?.theme : undefined;
  return theme === 1 ? 'otherPoliciesMicro' : theme === 2 ? 'otherPoliciesMacro' : undefined;
}
