import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import type { Facts } from '../facts/read-facts.ts';
import { sentencesOf } from '../say/sentences.ts';

export type Features = {
  links: number;
  case: boolean;
  doubt: boolean;
  /** The doubt is not only named: a reason or a further sentence stands behind it. */
  doubtExplained: boolean;
};

/** What an examiner looks for in lines of one's own: steps, a case, a doubt. */
export function featuresOf(own: string): Features {
  return {
    links: (own.match(links) ?? []).length,
    case: /\d|\b(?:for example|for instance|such as|in the uk)\b|(?<=[a-z,]\s)[A-Z][a-z]{2,}/.test(own),
    doubt: doubts.test(own),
    doubtExplained: isExplained(own.slice(Math.max(0, own.search(doubts)))),
  };
}

const doubts = /\b(?:however|but|although|depends|on the other hand|in the long run|whereas|unless|overall)\b/i;

function isExplained(doubt: string): boolean {
  return (doubt.match(links) ?? []).length > 0 || sentencesOf(doubt).length > 1 || /\bif\b/i.test(doubt);
}

/** The steps of a chain: what stands between its becauses and sos, without a doubt behind them. */
export function stepsOf(own: string): string[] {
  const chain = own.slice(0, own.search(doubts) > 0 ? own.search(doubts) : own.length);
  return chain
    .split(between)
    .map((step) =>
      step.replace(/^[\s,]+|[\s,.;:]+$/g, '').replace(/^(?:this|that|it|and|which)\s+(?:is|will|means|also)?\s*/i, ''),
    )
    .filter((step) => step.split(/\s+/).length >= fewestInStep && !/^(?:for example|for instance|e\.?g)\b/i.test(step));
}

const fewestInStep = 2;
const between =
  /(?:[.;]\s+|,\s+|\s+)(?:because(?: of this,?)?|so(?: that)?|therefore,?|thus|hence|as a result,?|which means(?: that)?|meaning(?: that)?|leading to|and so)\s+|[.;]\s+|\s*(?:->|=>|→)\s*/i;

const links =
  /\b(?:because|so|therefore|thus|hence|as a result|which (?!is\b)\w+|meaning|leading to|leads? to|causes?|raising|lowering|reducing|increasing|improving|since)\b|->|=>|→|\s>\s/gi;

/** What the facts say to each sentence. */
export function checkSentences(facts: Facts, own: string): (Checked | undefined)[] {
  return sentencesOf(own).map((sentence) => checkWords(facts, sentence, ''));
}

/** The first that the facts know to be wrong. */
export function findSlip(checked: (Checked | undefined)[]): Checked | undefined {
  return checked.find((one) => one && slips.has(one.verdict));
}

/** What the facts say of something wrong. */
export const slips = new Set<Checked['verdict']>(['wrong', 'unmoved', 'other']);
