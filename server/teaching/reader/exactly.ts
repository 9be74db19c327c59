import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { plainWords } from '../read/plain-words.ts';
import { indexTexts } from './index-texts.ts';
import { rate } from './rate.ts';
import type { Asked, Found } from './reader.ts';

/** Words that are, but for signs and case, one entry's own and no other's: a button that was pressed, for instance. */
export function indexExactly(bank: Entry[]): (asked: Asked) => Found | undefined {
  const ids = bank.map(({ id }) => id);
  const owners = Uint32Array.from(bank.flatMap(({ asks }, at) => asks.map(() => at)));
  const findAsks = indexTexts(bank.flatMap(({ subject, asks }) => asks.map((ask) => `${subject}:${plainWords(ask)}`)));
  return ({ subject, words }) => {
    const plain = plainWords(words);
    const [ask, another] = findAsks(`${subject}:${plain}`);
    if (ask === undefined || another !== undefined) return undefined;
    const standsAlone = plain.split(' ').length >= fewestWords && stemsOf(words).length >= fewestStems;
    return standsAlone ? rate(ids[owners[ask] as number] as string, 1, 1) : undefined;
  };
}

/** 'why' and 'how come' are about what was just said. */
const fewestWords = 4;
/** 'Is that even legal' could be said of anything. */
const fewestStems = 2;
