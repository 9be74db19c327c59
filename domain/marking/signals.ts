import { asksForCondition, namesCondition } from './condition.ts';
import { isTurned } from './direction.ts';
import { checkIdeaFigure } from './idea-figure.ts';
import { shareSaid } from './likeness.ts';
import type { MarkedQuestion, Marking } from './mark-answer.ts';
import { findEvidence } from './matcher.ts';
import type { Meaning } from './meaning.ts';
import { findNegator } from './negation.ts';
import { countOpposites } from './opposites.ts';
import type { WordLists } from './pattern.ts';
import { isContent } from './plain-words.ts';
import { type Reading, readAnswer } from './reading.ts';
import { isSwapped } from './subjects-swapped.ts';
import { tokenise } from './tokens.ts';

/** Everything that speaks for or against an idea being in the answer, each as a number between -4 and 4. */
export type Signals = {
  /** The model's leaning, as the logarithm of its odds. */
  present: number;
  contradicted: number;
  /** How answers like this one were marked; 0 where there are none. */
  likened: number;
  /** What the patterns found. */
  found: number;
  doubted: number;
  denied: number;
  /** Patterns and model say the opposite of each other. */
  disputed: number;
  /** The words of the idea that are there, those of the prompt not counted. */
  ideaShare: number;
  /** Some word that they share points the other way, is denied, or has its opposite in its place. */
  turned: number;
  negated: number;
  opposite: number;
  /** Said of another thing; half of it when a fellow idea is, and the model is not quite sure of this one. */
  swapped: number;
  /** A fellow idea is turned round or denied: who has one thing the wrong way round often has the other so too. */
  fellowTurned: number;
  /** An idea that has a figure. */
  figureThere: number;
  figureWrong: number;
  /** The idea is a condition, and nothing in the answer is one. */
  unconditional: number;
  /** The result is wrong, so that the model may have called the way there wrong too. */
  wrongResult: number;
  foundDespiteResult: number;
  /** How much of their own the student says for each idea that is asked for. */
  ownWords: number;
};

export function readSignals(
  question: MarkedQuestion,
  answer: string,
  byWords: Marking,
  meanings: Meaning[],
  lists: WordLists,
): Signals[] {
  const reading = readAnswer(answer, question.prompt);
  const ideas = question.requiredIdeas.map(({ idea }) => idea);
  const swapped = question.requiredIdeas.map(({ accept }, index) =>
    isIdeaSwapped(index, ideas, accept, answer, question.prompt, lists),
  );
  const own = reading.tokens.filter((token, at) => !reading.inPrompt[at] && isContent(token)).length;
  const figure = byWords.ideas[ideas.length];
  const wrongResult = figure !== undefined && figure.state !== 'found';
  const signals = ideas.map((idea, index) => {
    const state = byWords.ideas[index]?.state;
    const meaning = meanings[index] ?? { present: 0, absent: 1, contradicted: 0 };
    const said = tokenise(idea);
    const asked = tokenise(question.prompt);
    const isNew = said.filter(({ stem }) => !asked.some((token) => token.stem === stem));
    const ownFigure = question.numeric ? checkIdeaFigure(idea, reading) : undefined;
    return {
      present: logOdds(meaning.present),
      contradicted: logOdds(meaning.contradicted),
      likened: meaning.likened ?? 0,
      found: Number(state === 'found'),
      doubted: Number(state === 'unsure'),
      denied: Number(state === 'denied'),
      disputed: Number(state === 'found' && meaning.contradicted > 0.5),
      ideaShare: shareSaid(isNew, reading.tokens),
      turned: Number(isTurned(idea, reading, lists)),
      negated: Number(isNegated(idea, reading)),
      opposite: Number(countOpposites(said, reading.tokens, asked) > 0),
      swapped: swapped[index] ? 1 : swapped.includes(true) && meaning.contradicted > 0.05 ? 0.5 : 0,
      fellowTurned: 0,
      figureThere: Number(ownFigure === 'there'),
      figureWrong: Number(ownFigure === 'not there' || ownFigure === 'misplaced'),
      unconditional: Number(asksForCondition(idea) && !namesCondition(answer)),
      wrongResult: Number(wrongResult),
      foundDespiteResult: Number(wrongResult && state === 'found'),
      ownWords: Math.log(1 + own / ideas.length),
    };
  });
  return signals.map((one) => ({
    ...one,
    fellowTurned: Number(signals.some((other) => other !== one && (other.turned || other.negated || other.denied))),
  }));
}

function logOdds(share: number): number {
  const odds = Math.log(Math.max(share, 1e-4) / Math.max(1 - share, 1e-4));
  return Math.max(-4, Math.min(4, odds));
}

function isIdeaSwapped(
  index: number,
  ideas: string[],
  accept: string[],
  answer: string,
  prompt: string,
  lists: WordLists,
): boolean {
  const tokens = tokenise(answer);
  const places = accept.flatMap((pattern) => findEvidence(pattern, tokens, lists));
  return places.length > 0 && places.every((evidence) => isSwapped(index, ideas, evidence, answer, prompt));
}

/** 'Don't lack experience': the answer denies the very word that the idea has. */
function isNegated(idea: string, { tokens, clause }: Reading): boolean {
  const said = tokenise(idea);
  const clauseOfIdea = said.map(() => 0);
  return tokens.some((token, at) => {
    const place = said.findIndex(({ stem }) => stem === token.stem);
    if (place < 0 || !isContent(token)) return false;
    return findNegator(tokens, clause, at) !== undefined && findNegator(said, clauseOfIdea, place) === undefined;
  });
}
