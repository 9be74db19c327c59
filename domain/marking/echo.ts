import { isContent } from './plain-words.ts';
import { type Token, tokenise } from './tokens.ts';

/**
 * 'Elastic or inelastic?', 'Which of these …': the answer is to be taken from the prompt, so that its words are the
 * student's own, unless most of the prompt is there.
 */
export function isChoice(prompt: string, tokens: Token[]): boolean {
  if (!/\b(or|which)\b/i.test(prompt)) return false;
  const asked = tokenise(prompt).filter(isContent);
  const repeated = asked.filter(({ stem }) => tokens.some((token) => token.stem === stem));
  return repeated.length < 0.6 * asked.length;
}

/** Four words on end in the prompt's own order are a copy and not an answer. */
const shortestCopy = 4;

/** Which words of an answer are copied from the prompt. */
export function findCopied(tokens: Token[], asked: string[]): boolean[] {
  const copied = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at++)
    for (let from = 0; from < asked.length; from++) {
      let length = 0;
      while (asked[from + length] !== undefined && tokens[at + length]?.stem === asked[from + length]) length++;
      if (length >= shortestCopy) copied.fill(true, at, at + length);
    }
  return copied;
}
