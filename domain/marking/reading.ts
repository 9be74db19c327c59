import { findCopied, isChoice } from './echo.ts';
import { beginsWithDenial } from './negation.ts';
import { isContent } from './plain-words.ts';
import { type Token, tokenise } from './tokens.ts';

/** An answer as the rules read it. The lists go along with the tokens: one entry for each. */
export type Reading = {
  tokens: Token[];
  /** Which clause of the answer the word stands in: commas, full stops and joining words begin a new one. */
  clause: number[];
  /** In a sentence that begins 'It is not true that …'. */
  denied: boolean[];
  /** After an answer began so, nobody but a reader can tell how far the 'not' reaches. */
  inDoubt: boolean;
  /** In a run of words copied from the prompt. */
  copied: boolean[];
  /** A word of the prompt, wherever it stands. */
  inPrompt: boolean[];
};

export function readAnswer(answer: string, prompt: string): Reading {
  const tokens = tokenise(answer);
  const asked = isChoice(prompt, tokens) ? [] : tokenise(prompt).map(({ stem }) => stem);
  const sentence = partsOf(answer, tokens, /[.!?;\n]/);
  return {
    tokens,
    clause: clausesOf(answer, tokens),
    denied: tokens.map((_, at) => beginsWithDenial(tokens.slice(sentence.indexOf(sentence[at] ?? 0), at))),
    inDoubt: beginsWithDenial(tokens.slice(0, longestDenial)),
    copied: findCopied(tokens, asked),
    inPrompt: tokens.map(({ stem }) => asked.includes(stem)),
  };
}

/** In words; a longer beginning would reach into what is denied. */
const longestDenial = 8;

/** Nothing in it but the prompt's own words and words that say nothing by themselves. */
export function addsNothing({ tokens, inPrompt }: Reading): boolean {
  return !tokens.some((token, at) => !inPrompt[at] && isContent(token));
}

/** The number of the clause for each word. */
export function clausesOf(text: string, tokens: Token[]): number[] {
  return partsOf(text, tokens, /[.,:;!?()\n]/, joining);
}

const joining = new Set('but because so although though while whereas however instead which since when if'.split(' '));

/** Numbers the parts of a text that begin after certain signs or with certain words. */
function partsOf(text: string, tokens: Token[], signs: RegExp, words = new Set<string>()): number[] {
  let part = 0;
  return tokens.map(({ raw, start }, at) => {
    if (words.has(raw) || signs.test(text.slice(tokens[at - 1]?.end ?? 0, start))) part++;
    return part;
  });
}

/** Enough is said in the same clause to go with a word like 'depends'. */
export function isFilledOut({ tokens, clause, inPrompt }: Reading, at: number): boolean {
  return (
    tokens.filter((token, other) => clause[other] === clause[at] && !inPrompt[other] && isContent(token)).length >= 2
  );
}
