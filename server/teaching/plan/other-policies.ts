import type { PhraseName } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';

/** What else a government could do, by kinds: those of the theme in hand. */
export function otherPolicies({ lesson, course }: TurnContext): PhraseName | undefined {
  const theme = course.subject === 'economics' ? course.sectionOf.get(lesson.section ?? '')?.theme : undefined;
  return theme === 1 ? 'otherPoliciesMicro' : theme === 2 ? 'otherPoliciesMacro' : undefined;
}
