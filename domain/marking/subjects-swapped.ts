import type { Evidence } from './matcher.ts';
import { isContent } from './plain-words.ts';
import { type Token, tokenise } from './tokens.ts';

/**
 * 'Targeting splits the market' where the idea is that segmentation does: what is said of one thing stands behind the
 * name of another. Things are named in the prompt, each in an idea of its own.
 */
export function isSwapped(at: number, ideas: string[], evidence: Evidence, answer: string, prompt: string): boolean {
  const names = ideas.map((idea) => namesIn(idea, ideas, prompt));
  const own = names[at] ?? [];
  const others = names.filter((_, index) => index !== at).flat();
  if (own.length === 0 || others.length === 0) return false;
  const tokens = tokenise(answer).map((token) => spelling(token, answer));
  const said = evidence.filter((place) => ![...own, ...others].includes(tokens[place] ?? ''));
  const owners = said.map((place) =>
    tokens.slice(0, place).findLast((word) => own.includes(word) || others.includes(word)),
  );
  return owners.length > 0 && owners.every((owner) => owner !== undefined && others.includes(owner));
}

/** The words at the head of this idea that it alone shares with the prompt. */
function namesIn(idea: string, ideas: string[], prompt: string): string[] {
  const asked = wordsOf(prompt, true);
  const elsewhere = ideas.filter((other) => other !== idea).flatMap((other) => wordsOf(other));
  return wordsOf(idea)
    .slice(0, 2)
    .filter((word) => asked.includes(word) && !elsewhere.includes(word) && !roles.has(word));
}

/** What an idea is for, not what it is about. */
const roles = new Set(['benefit', 'drawback', 'advantage', 'disadvantage', 'problem', 'effect', 'reason', 'other']);

function wordsOf(text: string, inPrompt = false): string[] {
  return tokenise(text)
    .filter((token) => isContent(token) || (isLetter(token, text) && !(inPrompt && beginsSentence(token, text))))
    .map((token) => spelling(token, text));
}

/** Project A is not the article; which of the two it is, the prompt tells. */
function spelling(token: Token, text: string): string {
  return isLetter(token, text) ? token.raw.toUpperCase() : token.stem;
}

function isLetter({ start, end }: Token, text: string): boolean {
  return /^[A-Z]$/.test(text.slice(start, end));
}

function beginsSentence({ start }: Token, text: string): boolean {
  return /(^|[.!?]\s*)$/.test(text.slice(0, start));
}
