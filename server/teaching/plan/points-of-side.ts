import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry, EntryKind } from '../bank/entry.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { runsOther } from './same-way.ts';
import { speaksIll } from './side-of.ts';
import type { subjectOfTitle } from './subject-of-title.ts';

export type Speaks = ReturnType<typeof subjectOfTitle>;

/** For each side only what is on it: of 'external rather than internal' what names it, and no bound among the points. */
export function ofSide(title: string, side: 0 | 1, speaks: Speaks): Speaks {
  const sides = /(\w{4,}) (?:rather than|instead of) (\w{4,})/i.exec(title)?.slice(1) ?? [];
  const named = new Set(stemsOf(sides[side] ?? ''));
  const isOfIt = (text: string) => !named.size || stemsOf(text).some((stem) => named.has(stem));
  const isOnSide = (text: string) => {
    const [start = ''] = text.split(/,| so | because /);
    if (side === 0) return !limits.test(start) && !/\bbut\b/i.test(text) && !runsOther(text, title);
    return limits.test(text) || runsOther(text, title) || /\b(?:may|might|could)\b/i.test(text);
  };
  return (text) => (isOfIt(text) && (speaksIll(title) || isOnSide(text)) ? speaks(text) : 0);
}

/** What sets a bound to something speaks for the other side. */
const limits =
  /\b(?:cannot|not|never|hardly|little|fails?|lost|loses?|badly|cancel|but|depends|only|unless|if|when|though|although|risks?|limited|less|better|weaker|stronger)\b|n[’']t\b/i;

/**
 * Nothing rather than what is off the title: its first sentence must speak of it, for that is all that is said at first,
 * and what only stands in the same section must speak of most of it.
 */
export function pick(entries: Entry[], kinds: EntryKind[], speaks: Speaks, found = entries): string[] {
  const near = entries
    .filter(({ kind }) => kinds.includes(kind))
    .map((entry) => ({ text: firstSentences(entry.reply, 2), least: found.includes(entry) ? 0 : mostOf }))
    .map(({ text, least }) => ({ text, least, share: speaks(firstSentences(text, 1)) }))
    .filter(({ text, least, share }) => standsAlone(text) && share > least)
    .sort((one, other) => other.share - one.share);
  return [...new Set(near.map(({ text }) => text))].slice(0, 4);
}

const mostOf = 0.45;

const shortest = 7;

/** 'Because of debt', 'Both mean that …', 'Compare the two' answer a question that nobody has asked here. */
function standsAlone(text: string): boolean {
  return (
    !/^(?:because|by|yes|no|it depends|when|if so|both|neither|probably|compare|ask|some do|say)\b/i.test(text) &&
    firstSentences(text, 1).split(' ').length >= shortest
  );
}
