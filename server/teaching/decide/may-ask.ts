import type { Lesson } from '../lesson.ts';

/**
 * Not too many questions: a check follows at most two replies of three, and after two that were gone past none comes
 * until the student answers one or asks to be tested.
 */
export function mayAsk({ checked, ignored }: Lesson): boolean {
  return ignored < mostIgnored && !(checked.at(-1) && checked.at(-2));
}

const mostIgnored = 2;
