import type { MarkedIdea, MarkedQuestion } from './mark-answer.ts';

/** Ideas found, of those that full marks need. A figure that is asked for counts as one, and stands last. */
export function countIdeas({ requiredIdeas, need, numeric }: MarkedQuestion, ideas: MarkedIdea[]) {
  const isFound = ({ state }: MarkedIdea) => state === 'found';
  const wantedIdeas = need ?? requiredIdeas.length;
  const figures = ideas.slice(requiredIdeas.length).filter(isFound).length;
  const found = Math.min(wantedIdeas, ideas.slice(0, requiredIdeas.length).filter(isFound).length);
  return { found: found + figures, wanted: wantedIdeas + (numeric ? 1 : 0) };
}
