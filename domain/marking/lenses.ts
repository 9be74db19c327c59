import { anyOf } from '#domain/any-of.ts';
import { sides } from '../exercises/sides.ts';
import { stemsOf } from './topic-stems.ts';

export type Lens = 'time' | 'people' | 'size' | 'conditions' | 'judgement' | 'whole';

/** The four sides of SPEC and the judgement, in the order in which they are asked. */
export const lenses: Lens[] = [...sides, 'judgement'];

export const lensNames: Record<Lens, string> = {
  time: 'time',
  people: 'who gains and who loses',
  size: 'the size of the effect',
  conditions: 'what it depends on',
  judgement: 'a judgement',
  whole: 'the whole evaluation',
};

/** 'bare': named and not explained, which is bolted on. 'fence': no side taken. 'off': something else. */
export type LensMark = 'reasoned' | 'bare' | 'off' | 'fence';

export function markLens(lens: Lens, words: string): LensMark {
  const reasoned = saysWhy(words);
  if (lens === 'judgement') {
    if (isOnFence(words)) return 'fence';
    if (!side.test(words)) return reasoned ? 'fence' : 'off';
    return reasoned ? 'reasoned' : 'bare';
  }
  if (!speaksOf[lens].test(words)) return 'off';
  return reasoned ? 'reasoned' : 'bare';
}

/** It gives a reason: a condition or a contrast alone says when, or what else, but not why. */
export function saysWhy(words: string): boolean {
  return why.test(words) && stemsOf(words).length >= leastContent;
}

/** More than a name: a reason, a condition or a contrast, and of what. */
export function isReasoned(words: string): boolean {
  return reason.test(words) && stemsOf(words).length >= leastContent;
}

/** 'There are advantages and disadvantages', and nothing on which it would turn. */
export function isOnFence(words: string): boolean {
  return fence.test(words) && !condition.test(words);
}

/** A judgement with a reason, and at least one of the four sides. */
export function markWhole(words: string): { mark: LensMark; missing: Lens | undefined } {
  const sides = lenses.filter((lens) => lens !== 'judgement' && speaksOf[lens].test(words));
  const judged = markLens('judgement', words);
  if (judged !== 'reasoned') return { mark: judged === 'off' ? 'bare' : judged, missing: 'judgement' };
  return sides.length > 0 ? { mark: 'reasoned', missing: undefined } : { mark: 'bare', missing: 'conditions' };
}

/** 'It depends on elasticity.' and nothing more. */
export function isStock(words: string): boolean {
  return anyOf(
    [
      /it (?:all |really |just )?depends(?: on (?:\w+ ?){1,4})?|it (?:may|might) not work/i,
      /there (?:are|may be|might be) (?:other factors|time lags?|government failure)|ceteris paribus/i,
      /government failure|opportunity cost|time lags?|elasticity/i,
    ],
    { before: /^\s*(?:however,? )?(?:but )?/, after: /\s*[.!]*\s*$/ },
  ).test(words);
}

const leastContent = 4;

const reason =
  /\b(because|since|as|so|therefore|which means|meaning|due to|owing to|that is why|until|given that|in order|leads? to|causes?|means that|if|when|unless|while|whereas|but|depends on (whether|how|the))\b/i;

const why = anyOf(
  [
    /because|since(?! (?:the |last )?\d)|(?<=[,;] )so|so(?! (?:far|much|many|called|on)\b)|therefore/i,
    /thus|hence|which (?:means|raises|lowers|reduces|makes|leads)|meaning|due to|owing to|that is why/i,
    /given that|in order|lead(?:s|ing)? to|caus(?:es|ing)(?! of)|results? in|resulting in|means? that/i,
    /as (?=they|it|he|she|we|people|firms|consumers|workers|demand|supply|there)|making/i,
  ],
  { before: /\b/, after: /\b/ },
);

const condition = /\b(if|unless|provided|as long as|only when|depends on (whether|how|the)|assuming|in case)\b/i;

const fence = anyOf(
  [
    /both sides|advantages and disadvantages|pros and cons|hard to say/i,
    /it (just |really )?depends\s*(?:[.!]|$)/i,
    /depends on (?:a lot|many|lots|the situation|elasticity)\s*(?:[.!]|$)|good and bad|cant decide/i,
    /50 ?50/i,
  ],
  { before: /\b/ },
);

const side = anyOf(
  [
    /overall|on balance|in conclusion|largely|mostly|mainly|partly true|i think|i would say|i believe/i,
    /i agree|i disagree|in my view|true|not true|untrue|more important|matters most|most important/i,
    /outweighs?|is (?:likely|unlikely)|will (?:probably|not)|effective|ineffective|worth|better|best/i,
    /main|only/i,
  ],
  { before: /\b/, after: /\b/ },
);

const speaksOf: Record<Lens, RegExp> = {
  time: /\b(short.?run|long.?run|short.?term|long.?term|over time|years?|months?|at first|immediately|eventually|later|lags?|delay\w*|quickly|slowly|in the end|in time|gradual\w*|today|future|now)\b/i,
  people: anyOf(
    [
      /consumers?|buyers?|shoppers?|households?|famil(?:y|ies)|firms?|producers?|sellers?|workers?/i,
      /employees?|staff|government|taxpayers?|poor\w*|rich\w*|low.?income|savers?|borrowers?|exporters?/i,
      /importers?|shareholders?|owners?|suppliers?|farmers?|smokers?|third part(?:y|ies)|society/i,
      /countries|young|old\w*|pensioners?|customers?|managers?/i,
    ],
    { before: /\b/, after: /\b/ },
  ),
  size: anyOf([
    /\d/i,
    /\b(large\w*|small\w*|big\w*|tiny|huge|significant\w*|little|slight\w*|share|proportion|percent|per cent|elastic\w*|inelastic\w*|magnitude|much|half|most of|fraction|hardly|barely|strong\w*|weak\w*)\b/i,
  ]),
  conditions:
    /\b(depend\w*|if|unless|provided|assum\w*|as long as|only when|only works|condition\w*|ceteris|holds|otherwise|in a recession|spare capacity|elastic\w*|whether)\b/i,
  judgement: side,
  whole: side,
};
