import { abbreviations } from '#content/tutor/abbreviations.ts';
import { anyOf } from '#domain/any-of.ts';
import type { Subject } from '#domain/subjects.ts';

/** One of several terms asked about in one breath: as the student wrote it, and in full where it is a short form. */
export type NamedTerm = { said: string; full: string };

/** 'Whats mpc msc mpb msb', 'define ltd, plc and sole trader': two to five terms; nothing where something else is asked of them. */
export function severalTerms(words: string, subject: Subject): NamedTerm[] {
  const said = words.trim();
  if (!asksMeaning.test(said) || asksMore.test(said) || /\d/.test(said)) return [];
  const known = abbreviations[subject];
  const short = [...said.matchAll(/[A-Za-z]{2,5}/g)].flatMap(([written]) => {
    const key = written.toLowerCase();
    const isShort = Object.hasOwn(known, key) && (written === written.toUpperCase() || !isWord.has(key));
    return isShort ? [{ said: written.toUpperCase(), ways: known[key] ?? [] }] : [];
  });
  const unique = short.filter(({ said: one }, at) => short.findIndex((other) => other.said === one) === at);
  const parts = listOf(said);
  if (parts.length >= fewest && parts.length >= unique.length) return parts.map((part) => inFull(part, unique));
  return unique.length >= fewest && unique.length <= most
    ? unique.map(({ said: one, ways }) => ({ said: one, full: fitting(ways, unique) }))
    : [];
}

const fewest = 2;
const most = 5;
const longestTerm = 4;
const asksMeaning =
  /\b(?:what(?:'?s|s| is| are| do| does)?|whats|define|definitions?|explain|remind|mean(?:s|ing)?|stand for|letters|each|again|tell me)\b/i;
/** Something is asked of the terms, and not only what they are. */
const asksMore = anyOf([
  /\b(?:difference|diff|vs|versus|compare|comparison|better|worse|should|would|could|if|when|why|how|because|link)\b/i,
  /\b(?:affect\w*|effects?|impact|cause\w*|advantages?|disadvantages?|pros|cons|example|diagram|draw|test|quiz|calculate|work out)\b/i,
  /\b(?:plan|essay|evaluate|assess|types? of|factors?|reasons?|happens?|between)\b/i,
  /\b(?:is|are|was) (?:it|that|this|my|the|an?)\b/i,
]);
/** Short forms that are words too, in small letters. */
const isWord = new Set(
  'ac ad ar as cap er eu ev imf ir lr mc mr opp pc pest smart sr tc tot tr all an and it or to us is in on'.split(' '),
);

/** What stands between commas, slashes and 'and', without what is said round it. */
function listOf(said: string): string[] {
  const bare = said
    .replace(
      /^(?:(?:ok(?:ay)?|so|and|but|wait|um+|hi|hey|hello|sorry|pls|please|right|can|could|u|you|just|quickly|quick)[,. ]+)+/i,
      '',
    )
    .replace(
      /^(?:remind me |tell me )?(?:again )?(?:what(?:'?s|s| is| are| do| does)?|define|explain|the meanings? of|definitions? (?:of|for)|remind me(?: of)?)\s+(?:the terms? |terms |meant by )?/i,
      '',
    )
    .replace(
      /[\s,?.!:–-]*\b(?:mean|means|stand for|again|actually|all of (?:it|them)|each|just|quick|which|pls|please|in simple|simply|whats?|what(?:'s| do| are| is| does| they)|(?:n|and) what)\b.*$/i,
      '',
    )
    .replace(/[\s?.!–:-]+$/, '');
  const parts = bare
    .split(/\s*(?:,|\/|&|;|\?+|\.\.+|\s[–-]\s|\band\b|\bn\b)\s*/i)
    .map((part) => part.replace(/^(?:the|an?|of)\s+/i, '').trim())
    .filter(Boolean);
  const isList =
    parts.length >= fewest && parts.length <= most && parts.every((part) => part.split(/\s+/).length <= longestTerm);
  return isList ? parts : [];
}

function inFull(part: string, short: { said: string; ways: string[] }[]): NamedTerm {
  const one = short.find(({ said }) => said === part.toUpperCase());
  return one ? { said: one.said, full: fitting(one.ways, short) } : { said: part, full: part };
}

/** Of two meanings that which has more words in common with the terms beside it: MPC beside MSC is a cost. */
function fitting(ways: string[], beside: { ways: string[] }[]): string {
  const words = beside.filter((other) => other.ways !== ways).flatMap((other) => other.ways.join(' ').split(' '));
  const shared = (way: string) => words.filter((word) => way.split(' ').includes(word)).length;
  return ways.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
}
