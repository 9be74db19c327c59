import { anyOf } from '#domain/any-of.ts';
import type { ListKind } from '../lists/list.ts';
import { isQuestion } from './is-question.ts';

/** So many things of one kind, and of what; `given`: what the student has himself. */
export type ItemsAsked = { kind: ListKind; count: number; of: string; given: string; isCounted: boolean };

/** 'Two drawbacks of just in time?', 'for what affects consumption i got income and confidence, whats another' */
export function itemsAsked(words: string): ItemsAsked | undefined {
  const said = words.trim();
  const kind = kinds.find(({ form }) => form.test(said))?.kind;
  if (!kind || notAList.test(said) || asksBeside(said, kind)) return undefined;
  const [, number] = counted.exec(said) ?? [];
  const isAnother = another.test(said);
  const count = isAnother ? 1 : number ? countOf(number) : usual;
  const [given = ''] = has.exec(said) ?? [];
  const of = said
    .replace(given, ' ')
    .replace(counted, ' ')
    .replace(another, ' ')
    .replace(kinds.find((one) => one.kind === kind)?.form ?? /$^/, ' ')
    .replace(around, ' ');
  return { kind, count, of, given, isCounted: Boolean(number) || isAnother || Boolean(given) || wish.test(said) };
}

const usual = 3;
const kinds: { kind: ListKind; form: RegExp }[] = [
  {
    kind: 'drawbacks',
    form: /\b(?:disadvantages?|drawbacks?|cons|downsides?|limitations?|problems (?:with|of|for)|weakness(?:es)?|negatives|criticisms?|risks? of|issues with)\b/i,
  },
  { kind: 'advantages', form: /\b(?:advantages?|benefits?|pros|upsides?|strengths?|positives)\b/i },
  { kind: 'effects', form: /\b(?:effects?|consequences?|impacts?)\b/i },
  { kind: 'types', form: /\b(?:types?|kinds?|features?|characteristics?|functions?|conditions?|assumptions?)\b/i },
  { kind: 'ways', form: /\b(?:ways?|methods?|polic(?:y|ies)|measures?)\b/i },
  {
    kind: 'causes',
    form: anyOf(
      [
        /factors?|determinants?|causes?|reasons?|influences?|(?:things?|stuff) (?:that|which|thatd|that'?d|thatll)\b/i,
        /what (?:affects?|influences?|determines?|causes?|makes?|shifts?)|why (?:do|does|would|might|could|can)/i,
      ],
      { before: /\b/, after: /\b/ },
    ),
  },
];
const counted =
  /\b(\d|one|two|three|four|five|six|a couple(?: of)?|a few|some)(?: (?:more|other|different|good|main|key))?\b/i;
const another =
  /\b(?:what(?:'?s|s| is) )?(?:another(?: one)?|one more|a (?:third|fourth|second|different) one|the (?:third|next|other) one)\b/i;
const has =
  /\b(?:i(?:'?ve)? (?:got|have|put|said|already (?:got|have|put|said)|know)|so far i(?:'?ve)? (?:got|have)) [^.?!]+?(?=,? (?:but |and |so )?(?:what|need|one more|give|can)|[.?!]|$)/i;
const wish = /\b(?:give|gimme|need|list|name|state|identify|tell) (?:me )?\b/i;
/** Said round what is meant. */
const around = anyOf(
  [
    /for|of|to|that|which|thatd|would|make|makes|making|affect|affects|cause|causes|why|would|do|does|can|could|the|give|gimme|me|i|need/gi,
    /please|pls|plz|and|what|whats|are|is|list|name|state|identify|tell|in a few words|quick|some|each|briefly|got|about|a|an|using|on/gi,
  ],
  { before: /\b/, after: /\b/ },
);
/** Something else is wanted than a list. */
const notAList =
  /\b(?:difference|plan|essay|paragraph|diagram|draw|test me|quiz|calculate|mark (?:this|my)|evaluate|assess|discuss|which (?:is|one)|biggest|main|most|best|always|is it|is that|are they|example)\b/i;

/** '… and there are three conditions. Why do the groups have to be kept apart?': the question is what is asked. */
function asksBeside(said: string, kind: ListKind): boolean {
  const own = kinds.find((one) => one.kind === kind)?.form ?? another;
  const sentences = said.split(/(?<=[.?!])\s+/);
  return (
    sentences.some((sentence) => isQuestion(sentence) && !own.test(sentence)) &&
    sentences.length > 1 &&
    !another.test(said)
  );
}

function countOf(number: string): number {
  const at = ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(number.toLowerCase());
  if (at >= 0) return at + 1;
  return /couple/i.test(number) ? 2 : Number(number) || usual;
}
