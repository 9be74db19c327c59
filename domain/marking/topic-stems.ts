import { stemOf, tokenise } from './tokens.ts';

/** The words of a text that say what it is about, as stems, in order. */
export function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ raw, stem }) => !idle.has(raw) && !idle.has(stem) && !/^[\d.,]+$|^[%+&']+$/.test(raw))
    .map(({ stem }) => stem);
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
