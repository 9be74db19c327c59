import { isAlike } from './likeness.ts';
import { isContent } from './plain-words.ts';
import { clausesOf } from './reading.ts';
import { type Token, tokenise } from './tokens.ts';

/**
 * The clause that says an idea, where no pattern points at the words: the one with most words of the idea and of the
 * model answer, or else the longest.
 */
export function findWords(
  answer: string,
  idea: string,
  { prompt, modelAnswer }: { prompt: string; modelAnswer: string },
): [number, number] | undefined {
  const asked = tokenise(prompt);
  const inIdea = tokenise(idea).filter(isContent);
  const inModel = tokenise(modelAnswer).filter((token) => isContent(token) && !has(asked, token));
  const score = (clause: Token[]) =>
    clause
      .filter(isContent)
      .reduce((sum, token) => sum + (has(inIdea, token) ? 3 : 0) + (has(inModel, token) ? 1 : 0) + 0.1, 0);
  const [best] = clausesIn(answer).sort((a, b) => score(b) - score(a));
  const [first, last] = [best?.[0], best?.at(-1)];
  return first && last && [first.start, last.end];
}

function clausesIn(answer: string): Token[][] {
  const tokens = tokenise(answer);
  const clause = clausesOf(answer, tokens);
  const clauses = [...new Set(clause)].map((number) => tokens.filter((_, at) => clause[at] === number));
  // 'Zero is | when all have the same': a few words before a joining word belong to what follows.
  const joined: Token[][] = [];
  for (const words of clauses.reverse()) {
    const next = joined.at(-1);
    if (next && words.filter(isContent).length < 3) next.unshift(...words);
    else joined.push(words);
  }
  return joined.reverse();
}

function has(words: Token[], { stem }: Token): boolean {
  return words.some((word) => isAlike(asDigit(word.stem), asDigit(stem)));
}

function asDigit(stem: string): string {
  return stem === 'zero' || stem === 'nought' ? '0' : stem === 'one' ? '1' : stem;
}
