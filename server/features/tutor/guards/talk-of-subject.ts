import { anyOf } from '#domain/any-of.ts';
import { concepts } from './learned/concepts.ts';

/** 'Recessions hurt everyone', 'How do firms rig prices?': the subject's words, and nobody speaks of himself or to somebody. */
export function isTalkOfSubject(text: string, from: number, to: number): boolean {
  const sentence = sentenceAt(text, from, to);
  return !personal.test(sentence) && sentence.split(' ').some((word) => subjectWords.has(word));
}

/** 'How do I …', 'Write …': how firms or people do it is not asked to be done. */
export function isAskedOfTutor(text: string, from = 0, to = text.length): boolean {
  return asking.test(from === 0 ? text : ` .${sentenceAt(text, from, to)}`);
}

const asking = anyOf([
  / (?:i|me|my|you|we|us) /,
  anyOf(
    [
      /write|plan|draft|describe|tell|make|say|list|give|explain|roleplay|show|send|teach|talk|joke/,
      /anyone|anybody|best|cheapest|need|want|any|what is the best|who sells|where to|how to/,
      /what is a good|what are good|where is a good/,
    ],
    { before: / \. /, after: / / },
  ),
]);

/** The sentence of plain words that a stretch of it stands in. */
export function sentenceAt(text: string, from: number, to: number): string {
  const end = text.indexOf(' . ', to - 1);
  return text.slice(text.lastIndexOf(' . ', from - 1) + 2, end < 0 ? text.length : end + 1);
}

const personal = / (?:i|me|my|myself|we|us|our|you|your|yourself) /;
/** Words that are said of other things as often. */
const ambiguous = new Set([
  'uk',
  'america',
  'good',
  'failure',
  'interest',
  'cost',
  'costs',
  'income',
  'illegal',
  'strategy',
]);
/** Words of nobody but the subject, beside those that are learned from. */
const others = ['insurers', 'hazard'];
const subjectWords = new Set([...(concepts.econ ?? []), ...others].filter((word) => !ambiguous.has(word)));
