import { type Step, step } from '../formula.ts';
import { asksWorth } from '../judge/asks-judgement.ts';
import { judgeResult } from '../judge/judge-result.ts';
import { readNumbers } from '../read-numbers.ts';
import { addOutcomes } from './add-outcomes.ts';
import { asksElasticity, asksMoney } from './asked-measure.ts';
import { cashIsNotProfit } from './cash-is-not-profit.ts';
import { chooseOutcome, compareOutcome } from './compare-outcome.ts';
import { eitherFigure } from './either-figure.ts';
import { explainOutcome, judgeOutcome } from './judge-outcome.ts';
import { nextStep } from './next-step.ts';
import type { Outcome } from './outcome.ts';
import { reckonOn } from './reckon-on.ts';
import { spreadFixedCosts } from './spread-fixed-costs.ts';

/** What is said to a question about a result, with steps where something more was worked. */
export type Followed = { say: string[]; steps?: Step[]; outcome?: Outcome };

/** 'Is that elastic then', 'in percent', 'what does that mean': answered from the results before, the last one last, of what was told. */
export function followOutcome(words: string, outcomes: Outcome[], told = ''): Followed | undefined {
  const last = outcomes.at(-1);
  if (!last) return undefined;
  const masked = readNumbers(words);
  const { text, figures } = masked;
  if (text.split(' ').length > mostWords) return undefined;
  const onward = figures.length === 0 ? nextStep(text, last.name) : undefined;
  if (onward) return { say: [onward] };
  const apart = eitherFigure(masked, last) ?? cashIsNotProfit(text, last) ?? spreadFixedCosts(text, outcomes, told);
  if (apart) return apart;
  if (figures.length > 1) return undefined;
  const [figure] = figures;
  if (figure) return compareOutcome(text, figure, last) ?? reckonOn(text, figure, last);
  return (
    judgeOutcome(text, last) ??
    weighOutcome(text, last) ??
    explainOutcome(text, last) ??
    sayOtherwise(text, last) ??
    sayOther(text, last) ??
    addOutcomes(text, outcomes) ??
    chooseOutcome(text, outcomes)
  );
}

/** A question that leans on a result is short. */
const mostWords = 24;

/** 'And wheat?', after who should make cars: the working has said that too. */
function sayOther(text: string, { name, meaning }: Outcome): Followed | undefined {
  const good = /^(?:and|n|what about|how about|and for|and in)(?: the)? ([a-z]{3,})(?: then)? ?\??$/.exec(text)?.[1];
  if (name !== 'comparative advantage' || !good) return undefined;
  const told = meaning.split(/(?<=\.) /).find((sentence) => sentence.toLowerCase().includes(` in ${good}`));
  return told === undefined ? undefined : { say: [told.replace(' it in ', ' the comparative advantage in ')] };
}

/** 'So is that bad', of a ratio that has a common measure. */
function weighOutcome(text: string, last: Outcome): Followed | undefined {
  const judged = asksWorth.test(text) ? judgeResult(last) : undefined;
  return judged === undefined ? undefined : { say: [judged] };
}

const lead = `(?:(?:and|so|ok|n|then|now|what|whats|what is|is|how many|how much|that|it|this) )*`;
const tail = `(?: (?:is (?:that|it)|of sales|of output|then|please|pls|tho|though))*`;
const otherwise = {
  percent: new RegExp(`^${lead}(?:in|as)(?: an?)? (?:%|percent|percentage)${tail} ?\\??$`),
  days: new RegExp(`^${lead}(?:in days|days)${tail} ?\\??$`),
  revenue: asksMoney,
  elasticity: asksElasticity,
};

/** The same result in the measure asked for. */
function sayOtherwise(text: string, { also }: Outcome): Followed | undefined {
  const wanted = also.find(({ measure }) => otherwise[measure].test(text));
  return wanted && { say: [wanted.says], steps: [step(wanted.left, wanted.right)] };
}
