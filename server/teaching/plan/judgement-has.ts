import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';

/** What an examiner looks for in a judgement: a side, what it rests on, and the reason. */
export function judgementHas(text: string): { side: boolean; limit: boolean; reason: boolean } {
  const rest = text.split(/[,.;:]|\b(?:but|and|because|cos|since)\b/i).filter((clause) => !depends.test(clause));
  return {
    side: rest.some((clause) => clause.trim().split(/\s+/).length > 1) && !noSide.test(text) && !saysNothing(text),
    limit: limit.test(text),
    reason: reason.test(text),
  };
}

/** 'Both have advantages and disadvantages, so it depends on the business': it could end any essay. */
export function saysNothing(text: string): boolean {
  const clauses = text
    .split(/[,.;:]|\b(?:but|however|although|though|because|cos|so|and (?=it\b))\b/i)
    .map((clause) => clause.replace(summing, '').trim())
    .filter((clause) => /\w/.test(clause));
  return clauses.length > 0 && clauses.every((clause) => ofBothKinds.test(clause) || dependsOnAnything.test(clause));
}

const summing =
  /^\s*(?:['"“‘])?\s*(?:overall|in conclusion|to conclude|on balance|to sum up|in summary|i think|i would say)\b|['"”’]\s*$/gi;
/** Good and bad are named together, or the choice is left open. */
const ofBothKinds = anyOf([
  inSequence([
    /\b(?:advantages?|pros|benefits?|strengths?|positives?|upsides?|good (?:points?|sides?|things?))\b.{0,12}\b(?:and|&)/i,
    /\b.{0,12}\b(?:disadvantages?|cons|drawbacks?|weaknesses|negatives?|downsides?|costs?|bad (?:points?|sides?|things?))/i,
    /\b/i,
  ]),
  /\bgood (?:or|and) bad\b|\b(?:for and against|both ways)\b|\bboth (?:sides|options|views|of them|methods|ways)?\s*(?:have|has|are|can be) (?:good|valid|fair|strong|important|useful)\b/i,
  /\b(?:hard|difficult|impossible) to (?:say|decide|tell|know|judge)\b|\b(?:think|consider|decide|choose|plan) (?:very )?(?:carefully|wisely)\b/i,
]);
/** It names nothing that could be looked at. */
const dependsOnAnything = anyOf([
  inSequence([
    /\bdepend(?:s|ing)?\b(?: (?:on|upon|really|a lot))*(?: (?:the|its|their|each|every|many|lots of|a lot of|various|several|different|other|some|a|individual))*/i,
    /(?: (?:business|firm|company|situation|circumstances?|factors?|case|economy|things?|context|market|country|person|type|industry))*/i,
    /\W*$/i,
  ]),
  /\bdepend(?:s|ing)?\b(?: on)? (?:what|how|which)\b.{0,30}\b(?:wants?|likes?|needs?|decides?|situation|looks? at it)\W*$/i,
]);

/** What it depends on says nothing of which way. */
const depends = /\bdepends?\b|^\s*(?:overall|i think|in conclusion|on balance|to conclude)\s*$/i;
const noSide = /^(?:\w+,? )?(?:both (?:sides|are|have|views)|there are (?:good )?(?:points|arguments) on both)\b/i;
const limit =
  /\b(?:depends?|if|when|where|unless|until|provided|as long as|so long as|(?<!\ba )while|whereas|short[ -](?:run|term)|long[ -](?:run|term)|most cases|not always)\b/i;
const reason =
  /\b(?:because|bc|cos|coz|cuz|since|therefore|otherwise|due to|thanks to|given that|which means|this is as|mainly (?:as|through)|as (?:it|they|this|the|there))\b|, so\b/i;
