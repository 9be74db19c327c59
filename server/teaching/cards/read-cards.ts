import type { Subject } from '#domain/subjects.ts';
import { projectFolder } from '../../project-folder.ts';
import { readLines } from '../bank/read-lines.ts';
import { createPhraseIndex } from '../facts/phrase-index.ts';
import { tokensOf } from '../facts/tokens.ts';
import type { Card } from './card.ts';

/** The cards of one subject, by section and by the words that name them. */
export type Cards = {
  of(section: string): Card | undefined;
  /** The one that the words name most plainly; of two as plain the one of `section`, of the tutor's own field, or that lists the name first. */
  namedIn(words: string, section: string | null, isOwn?: (section: string) => boolean): Named | undefined;
};

/** `isPlain`: by a term of several words, or by several words. */
type Named = { card: Card; isPlain: boolean };

export async function readCards(folder = projectFolder): Promise<Record<Subject, Cards>> {
  const cards = await readLines<Card>(folder, 'cards');
  const of = (subject: Subject) => indexCards(cards.flatMap((one) => (one.subject === subject ? [one.line] : [])));
  return { economics: of('economics'), business: of('business') };
}

export function indexCards(cards: Card[]): Cards {
  const bySection = new Map(cards.map((card) => [card.section, card]));
  const index = createPhraseIndex<{ card: Card; place: number }>();
  for (const card of cards)
    for (const [place, word] of [...new Set([card.topic, ...card.words])].entries()) index.add(word, { card, place });
  return {
    of: (section) => bySection.get(section),
    namedIn(words, section, isOwn = () => true) {
      const worth = new Map<Card, number>();
      for (const { from, to, meanings } of index.find(tokensOf(words)))
        for (const { card, place } of meanings) {
          const inHand = card.section === section ? 0.5 : 0;
          const foreign = isOwn(card.section) ? 0 : 0.6;
          worth.set(card, (worth.get(card) ?? 0) + to - from + inHand - foreign - place / 100);
        }
      const [best] = [...worth].sort(([, one], [, other]) => other - one);
      return best && { card: best[0], isPlain: best[1] >= severalWords };
    },
  };
}

const severalWords = 1.6;
