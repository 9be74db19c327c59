import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { plainWords } from '../read/plain-words.ts';
import { rate } from './rate.ts';
import type { Asked, Found } from './reader.ts';

/** Words that are, but for signs and case, one entry's own and no other's: a button that was pressed, for instance. */
export function indexExactly(bank: Entry[]): (asked: Asked) => Found | undefined {
  const owners = new Map<string, Entry[]>();
  for (const entry of bank)
    for (const ask of entry.asks) {
      const name = `${entry.subject}:${plainWords(ask)}`;
      owners.set(name, [...(owners.get(name) ?? []), entry]);
    }
  return ({ subject, words }) => {
    const plain = plainWords(words);
    const [entry, another] = owners.get(`${subject}:${plain}`) ?? [];
    const standsAlone = plain.split(' ').length >= fewestWords && stemsOf(words).length >= fewestStems;
    return entry && !another && standsAlone ? rate(entry.id, 1, 1) : undefined;
  };
}

/** 'why' and 'how come' are about what was just said. */
const fewestWords = 4;
/** 'Is that even legal' could be said of anything. */
const fewestStems = 2;
