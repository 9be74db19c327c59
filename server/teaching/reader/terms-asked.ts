import { abbreviations } from '#content/tutor/abbreviations.ts';
import { anyOf } from '#domain/any-of.ts';
import type { Entry } from '../bank/entry.ts';
import { plainWords } from '../read/plain-words.ts';
import { rate } from './rate.ts';
import type { Asked, Found } from './reader.ts';

/** 'Could you tell me what USP means?': the answer that was written to say what that term is, whatever else was said. */
export function indexTerms(bank: Entry[]): (asked: Pick<Asked, 'subject' | 'words'>) => Found | undefined {
  const meanings = bank.filter(({ kind }) => kind === 'meaning');
  const owners = ownersOf(meanings, ({ asks: [first = ''] }) => [termIn(first) ?? '']);
  const shorter = ownersOf(meanings, shorterTerms);
  return ({ subject, words }) => {
    const term = termIn(words);
    // With figures it is a sum that is asked for.
    if (!term || /\d/.test(words)) return undefined;
    // Of several things that a short form stands for, only the commonest is meant without saying so.
    const [written] = (Object.hasOwn(abbreviations[subject], term) && abbreviations[subject][term]) || [];
    const names = [term, ...(written ? [plainTerm(written)] : [])].map((one) => `${subject}:${one}`);
    const [id, another] =
      [owners, shorter].flatMap((known) => names.map((name) => known.get(name))).find(Boolean) ?? [];
    return id !== undefined && another === undefined ? rate(id, 1, 1) : undefined;
  };
}

/** The ids of those that say what a term is. */
function ownersOf(entries: Entry[], termsOf: (entry: Entry) => string[]): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const entry of entries)
    for (const term of new Set(termsOf(entry).filter(Boolean))) {
      const name = `${entry.subject}:${term}`;
      owners.set(name, [...(owners.get(name) ?? []), entry.id]);
    }
  return owners;
}

/** 'Whats velocity', of 'What is the velocity of money?': the same without what it is in or of. A bare 'structural' could be of many things. */
function shorterTerms({ asks: [first = '', ...others] }: Entry): string[] {
  const whole = spaced(first).replace(/^what (?:is|are|was|were|does|do) (?:an? |the )?/, '');
  return others.flatMap((ask) => {
    const term = termIn(ask);
    const rest = term && whole.startsWith(spaced(term)) ? whole.slice(spaced(term).length) : undefined;
    return term && rest !== undefined && /^s?(?: means?)?(?: (?:in|of|as|for|on|to|per|by|with) .*)?$/.test(rest)
      ? [term]
      : [];
  });
}

function spaced(words: string): string {
  return plainWords(words).replaceAll('-', ' ');
}

function termIn(words: string): string | undefined {
  const last = words.split(/(?<=[.?!])\s+/).find((sentence) => asks.test(sentence));
  const [, one, other] = asks.exec(last ?? '') ?? [];
  const term = one ?? other;
  return term === undefined ? undefined : plainTerm(term);
}

const asks = anyOf([
  /^(?:.{0,30}\b)?(?:what(?:'?s| is| are| was| were) (?:meant by |the meaning of )?|define )((?!it|that|this|they|the (?:difference|point|best))[^,;:]{2,40}?)(?: again| tho| then| mean)?[?.!]*$/i,
  /\bwhat (?:does |do )?['"‘“]?((?!it|that|this|they|you|u\b)[\w /&-]{2,40}?)['"’”]? (?:means?|stands? for)\b[^,;:]{0,12}$/i,
]);

function plainTerm(term: string): string {
  return plainWords(term)
    .replace(/^(?:an?|the|some) /, '')
    .replace(/\b(\w{4,}[^s])s$/, '$1');
}
