import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Checked } from './checked.ts';

/**
 * 'So if the price of bubble tea goes up demand shifts left?': a good's own price never shifts its own curve, whatever the
 * good. Where another good's curve is named, or a price of what it is made of, nothing is said.
 */
export function checkOwnPrice(words: string): Checked | undefined {
  const said = words.toLowerCase().replaceAll('’', "'");
  const cause = causes.flatMap((form) => form.exec(said) ?? [])[1];
  const effect = shifts.exec(said);
  if (cause === undefined || !effect || [denied, others, asksElse].some((form) => form.test(said))) return undefined;
  const [, before = '', curve = '', after = ''] = effect;
  if (!isSame(cause, `${before} ${after}`)) return undefined;
  const side = /supply/.test(curve) ? 'supply' : /demand/.test(curve) ? 'demand' : 'curve';
  const of = side === 'curve' ? 'its own curves' : `its own ${side} curve`;
  return {
    verdict: asksWhether.test(said) ? 'told' : 'unmoved',
    says: `A change in a good's own price never shifts ${of}: it is a movement along the curve, and only something other than its price shifts it.`,
    direction: undefined,
    section: side === 'supply' ? '1.2.4' : '1.2.2',
  };
}

/** The same good, or none that is named: of two goods the one may well shift the other's curve. */
function isSame(cause: string, effect: string): boolean {
  const [one, other] = [cause, effect].map((text) => stemsOf(text.replaceAll(noGood, ' ')));
  return !one?.length || !other?.length || other.every((stem) => one.includes(stem));
}

const noGood =
  /\b(?:its?|their|the|own|whole|entire|goods?|products?|so|then|that|means?|curve|a|an|this|there|is|will|would|causes?|they)\b/g;
const moves =
  '(?:goes?|going|went|rises?|rose|falls?|fell|drops?|dropp?ed|increases?|increased|decreases?|decreased|is (?:higher|lower|raised|cut)|gets? (?:higher|lower)|up|down)';
const causes = [
  new RegExp(`\\bprices? (?:of|for) (?:an? |the )?([a-z ]{1,30}?) ${moves}\\b`),
  /\b(?:rise|fall|increase|decrease|drop|change|cut) in (?:the |its )?(?:own )?prices? (?:of|for) (?:an? |the |its )?([a-z ]{1,30}?)(?= (?:shift|cause|mean|lead|will|would|make|decrease|increase|move)|,)/,
  new RegExp(`\\b(?:its|the|a|their)? ?(own )?prices? ${moves}\\b`),
  /\b(?:if|when|so|and|the|as) (?:an? |the )?([a-z ]{2,30}?) (?:gets?|become|becomes|got|is|are) (?:more expensive|dearer|cheaper|pricier|less expensive)\b/,
  /\bput (?:the |its )?prices? of (?:an? |the )?([a-z ]{2,30}?) (?:up|down)\b/,
  /\b()(?:higher|lower) prices? (?:means?|causes?|so|shifts?|makes?)\b/,
];
/** 'Demand for coffee shifts right', 'a leftward shift of its demand curve', 'the whole curve moves left'. */
const shifts = inSequence([
  /\b(?:(?:shifts?|moves?) (?:the |its )?([a-z ]{0,20}?)|(?:left|right)wards? shift (?:of|in) )?(?:the |its |their )?/,
  /((?:demand|supply)(?: curve)?|(?:whole |entire )?curve)(?: (?:for|of) (?:an? |the |its )?([a-z ]{1,30}?))?(?= (?:to )?(?:shift|move|left|right|to the (?:left|right))|[,.?!]|$)/,
]);
const denied =
  /\b(?:along|n't shift|not (?:a )?shift|no shift|contract|extend|extension|contraction|movement)\w*\b|\bnt shift\b/;
/** What it is made of, what is bought with it, and what is expected, do shift it. */
const others =
  /\b(?:substitutes?|complements?|rival|other|another|raw|materials?|ingredients?|inputs?|wages?|costs?|labour|oil|energy|expect\w*|tax|subsidy|income|interest)\b/;
const asksElse = /\b(?:which|what|why|how|who)\b/;
const asksWhether = /\b(?:does|do|is|will|would) (?:the |it |its )[^.?!]*\bor\b|\bshift or\b/;
