import type { MarkedIdea } from './mark-answer.ts';
import type { Signals } from './signals.ts';

/** One short question that settles the doubt and gives nothing away: it uses the student's words, never the idea's. */
export function askAgain(answer: string, ideas: MarkedIdea[], signals: Signals[]): string {
  const index = ideas.findIndex(({ state }) => state === 'unsure');
  const signs = signals[index];
  const span = ideas[index]?.span;
  if (signs?.swapped) return 'Which is which? Say in one sentence what each of them is.';
  if (signs?.figureWrong) return 'Which figure belongs to what? Show me your last step.';
  if (!span) return 'Can you say that once more, in one full sentence?';
  const quote = shorten(answer.slice(...span));
  if (signs?.negated || signs?.denied) return `You said “${quote}”. Do you mean that it is, or that it isn’t?`;
  if (signs?.turned || signs?.disputed) return `You said “${quote}”. Which way does it go, and why?`;
  return `You said “${quote}”. What exactly do you mean by that?`;
}

const longestQuote = 12;

function shorten(words: string): string {
  const all = words.split(/\s+/);
  return all.length <= longestQuote ? words : `${all.slice(0, longestQuote).join(' ')} …`;
}
