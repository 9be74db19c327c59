import { anyOf } from '#domain/any-of.ts';
import type { Sum } from '../calculate/sum.ts';
import type { Lesson } from '../lesson.ts';
import type { Act } from '../read/acts.ts';
import { isQuestion } from '../read/is-question.ts';

/** A formula for whoever asks for it, and a sum for whoever asks for a figure or says what his own is. */
export function isWanted(sum: Sum, words: string, act: Act): boolean {
  if (sum.kind === 'formula')
    return (
      (act === 'calculate' || asksForFormula.test(words)) &&
      !knowsFormula.test(words) &&
      (!asksWhy.test(words) || namesFormula.test(words))
    );
  if (asksForFigure.test(words)) return true;
  if (sum.kind === 'missing') return act === 'calculate' && !asksWhether.test(words.trim());
  const isUnasked = sum.name === 'percentage change' && act !== 'calculate' && sum.own === undefined;
  return !asksOfDiagram.test(words) && !(isUnasked && !namesChange.test(words));
}

/** 'I know the formula but what does the sign tell me?', 'why is it smaller than the formula says?' */
const knowsFormula =
  /\b(?:know|understand|get|got|have|learnt|learned|remember) (?:\w+ ){0,2}formula\b.*\bbut\b|\bthan the formula\b|\bformula says\b/i;
/** 'My teacher gave us the formula and I don't see why it works', 'that's just the formula again' */
const asksWhy =
  /\bwhy\b|\bhow come\b|\bjust the formula\b|\b(?:gave|given|give|told|showed)(?: \w+){0,2} (?:the|a) formula\b.*\b(?:but|and)\b/i;
const namesFormula =
  /\bwhat(?:'s|s| is| was) the (?:formula|equation)\b|\bhow (?:do|would|can) (?:i|you|we|u) (?:work|calc)/i;
/** 'They raised it from 50p to 65p. Isn't that admitting it was a guess?' wants no percentage. */
const namesChange = /%|\bper ?cent|\bpercentage|\bby (?:what|how)\b|\bchange[ds]?\b|\bhow (?:big|large|fast)\b/i;
/** 'Would there be a multiplier on that as well?' wants no figure. */
const asksWhether = /\b(?:would|is|was|could|will) there\b[^.!?]*\?$/i;
/** 'Do I draw two shifts or just one?' */
const asksOfDiagram =
  /\b(?:draw|sketch|plot|show|shade|label)\b.*\b(?:diagram|chart|graph|curves?|shifts?)\b|\b(?:diagram|chart|graph|curves?|shifts?)\b.*\b(?:draw|sketch|plot)\b/i;

/** 'How do you measure happiness' wants no formula; 'how do i work out a real wage' does. */
const asksForFormula =
  /\b(?:formula|equation|calculat\w*|calc|work(?:ed|ing)? (?:it |that |this |them )?out|divide|times|multiply|how (?:do|would|can) (?:you|i|we|u) (?:get|find|do) (?:the|it|that|a|an))\b/i;

/** Only who asks for a figure is told which other one is missing. */
export const asksForFigure =
  /\b(?:calculate|calc|work (?:it |that |this )?out|how (?:much|many)|find|figure out|solve|what(?:'s|s| is| would| will)? (?:the|its|my|their)\b.*\d|\d.*\bwhat(?:'s|s| is| would| will)?)\b/i;

/** Figures that are only spoken of, where no sum is asked for. */
export function mentionsOnly(lesson: Lesson, words: string, act: Act): boolean {
  return act !== 'calculate' && (weighs.test(words) || mentionsFigure(lesson, words, act));
}

/** 'Is 40% good though', 'so zero turnover is best': what a figure is worth is no sum. */
const weighs = anyOf(
  [
    /good|bad|best|better|worse|worst|safe|healthy|normal/i,
    /too (?:high|low|much|many|little)|high|low|regressive|progressive|worth it/i,
  ],
  {
    before: /^(?:so |but |and |ok |is |are |would |isnt |isn't )*(?:that |this |it |they |\S+ ){0,4}(?:a )?/,
    after: /(?: (?:then|though|tho|or bad|or not|for \w+|enough))?[?.! ]*$/,
  },
);

/** 'They could just tax the rich more, like 60%': a figure in passing, and no sum asked for. */
function mentionsFigure(lesson: Lesson, words: string, act: Act): boolean {
  const figures = words.match(/\d[\d,.]*/g) ?? [];
  return act === 'claim' && figures.length === 1 && !isQuestion(words) && (!lesson.figures || suggests.test(words));
}

const suggests = /\b(?:could|should|might as well|why not|ought to)\b/i;
