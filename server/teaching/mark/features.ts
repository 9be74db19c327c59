import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import type { Facts } from '../facts/read-facts.ts';
import { sentencesOf } from '../say/sentences.ts';

export type Features = { links: number; case: boolean; doubt: boolean };

/** What an examiner looks for in lines of one's own: steps, a case, a doubt. */
export function featuresOf(own: string): Features {
  return {
    links: (own.match(links) ?? []).length,
    case: /\d|\b(?:for example|for instance|such as|in the uk)\b|(?<=[a-z,]\s)[A-Z][a-z]{2,}/.test(own),
    doubt: /\b(?:however|but|although|depends|on the other hand|in the long run|whereas|unless|overall)\b/i.test(own),
  };
}

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

const slips = new Set<Checked['verdict']>(['wrong', 'unmoved', 'other']);
