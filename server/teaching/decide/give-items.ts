import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '#domain/upper-first.ts';
import type { Item, List, ListKind } from '../lists/list.ts';
import { type ItemsAsked, itemsAsked } from '../read/items-asked.ts';
import { inWords } from '../say/numbers.ts';
import { lowerFirst } from '../say/say-point.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { isExercise } from './stay-open.ts';

/** 'Two drawbacks of just in time', 'I got A and B, whats another': as many as were asked for, and none that he has himself. */
export function giveItems(context: TurnContext, words: string): Reply | undefined {
  const { lesson, lists, turn } = context;
  if (lesson.open && (isExercise(lesson.open) || lesson.open.kind === 'sum')) return undefined;
  const asked = itemsAsked(words) ?? anotherOf(words, turn.history);
  const found = asked && lists.find(asked.of, asked.kind);
  // 'What are the advantages of a plc for a family firm' is a question of its own.
  if (!asked || !found || !(asked.isCounted || found.isWhole)) return undefined;
  const { list } = found;
  const own = list.items.filter((item) => isGiven(item, asked.given));
  const left = list.items.filter((item) => !own.includes(item) && !isSaid(context, item));
  const items = left.slice(0, asked.count);
  if (!items.length) return undefined;
  return {
    say: [
      ...credit(context, own),
      ...headOf(context, asked, list, items),
      ...items.map((item) => sayItem(item, asked.kind)),
    ],
    again: true,
    act: 'ask',
    change: { section: list.section, entry: null, open: null },
  };
}

/** Of types the name comes first; advantages and causes say theirs themselves. */
function sayItem({ is, says }: Item, kind: ListKind): string {
  return kind === 'types' ? `${upperFirst(is)}: ${lowerFirst(says)}` : says;
}

/** 'One more', 'another': of what was asked for before. */
function anotherOf(words: string, history: TurnContext['turn']['history']): ItemsAsked | undefined {
  if (
    !/^\W*(?:(?:ok|and|yeah|can i have|give me|any)[, ]+)*(?:another(?: one)?|one more|any (?:more|others?))\W*$/i.test(
      words,
    )
  )
    return undefined;
  const before = history.flatMap(({ by, text }) => (by === 'student' ? [itemsAsked(text)] : [])).findLast(Boolean);
  return before && { ...before, count: 1, given: '', isCounted: true };
}

function isGiven({ is, words }: Item, given: string): boolean {
  const said = stemsOf(given);
  return given !== '' && [...words, ...is.split(' ')].some((word) => stemsOf(word).some((stem) => said.includes(stem)));
}

function isSaid({ lesson }: TurnContext, { says }: Item): boolean {
  return sentencesOf(says).every((sentence) => lesson.said.includes(bareOf(sentence)));
}

function credit({ lesson }: TurnContext, own: Item[]): string[] {
  if (!own.length) return [];
  return [tell(lesson, own.length > 1 ? 'bothCount' : 'thatCounts')];
}

function headOf({ lesson }: TurnContext, { kind, given }: ItemsAsked, { of }: List, items: Item[]): string[] {
  if (items.length === 1) return given ? [tell(lesson, 'oneMoreItem', { is: items[0]?.is ?? '' })] : [];
  const count = upperFirst(inWords(items.length));
  return [
    kind === 'ways'
      ? `${count} ways to ${of}.`
      : // Types may be features, functions or conditions, and of an effect there are causes.
        kind === 'causes' || kind === 'types'
        ? `${count} to name.`
        : `${count} ${kind} of ${of}.`,
  ];
}
