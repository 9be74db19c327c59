import { asksApproval } from './bare-point.ts';
import { readSideAsked } from './is-asked.ts';
import type { PlanWish } from './plan-wish.ts';
import { topics } from './plan-wordings.ts';
import { readSentence } from './read-plan-sentence.ts';
import { beginsPart } from './side-of.ts';

/** A student's words in the middle of a plan, sentence by sentence. */
export function readPlanWords(words: string, title: string): PlanWish[] {
  const sentences = sentencesIn(words);
  const read = sentences.flatMap((sentence, at) =>
    readSentence(sentence, title).map((wish) => ({ wish, next: sentences[at + 1], before: sentences[at - 1] })),
  );
  const isComplaint = read.some(({ wish }) => wish.does === 'complain');
  // 'Why farmers? The question is about alcohol.' wants no farmers.
  const wishes = read.map(({ wish, ...around }) => ({
    wish: isComplaint && isBrief(wish) ? ({ does: 'talk' } as const) : wish,
    ...around,
  }));
  return joinWishes(
    wishes.flatMap(({ wish, next, before }, at) =>
      isTopicOf(wish, wishes[at - 1]?.wish) ? [] : [withTopic(wish, next, before)],
    ),
  );
}

/** '…, is that any good?' is a sentence of its own. */
function sentencesIn(words: string): string[] {
  const said = words.trim().replace(/\s+/g, ' ');
  // 'What about the inelastic bit, is that my against point' asks once.
  const [approval = ''] = readSideAsked(said) ? [] : (asksApproval.exec(said) ?? []);
  const rest = said.slice(0, said.length - approval.length).replace(/,$/, '');
  return [...rest.split(/(?<=[.!?]["'”’)]?)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+/i), approval.trim()].filter(Boolean);
}

/** What follows a judgement or an added point belongs to it, until something else begins. */
function joinWishes(wishes: PlanWish[]): PlanWish[] {
  const joined: PlanWish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    const goesOn = wish.does === 'point' && !beginsPart.test(wish.text);
    if (goesOn && (last?.does === 'judge' || last?.does === 'add' || last?.does === 'change'))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${wish.text}` });
    else joined.push(wish);
  }
  return joined;
}

function isBrief(wish: PlanWish): boolean {
  return wish.does === 'ask' && wish.text.split(' ').length <= 4;
}

/** What of the words is a point: nothing where they ask, complain or speak of the plan. */
export function pointIn(words: string, title: string): string {
  const wishes = readPlanWords(words, title);
  const point = joinPoints(wishes);
  // Beside a question a statement is only what led to it, unless it says that it is a point.
  return wishes.some(({ does }) => does === 'ask') && !beginsPart.test(point) ? '' : point;
}

/** All that is stated or, where one sentence says that the point begins with it, from there on. */
export function joinPoints(wishes: PlanWish[]): string {
  const points = wishes.flatMap((wish) => (wish.does === 'point' ? wish.text : []));
  const from = points.findIndex((point) => ownPoint.test(point));
  return points.slice(Math.max(0, from)).join(' ');
}

const ownPoint =
  /^(?:(?:ok(?:ay)?|so|and|but|anyway|well|i think)[, ]+)*my (?:[\w-]+ ){0,2}(?:point|argument|counter ?-?(?:argument|point)|evaluation)\b/i;

/** 'We haven't done the case for it yet. I was going to do economies of scale': what follows says what is meant.
 * 'It says "Changed". That isn't a point': what stands before it says what is out of place. */
function withTopic(wish: PlanWish, next: string | undefined, before: string | undefined): PlanWish {
  const topic = next && topics.map((form) => form.exec(next)?.[1]).find(Boolean);
  if (wish.does === 'raise' && topic) return { ...wish, about: topic.replace(/[.?!]+$/, '') };
  const meant = next && /^my (?:own |first |second |real )?point (?:was|is) (?:about |that )?(.+)$/i.exec(next)?.[1];
  if (wish.does !== 'remove' || wish.which !== 'that') return wish;
  const quoted = before && /["“]([^"”]+)["”]/.exec(before)?.[1];
  return { ...wish, ...(quoted && { which: quoted }), ...(meant && { meant }) };
}

function isTopicOf(wish: PlanWish, before: PlanWish | undefined): boolean {
  const text = 'text' in wish ? wish.text : '';
  return before?.does === 'raise' && (wish.does === 'talk' || topics.some((form) => form.test(text)));
}
