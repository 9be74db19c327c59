import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';

/** Those that speak of what the title is about come first, and in a section that has enough of them alone. */
export function ofTitle(entries: Entry[], title: string): Entry[] {
  const first = entries.filter(({ asks, reply }) => speaksOf([...asks, reply].join(' '), title));
  return first.length >= enough ? first : [...first, ...entries.filter((entry) => !first.includes(entry))];
}

const enough = 12;

/** Whether a text shares with the title more than what stands in any title. */
export function speaksOf(text: string, title: string): boolean {
  const named = namedIn(title);
  return stemsOf(text).some((stem) => named.has(stem));
}

/** What a title names beside the words that stand in any. */
export function namedIn(title: string): Set<string> {
  return new Set(stemsOf(title).filter((stem) => !general.has(stem)));
}

/** In the titles of essays about anything: what a point shares with a title must say more. */
const general = new Set(
  stemsOf(
    'evaluate assess discuss extent view best better worse way strategy strategic policy government firm business company country ' +
      'countries economy economic economics market price new large small increase decrease rise fall effect effective effectiveness ' +
      'impact achieve improve success successful likely always only main important useful good bad benefit cost costs growth ' +
      'develop developing development uk consumers consumer producers workers people society long short run term whether should would put rather become england scotland britain family bakery ' +
      'supermarket cafe restaurant retailer manufacturer',
  ),
);
