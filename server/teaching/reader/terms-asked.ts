import { abbreviations } from '#content/tutor/abbreviations.ts';
import type { Entry } from '../bank/entry.ts';
import { plainWords } from '../read/plain-words.ts';
import { rate } from './rate.ts';
import type { Asked, Found } from './reader.ts';

/** 'Could you tell me what USP means?': the answer that was written to say what that term is, whatever else was said. */
export function indexTerms(bank: Entry[]): (asked: Pick<Asked, 'subject' | 'words'>) => Found | undefined {
  const owners = new Map<string, Entry[]>();
  for (const entry of bank.filter(({ kind }) => kind === 'meaning')) {
    const term = termIn(entry.asks[0] ?? '');
    if (term) owners.set(`${entry.subject}:${term}`, [...(owners.get(`${entry.subject}:${term}`) ?? []), entry]);
  }
  return ({ subject, words }) => {
    const term = termIn(words);
    // With figures it is a sum that is asked for.
    if (!term || /\d/.test(words)) return undefined;
    const found = [term, ...((Object.hasOwn(abbreviations[subject], term) && abbreviations[subject][term]) || [])].map(
      (one) => owners.get(`${subject}:${plainTerm(one)}`),
    );
    const [entry, another] = found.find((entries) => entries) ?? [];
    return entry && !another ? rate(entry.id, 1, 1) : undefined;
  };
}

function termIn(words: string): string | undefined {
  const last = words.split(/(?<=[.?!])\s+/).find((sentence) => asks.test(sentence));
  const [, one, other] = asks.exec(last ?? '') ?? [];
  const term = one ?? other;
  return term === undefined ? undefined : plainTerm(term);
}

const asks =
  /^(?:.{0,30}\b)?(?:what(?:'?s| is| are) (?:meant by |the meaning of )?|define )((?!it|that|this|they|the (?:difference|point|best))[^,;:]{2,40}?)(?: again| tho| then| mean)?[?.!]*$|\bwhat (?:does |do )?['"‘“]?((?!it|that|this|they|you|u\b)[\w /&-]{2,40}?)['"’”]? (?:means?|stands? for)\b[^,;:]{0,12}$/i;

function plainTerm(term: string): string {
  return plainWords(term)
    .replace(/^(?:an?|the|some) /, '')
    .replace(/\b(\w{4,}[^s])s$/, '$1');
}
