import { anyOf } from '#domain/any-of.ts';
import { asksBehind } from './split-answer.ts';

/** What a student puts forward to hear whether it is so, and what he asks behind it. */
export type Conclusion = { claim: string; rest: string };

/**
 * 'Too many words lol. so insolvent = cant pay ur bills?', 'MC = MR is left of minimum AC, right?', 'so basically it
 * rises. whys it minus tho': what is put forward, without what stands before it and without the 'right?' at its end.
 */
export function readConclusion(words: string): Conclusion | undefined {
  const sentences = words.trim().split(/(?<=[.!?])\s+/);
  const from = sentences.findIndex(
    (sentence) => !onlyTag.test(sentence) && (concludes.test(sentence) || wantsYes.test(sentence)),
  );
  const isAsked = from < 0 && wantsYes.test(words.trim());
  if (from < 0 && !isAsked) return undefined;
  const told = sentences.slice(Math.max(from, 0));
  const asked = told.findIndex((sentence, at) => at > 0 && isOtherQuestion(sentence));
  const [said, rest] = asked < 0 ? [told, []] : [told.slice(0, asked), told.slice(asked)];
  const claim = said.join(' ').replace(wantsYes, '').replace(preamble, '').trim();
  if (asksFirst.test(claim) || /\.\.\.|…/.test(claim) || claim.split(/\s+/).length < fewestWords) return undefined;
  return { claim, rest: rest.join(' ').replace(onlyTag, '').trim() };
}

/** 'So it falls?' goes on with what is put forward; 'is that right' only asks for the yes. */
function isOtherQuestion(sentence: string): boolean {
  if (onlyTag.test(sentence) || turnsAgainst.test(sentence)) return true;
  return !/^(?:so|because|cos|bc|like)\b/i.test(sentence) && asksBehind(sentence);
}

const fewestWords = 4;
/** 'I don't agree tbh' */
const turnsAgainst = /^(?:but|however|i (?:do ?n[o']?t|disagree|still|would|think)|i'd|though)\b/i;
const sighs =
  '(?:(?:o+h+|a+h+|ok(?:ay)?|right|wait|yeah|yh|hm+|um+|and|lol|haha+|fine|cool|got it|i see|i get it)[,. ]+)*';
const conclusion = anyOf([
  /so\b|basically\b|that means\b|meaning\b|in other words\b/i,
  /(?:does|would|doesn'?t|wouldn'?t) (?:that|this) (?:just |basically )?mean\b/i,
  /is (?:it|that|this) (?:just )?(?:because|bc|cos)\b|[a-z][a-z ]{2,40} = [a-z]/i,
]);
const concludes = new RegExp(`^${sighs}(?:${conclusion.source})`, 'i');
const preamble = new RegExp(`^${sighs}`, 'i');
/** At the end: 'right?', 'yeah?', 'is that right', 'yes or no'. */
const wantsYes = anyOf(
  [
    /(?:is|was) (?:that|this|it) (?:right|correct|true)|am i right/i,
    /(?:have|did) i (?:got|get) (?:that|it)(?: right)?|yes or no/i,
    /(?<!\b(?:shift(?:s|ing|ed)?|mov(?:es?|ing|ed)|points?|goes|go|the|further|is|not) )right/i,
    /yeah|yh|yes|correct|innit|no/i,
  ],
  { before: /[,.?! ]+/, after: /\s*\?*$/ },
);
const onlyTag =
  /^(?:(?:is|was) (?:that|this|it) (?:right|correct|true|it)|am i right|(?:have|did) i (?:got|get) (?:that|it)(?: right)?|yes or no|right|yeah|correct)\W*$/i;
const asksFirst = anyOf(
  [
    /what|whats|why|whys|how|hows|when|where|who|which|can (?:i|you|u|we)/i,
    /could (?:i|you|u|we)|should|do (?:you|u|i|we)|is (?:it|that|this) (?:\w+ )?or|give|show/i,
    /tell|explain|test|start|begin|let'?s|go (?:on|back|over)|next|pls|please|skip|quiz/i,
  ],
  { before: /^(?:(?:ok|so|but|and|wait|also|right|yeah|then)[, ]+)*/, after: /\b/ },
);
