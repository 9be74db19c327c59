import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { isReversed } from '#domain/marking/direction.ts';
import type { MarkedIdea, Marking } from '#domain/marking/mark-answer.ts';
import { readAnswer } from '#domain/marking/reading.ts';
import { choosesIt } from './chooses-it.ts';
import { figuresIn, givesFigure } from './figures-in.ts';

/** Where a student stands with a question after all that he has said to it. */
export type Progress = {
  found: string[];
  /** Shown now for the first time. */
  fresh: string[];
  /** Said the wrong way round, with his own words where they are known. */
  turned: { idea: string; quote: string | undefined } | undefined;
  /** The marking is not sure of this one. */
  unsure: MarkedIdea | undefined;
  /** Because the idea seems to be there, but its direction does not. */
  whichWay: boolean;
  /** The one idea that would help most now. */
  missing: string | undefined;
  complete: boolean;
};

export function weigh(question: QuickFireQuestion, marking: Marking, before: string[], words: string): Progress {
  const credited = marking.ideas.filter(
    ({ state, idea }) =>
      (state === 'found' || givesFigure(idea, words, question.prompt) || choosesIt(idea, words, question.prompt)) &&
      !before.includes(idea) &&
      !hasOtherFigures(idea, words),
  );
  const backwards = credited.find(({ idea }) => readsBackwards(idea, words));
  const now = credited.filter((marked) => marked !== backwards).map(({ idea }) => idea);
  const found = [...new Set([...before, ...now])];
  const left = marking.ideas.filter(({ idea }) => !found.includes(idea));
  const denied = marking.ideas.find(({ state, idea }) => state === 'denied' && !before.includes(idea));
  const reversed = left.find(({ idea, state }) => state !== 'found' && readsBackwards(idea, words));
  const turned = denied ?? reversed;
  const complete = isComplete(question, found);
  return {
    found,
    fresh: now,
    turned: turned && { idea: turned.idea, quote: turned.span && quoteOf(words, turned.span) },
    unsure: backwards ?? (marking.verdict === 'unsure' ? left.find(({ state }) => state === 'unsure') : undefined),
    whichWay: backwards !== undefined,
    missing: complete ? undefined : (turned?.idea ?? left[0]?.idea),
    complete: complete && !denied,
  };
}

/** 'Sales fall by 20%' is not 'sales fall by 6%', however alike they are. */
function hasOtherFigures(idea: string, words: string): boolean {
  const [wanted, given] = [figuresIn(idea), figuresIn(words)];
  return wanted.length > 0 && given.length > 0 && !wanted.some((figure) => given.includes(figure));
}

/** A figure counts as one more idea, behind the required ones. */
export function isComplete({ requiredIdeas, need, numeric }: QuickFireQuestion, found: string[]): boolean {
  const ideas = requiredIdeas.filter(({ idea }) => found.includes(idea)).length;
  const figure = found.some((idea) => !requiredIdeas.some((required) => required.idea === idea));
  return ideas >= (need ?? requiredIdeas.length) && (!numeric || figure);
}

function readsBackwards(idea: string, words: string): boolean {
  const reading = readAnswer(words, '');
  const everywhere = reading.tokens.map((_, at) => at);
  return everywhere.length > 0 && isReversed(idea, everywhere, reading, noLists);
}

/** `isReversed` keeps what it has read by this object; it looks nothing up in it. */
const noLists = {};

function quoteOf(words: string, [start, end]: [number, number]): string | undefined {
  const quote = words.slice(start, end).trim();
  return quote.split(/\s+/).length <= longestQuote ? quote : undefined;
}

const longestQuote = 9;
