import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { namedIn } from './of-title.ts';

/** How far a text speaks of what this title alone is about: its rare words weigh most, and too little of them is nothing. */
export function subjectOfTitle(title: string, entries: Entry[]): (text: string) => number {
  const rarity = new Map([...namedIn(title)].map((stem) => [stem, rarityOf(stem, entries)]));
  const weights = [...rarity.values()].map(({ weight }) => weight);
  const [whole, most] = [weights.reduce((sum, weight) => sum + weight, 0), Math.max(...weights)];
  return (text) => {
    const shared = [...new Set(stemsOf(text))].flatMap((stem) => rarity.get(stem) ?? []);
    const share = shared.reduce((sum, { weight }) => sum + weight, 0) / whole;
    const saysEnough = share >= half || shared.length > 1 || shared.some(({ isRare }) => isRare);
    return share >= leastShare && saysEnough && shared.some(({ weight }) => weight >= nearMost * most) ? share : 0;
  };
}

const half = 0.5;
const leastShare = 0.25;
/** One of the rarest must be there: a sugar tax against obesity is not what any tax reduces. */
const nearMost = 0.7;
/** A word that stands in more of the answers than that says little alone: 'national', 'control'. */
const rareBelow = 0.018;

/** A word that hardly an answer has would leave the others nothing to weigh. */
const heaviest = 6;

function rarityOf(stem: string, entries: Entry[]): { weight: number; isRare: boolean } {
  // Whole texts are not taken apart for it: there are thousands.
  const begins = new RegExp(`\\b${stem.replace(/\W/g, '.')}`, 'i');
  const count = entries.filter(({ reply, asks: [first = ''] }) => begins.test(reply) || begins.test(first)).length;
  const part = (count + 1) / (entries.length + 2);
  return { weight: Math.min(heaviest, -Math.log(part)), isRare: part < rareBelow };
}
