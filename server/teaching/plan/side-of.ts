import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { forMine } from './bare-point.ts';
import type { Part } from './parts.ts';
import { sideSaid } from './side-said.ts';
import { statesJudgement } from './states-judgement.ts';

/** Where the student's own words say that a line belongs: 'however', 'an argument for monopoly', 'my judgement is'. */
export function partIn(words: string, title: string): Part | undefined {
  const said = words
    .trim()
    .replace(forMine, '')
    .replace(/^["“'‘]/, '')
    .replace(before, '');
  if (statesJudgement(said)) return 'Judgement';
  if (otherSide.test(said)) return 'Other side';
  const [, side, about = ''] = takesSide.exec(said.slice(0, longestLead)) ?? [];
  if (side) return sideOf(side, about, title);
  if (depends.test(said)) return 'It depends';
  const own = sideSaid(said, title);
  if (own) return own;
  return /^(?:my |the |a |another )?(?:first|second|third|next|main) (?:point|argument)\b/i.test(said)
    ? 'Point'
    : undefined;
}

/** For what the view speaks ill of is against the view. */
function sideOf(side: string, about: string, title: string): Part {
  const isFor = !/against/i.test(side);
  const isOfView = /^(?:it|this|that|the (?:view|statement|question|title|claim)|my|:|,|$)/i.test(about.trim());
  return isFor === (isOfView || !speaksIll(title)) ? 'Point' : 'Other side';
}

/** 'Monopolies are always bad', 'takeovers usually fail': the view is against what it is about. */
export function speaksIll(title: string): boolean {
  return ill.test(title);
}

const ill = anyOf(
  [
    /bad|harm(?:s|ful|ed)?|worse|worst|fail(?:s|ed|ure)?|ineffective|damag(?:e|es|ing)/i,
    /undesirable|unsuccessful|disadvantages?|inefficient|outweigh(?:s|ed)? the benefits|against the interests?/i,
    /should (?:be )?(?:banned|abolished|avoided|broken up)|do(?:es)? not|cannot|never/i,
  ],
  { before: /\b/, after: /\b/ },
);

/** The part that a wish names: 'put that under against', 'that is my conclusion'. */
export function partNamed(words: string): Part | undefined {
  if (/\b(?:judge?ment|conclusion)\b/i.test(words)) return 'Judgement';
  if (/\b(?:against|other side|counter ?-?arguments?|evaluation|cons|drawbacks?)\b/i.test(words)) return 'Other side';
  if (/\bdepends\b/i.test(words)) return 'It depends';
  return /\b(?:for|points?|pros|first side|one side|this side)\b/i.test(words) ? 'Point' : undefined;
}

/** So much of a line may say where it belongs. */
const longestLead = 90;
const before =
  /^(?:(?:ok(?:ay)?|fair(?: enough)?|so|and|then|now|well|right|yeah|yes|no|anyway|also|but (?=my|the|on|overall)|i think|i guess|maybe|for)[\s,.:;]+)+/i;
const otherSide = anyOf(
  [
    /however|on the other (?:hand|side)|(?:for |on )?(?:the|my|that) other side\b/i,
    /but|conversely|in contrast|against\b/i,
    /(?:(?:my|the|a|an|one|another) )?(?:(?:first|second|main) )?(?:counter ?-?(?:argument|point)|evaluation|limitation|drawback|criticism)\b/i,
  ],
  { before: /^/ },
);
const takesSide = /\b(?:points?|arguments?|case|reasons?),? (?:is )?(for|in favour of|against)\b ?([^,:;.]{0,30})/i;
const depends = /^it (?:all |really |mostly |mainly |also )?depends\b|^(?:this|that) depends\b/i;

/** 'Second point, against: …', 'My first point is that …', 'However, …' */
export const beginsPart = inSequence([
  /^(?:(?:ok(?:ay)?|so|and|then|no|well|right|anyway|i think|i guess|maybe)[,. ]+)*(?:(?:my|a|an|the|for (?:my|the))\s+)?/i,
  /(?:(?:own|first|second|third|1st|2nd|3rd|next|other|another|one more|extra|further|final|last)\s+)*/i,
  [
    /point|argument|evaluation|counter ?-?argument|judge?ment|conclusion|verdict|against/i,
    /however|overall|on balance|on the other hand|(?:for |on )?(?:the|my) other side/i,
    /(?:other|second|first|next|main) one (?:is|would be|could be)/i,
  ],
  /\b/i,
]);
