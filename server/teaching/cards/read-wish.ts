import { anyOf } from '#domain/any-of.ts';
import type { Wish } from './card.ts';
import { readModelWish } from './read-model-wish.ts';

/** 'Whats the best eval point for a breakeven q': what the student wants of a topic; nothing for any other question. */
export function readWish(words: string): Wish | undefined {
  if (technique.test(words)) return undefined;
  return readModelWish(words) ?? wishes.find(({ pattern }) => pattern.test(words))?.wish;
}

/** 'What could the government actually do about it?' */
const whatCouldThey =
  /\b(?:what|wat) (?:could|can|would|cud|wud|should|might) (?:the|an?|they|you|we) ?(?:government|govt|gov|manager|firm|business|company|owner|boss|country|central bank)?/;
const doAboutIt =
  / (?:actually |realistically |really )?do(?: (?:about|to (?:fix|solve|stop|improve|change|reduce|help)) (?:it|this|that))?(?: in (?:real life|practice|reality))?\W*$/;

/** How to go about it in general, or the student's own lines: that is asked elsewhere. */
const technique = anyOf([
  /\bhow (?:do|would|should|can|could|might|many|much|long)\b.*\b(?:evaluat\w*|eval|criticis\w*)\b/i,
  /\bmy (?:own )?(?:conclusion|judge?ment|evaluation|point|argument)\b/i,
  /\bi (?:wrote|put|said|concluded|think|reckon)\b|\bwhat makes\b/i,
  /\b(?:that|this|it)(?:'?s| is) (?:an?|the)\b|\bplan\b/i,
  /^\W*(?:so |but |and |ok )*do (?:we|i|you|u) (?:\w+ )?(?:need|have) to know\b/i,
  /\b(?:would|is|could) (?:that|this|it) (?:be )?a\b/i,
]);

const one = '(?:a|an|one|another|any|some|good|best|main|key|strong|strongest|biggest|decent|single)';
const wishes: { wish: Wish; pattern: RegExp }[] = [
  {
    wish: 'line',
    pattern: anyOf([
      /\b(?:in|say|gimme|give me|as) (?:like |just |about )?(?:one|a|1|a single|one single) (?:simple |short |good |quick )?(?:line|sentence)\b(?! (?:each|of (?:eval|analysis)))/i,
      /(?:^|[,.] )one (?:line|sentence)\W*$|\bone[- ](?:line|sentence) (?:version|summary)\b|\btl;?dr\b/i,
      /\bshort version\b/i,
    ]),
  },
  {
    wish: 'apply',
    pattern:
      /\b(?:actual|practical|real|concrete|specific) (?:things|ways|steps|actions|ideas|measures)\b(?! (?:that )?(?:happen|went|are|is)\b)/i,
  },
  { wish: 'apply', pattern: new RegExp(`${whatCouldThey.source}${doAboutIt.source}`, 'i') },
  {
    wish: 'plain',
    pattern: anyOf([
      /\blike (?:i'?m|i am|to) (?:an? )?(?:in year )?(?:\d{1,2}|five|six|seven|ten|twelve|kid|child|baby|toddler)\b/i,
      /\beli5\b|\b(?:don'?t|do not|didn'?t) (?:get|understand) (?:[\w-]+ ){1,5}at all\b/i,
      /\b(?:don'?t|do not) (?:get|understand) (?:this|that|the) (?:whole )?(?:topic|unit|chapter|section)\b/i,
      /\bwhat(?:'?s| is) (?:it|this|that) (?:actually|even|really) (?:telling|saying to) (?:you|us|me|u)\b/i,
    ]),
  },
  {
    wish: 'evaluation',
    pattern: new RegExp(
      `\\b${one} (?:\\w+ )?(?:eval|evaluation|evaluative|evaluating)\\b|\\beval(?:uation|uative)? (?:point|para|paragraph|line|argument)s?\\b|\\b${one} (?:\\w+ )?(?:criticism|limitation)s?\\b`,
      'i',
    ),
  },
  {
    wish: 'for',
    pattern: new RegExp(
      `\\b${one} (?:\\w+ )?(?:argument|case|point|reason)s? (?:for|in favour of)\\b(?! (?:my|the exam|an? essay|a \\d))`,
      'i',
    ),
  },
  {
    wish: 'against',
    pattern: new RegExp(
      `\\b${one} (?:\\w+ )?(?:argument|case|point|reason)s? against\\b|\\bcounter ?-?(?:argument|point)s?\\b`,
      'i',
    ),
  },
  {
    wish: 'depends',
    pattern: /\bwhat\b.*\bdepends? (?:up)?on\b|\bdepends? on what\b/i,
  },
  {
    wish: 'remember',
    pattern:
      /\b(?:quick|quickest|easy|easiest|good|best|simple) way (?:to|of) remember|\bhow (?:do|can|would|could) i (?:ever |actually )?remember|\bhelp me remember|\bmnemonic\b|\btrick (?:to|for) remember/i,
  },
  {
    wish: 'know',
    pattern: anyOf([
      /\b(?:have|got|need) to know\b(?! (?:the formula|it off|them off|about the|why|how|what|that|if|whether|which|when)\b)/i,
      /\bmust (?:i )?know\b|\bleast i can\b|\bget away with knowing\b|\bbare minimum\b/i,
      /\bjust the (?:basics|key|main)\b|\b(?:main|key) (?:things|points|bits) (?:i|to|you|for)\b/i,
      /\bquick (?:summary|recap|overview)\b|\bsum (?:it|this|that) (?:all )?up\b/i,
    ]),
  },
  {
    wish: 'mistake',
    pattern:
      /\bcommon(?:est)? (?:mistake|error)s?\b|\b(?:students|people|everyone) (?:usually |always |often )?(?:get|do|go) wrong\b/i,
  },
  {
    wish: 'spot',
    pattern:
      /\bhow (?:do|would|can|will|could) (?:i|you|u|we) (?:spot|recogni[sz]e)\b|\bhow (?:do|would|can|will|could) (?:i|you|u|we) (?:tell|know)\b.*\b(?:case study|extract|case)\b/i,
  },
  { wish: 'conclusion', pattern: /\b(?:how|what)\b.*\b(?:conclude|conclusion|final judge?ment|overall judge?ment)\b/i },
];
