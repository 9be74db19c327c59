import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Said } from '../../providers/brain/interface.ts';
import { isParagraph, ownParagraphIn } from './own-paragraph.ts';

/** 'Is my sentence good enough for the end', 'no, the question was my last sentence. is it good or not': the lines that he sent before. */
export function ownLinesAsked(words: string, history: Said[]): string | undefined {
  const isAsked = asksOutright.test(words) || (returnsTo.test(words) && asksIfGood.test(words));
  if (!isAsked || /:\s+\S+ \S+ \S+/.test(words)) return undefined;
  const before = history.flatMap(({ by, text }) => (by === 'student' ? [text] : [])).slice(-reach);
  return before
    .toReversed()
    .map((text) => ownParagraphIn(text) ?? (isParagraph(text) ? text : undefined))
    .find(Boolean);
}

/** So many of his messages back he still speaks of it. */
const reach = 4;
const mine = inSequence([
  /\b(?:my|the) (?:(?:last|final|new|own|second|first|closing|ending|whole|concluding) )*/i,
  /(?:sentences?|lines?|ending|paragraph|para|version|draft|conclusion|judge?ment)\b/i,
]);
const verdict =
  /\b(?:good|ok(?:ay)?|enough|right|better|work|fine|strong|all ?right|decent|bad|weak|any good|need changing|i need to change)\b/i;
const asksOutright = inSequence([
  /\b(?:is|was|are|were|does|do|will|would|whether|if)\b.{0,16}/i,
  /\bmy (?:(?:last|final|new|own|second|first|closing|ending|whole|concluding) )*(?:sentences?|lines?|ending|paragraph|para|version|draft)\b.{0,60}/i,
  verdict,
]);
const returnsTo = inSequence([
  /\b(?:the question (?:was|is)|i (?:mean|meant|asked)(?: (?:you|u))?|i was asking|talking|asking)(?: (?:about|if|whether|for))* /i,
  mine,
]);
const asksIfGood = anyOf([inSequence([/\b(?:is|was|would|does|will) (?:it|that|this)\b.{0,20}/i, verdict])]);
