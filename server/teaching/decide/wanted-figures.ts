import { findFigure } from '#domain/marking/figures.ts';
import { tokenise } from '#domain/marking/tokens.ts';
import { figuresIn } from '../mark/figures-in.ts';
import type { Asked } from './open-question.ts';

type Question = Pick<Asked, 'question' | 'answer'>;

/**
 * Which figures a question wants. 'The change is 6, divided by 120, times 100, which is 5%': who says 6 has not answered,
 * because that is only what is worked with.
 */
export function wantedFigures({ question, answer }: Question): number[] {
  const told = figuresIn(question.prompt);
  const isOwn = (figure: number) => !told.includes(figure);
  if (question.numeric) return [Math.abs(question.numeric.value)].filter(isOwn);
  const inIdeas = (of: (idea: string) => string) =>
    question.requiredIdeas.flatMap(({ idea }) => figuresIn(of(idea))).filter(isOwn);
  const ideas = inIdeas(withoutWorking);
  if (ideas.length) return ideas;
  const working = inIdeas((idea) => idea);
  if (working.length) return working;
  const ends = figuresIn(withoutWorking(answer)).filter(isOwn);
  return ends.length ? ends : figuresIn(answer).filter(isOwn);
}

/** The words give one of them, as nearly as the question asks for it. */
export function givesWanted(asked: Question, words: string): boolean {
  const wanted = wantedFigures(asked);
  const { numeric } = asked.question;
  if (numeric) return wanted.length > 0 && findFigure(numeric, tokenise(words)).length > 0;
  const given = figuresIn(words);
  return wanted.some((figure) => given.includes(figure));
}

/** '6 divided by 150': what is only worked with is no result. */
export function withoutWorking(text: string): string {
  return text.replace(workedWith, ' ');
}

const sign = '(?:divided by|over|times|multiplied by|plus|(?<!, )minus|÷|×|/|x)';
const figure = '[£$€]?\\d[\\d,.]*(?:\\s?%| per cent| million| billion)?';
/** A figure that something is done with. */
const workedWith = new RegExp(`[-−]?${figure},? ${sign} [-−]?(?:minus )?${figure}(?:,? ${sign} ${figure})*`, 'gi');
