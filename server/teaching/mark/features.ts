import { anyOf } from '#domain/any-of.ts';
import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import type { Facts } from '../facts/read-facts.ts';
import { sentencesOf } from '../say/sentences.ts';
import { nameIn } from './name-in.ts';

export type Features = {
  links: number;
  case: boolean;
  doubt: boolean;
  /** The doubt is not only named: a reason or a further sentence stands behind it. */
  doubtExplained: boolean;
};

/** What an examiner looks for in lines of one's own: steps, a case, a doubt; what is a term of the course is no case. */
export function featuresOf(own: string, isTerm?: (name: string) => boolean): Features {
  return {
    links: (own.match(links) ?? []).length,
    case: /\d|\b(?:for example|for instance|such as|in the uk)\b/i.test(own) || nameIn(own, isTerm) !== undefined,
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
      step
        .replace(/^[\s,]+|[\s,.;:]+$/g, '')
        .replace(/^(?:this|that|it|and|which)\s+(?:is|will|means(?: that)?|also|in turn|then|leads to)?\s*/i, ''),
    )
    .filter((step) => step.split(/\s+/).length >= fewestInStep && !/^(?:for example|for instance|e\.?g)\b/i.test(step));
}

const fewestInStep = 2;
const between =
  /(?:[.;]\s+|,\s+|\s+)(?:because(?: of this,?)?|so(?: that)?|therefore,?|thus|hence|as a result,?|which means(?: that)?|meaning(?: that)?|leading to|and so)\s+|[.;]\s+|\s*(?:->|=>|→)\s*/i;

const links = anyOf([
  /\b(?:because|so|therefore|thus|hence|as a result|consequently|which (?!is\b)\w+|meaning|since|in turn|as (?:they|it|there))\b/gi,
  /\b(?:leading to|leads? to|causes?|raising|lowering|reducing|increasing|improving|allowing)\b/i,
  // 'This means', 'cheaper loans mean more investment', 'that then raises'.
  /\bmeans?\b|\b(?:this|that|it) (?:then |also |will |would |can )?(?:allows?|lets?|raises?|lowers?|reduces?|increases?|improves?|boosts?|cuts?)\b/i,
  /->|=>|→|\s>\s/i,
]);

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
