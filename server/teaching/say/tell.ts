import { phrases } from '#content/tutor/phrases.ts';
import type { Lesson } from '../lesson.ts';
import { fill, vary } from './vary.ts';

export type PhraseName = keyof typeof phrases;

/** One of the ways to say it that was not said a moment ago, with its gaps filled. */
export function tell(lesson: Lesson, name: PhraseName, values: Record<string, string> = {}): string {
  return vary(
    phrases[name].map((way) => fill(way, values)),
    lesson,
    name.length,
  );
}
