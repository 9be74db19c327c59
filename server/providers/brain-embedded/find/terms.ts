import { stemOf, tokenise } from '#domain/marking/tokens.ts';

/** A word as it is searched for: the more it weighs, the more it says about the topic. */
export type Term = { term: string; weight: number };

/** The words of a text that say what it is about, as stems, in order. */
export function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ raw, stem }) => !idle.has(raw) && !idle.has(stem) && !/^[\d.,]+$|^[%+&']+$/.test(raw))
    .map(({ stem }) => stem);
}

/**
 * What a text is indexed and searched under: each word, each pair of neighbours ('public good' is not 'merit good'), and
 * the root that 'compete', 'competitive' and 'competition' share.
 */
export function termsOf(stems: string[], weight = 1): Term[] {
  return [
    ...stems.map((term) => ({ term, weight })),
    ...stems.slice(1).map((stem, at) => ({ term: `${stems[at]} ${stem}`, weight: weight * pairWeight })),
    ...stems
      .filter((stem) => stem.length > rootLength)
      .map((stem) => ({ term: rootOf(stem), weight: weight * rootWeight })),
  ];
}

const pairWeight = 0.6;
const rootWeight = 0.35;
const rootLength = 5;

function rootOf(stem: string): string {
  return `${stem.slice(0, rootLength)}*`;
}

/** Words of asking and joining, which stand in questions about anything. */
const idle = new Set(
  (
    'a an the this that these those it its they their them he she his her you your yours we our us i me my mine some any all ' +
    'both each every other another such same own is are was were be been being am do does did done doing has have had having ' +
    'will would can could may might must shall should of to in on at by for from with as into onto over under about than then ' +
    'there here if when while where which who whom whose what why how and or but so because since although though however ' +
    'therefore thus also too very much most more many few just really only even still yet again ever never not no nor yes ok okay ' +
    'please thanks thank hi hello hey sorry well right like know think mean meaning explain describe define tell give show help ' +
    'understand get got go going want need say said talk question answer example topic thing things stuff bit lot kind sort way ' +
    'difference different between versus vs compare contrast test quiz revise learn teach study exam mark marks essay work ' +
    "i'm it's don't what's that's can't doesn't isn't im dont whats thats cant doesnt isnt let lets make makes made use used using happen happens one two"
  )
    .split(' ')
    .flatMap((word) => [word, stemOf(word)]),
);
