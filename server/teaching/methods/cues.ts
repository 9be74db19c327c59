import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { TurnContext } from '../turn-context.ts';

/** What an idea of a question is about, without giving it away: 'what buyers do then'. */
export function cueOf({ coaching, course }: TurnContext, question: QuickFireQuestion, at: number): string {
  return coaching.cueFor(course.subject, question.id, at);
}

/** The place of the idea to work on. The figure stands behind the last one, but without it there is nothing to say more. */
export function firstMissing({ requiredIdeas, numeric }: QuickFireQuestion, found: string[]): number {
  const figure = found.some((idea) => !requiredIdeas.some((required) => required.idea === idea));
  const at = requiredIdeas.findIndex(({ idea }) => !found.includes(idea));
  return at < 0 || (numeric && !figure) ? requiredIdeas.length : at;
}
