import { anyOf } from '#domain/any-of.ts';
import { isQuestion } from '../read/is-question.ts';
import { beginsPart } from './side-of.ts';

/** '…, which lowers costs', 'rivals who are cheaper' go on with what was said, and ask nothing. */
export function isAsked(words: string): boolean {
  if (/\?/.test(words) || readSideAsked(words) !== undefined) return true;
  return !beginsPart.test(words) && isQuestion(words.replace(meant, '').replace(relative, ' that'));
}

/** 'Is demand being inelastic an argument against the tax', 'is that my against point': what is asked about, with or without its mark. */
export function readSideAsked(words: string): { about: string; side: 'for' | 'against' } | undefined {
  const [, about = ''] = asksOfSide.exec(words.trim()) ?? [];
  return about ? { about, side: against.test(words) ? 'against' : 'for' } : undefined;
}

const asksOfSide = anyOf(
  [
    /(?:a|an|the|my|one|another) (?:\w+ )?(?:points?|arguments?|reasons?|evaluation) (?:against|for|in favour of)\b/i,
    /(?:a|an|the|my|one|another) (?:against|for|counter ?-?)(?: ?(?:points?|arguments?))\b/i,
  ],
  {
    before:
      /(?:^|[,;.?!] |\b(?:so|and|but|then|wait) )(?:is|are|was|were|would|isn[’']?t|does) (.{2,70}?) (?:be |count as |still )*/,
  },
);
const against = /\bagainst\b|\bcounter/i;

/** 'I meant should it go in my conclusion' */
const meant =
  /^(?:\w+\W+)?i (?:mean|meant|asked|was asking)(?: if| whether)? (?=(?:should|does|do|is|are|would|could|can|how|what|which|why)\b)/i;
const relative =
  /(?<=\w,?)(?<!\b(?:know|see|say|tell|me|about|so|and|but|or|basically|like|ok|is|are|of|sure|wonder)),? (?:which|who|where|when)\b/gi;
