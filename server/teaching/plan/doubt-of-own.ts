import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { featuresOf } from '../mark/features.ts';
import { isQuestion } from '../read/is-question.ts';
import { isOffTitle, isTalk } from './talk-wordings.ts';

/** 'But I think demand is inelastic so maybe it won't fall much?': a doubt of his own, and its question mark is a shrug. */
export function doubtOfOwn(sentence: string): string | undefined {
  const [, text = ''] = doubts.exec(sentence.trim()) ?? [];
  const isSaid = text !== '' && !isQuestion(text) && (hedges.test(sentence) || featuresOf(text).links > 0);
  return isSaid && !isOffTitle.test(text) && !isTalk.some((form) => form.test(text)) ? text : undefined;
}

const doubts = inSequence([
  /^(?:(?:ok(?:ay)?|and|so|well|yeah|hm+)[, ]+)*(?:but|however|although|though|then again)[, ]+/i,
  /(?:(?:i (?:think|guess|suppose|reckon|feel like)|maybe|perhaps)(?: that)? )?/i,
  /((?:\S+ ){3,}[^?]+)\?+$/i,
]);
const hedges = anyOf(
  [/i (?:think|guess|suppose|reckon|feel like)|maybe|perhaps|might|may|could|would|probably/i, /w(?:on|ouldn)[’']?t/i],
  { before: /\b/, after: /\b/ },
);
