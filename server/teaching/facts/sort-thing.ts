import type { Checked } from './checked.ts';
import type { Thing } from './fact.ts';
import { idsOf } from './ids-of.ts';
import type { Mention } from './phrase-index.ts';
import type { Facts, Kind } from './read-facts.ts';

type Asked = {
  /** What the student said before. */
  before: string;
  section: string | undefined;
};

/**
 * 'She never says thank you. Is that a hygiene factor or a motivator?': a thing out of a student's own life, named in any
 * words, and the boxes it may go in. Unlike `checkKinds` it minds nothing else that is said, and so answers only where it
 * is asked outright: this or that, yes or no, which one.
 */
export function sortThing(facts: Facts, words: string, asked: Asked): Checked | undefined {
  const sentences = sentencesIn(facts.read(words));
  const question = sentences.findLast((tokens) => asksForBox(tokens) && !tokens.some((token) => asksMore.has(token)));
  if (!question) return undefined;
  const places = [question, sentences.flat(), ...(leans(question) ? [facts.read(asked.before)] : [])];
  const named = places.map((tokens) => facts.findKinds(tokens, 'outright'));
  const sets = new Set(named.flatMap((kinds) => [...kinds.keys()]));
  const found = [...sets].flatMap((set) => {
    const thing = named.map((kinds) => onlyThing(facts, set, kinds.get(set) ?? [])).find((one) => one !== undefined);
    return (thing && sortInto(thing, question, named[0]?.get(set) ?? [], asked.section)) ?? [];
  });
  const ofSection = found.filter(({ section }) => section === asked.section);
  const [checked, another] = ofSection.length ? ofSection : found;
  return checked && (!another || another.verdict === checked.verdict) ? checked : undefined;
}

function sortInto(thing: Thing, question: string[], mentions: Mention<Kind>[], inHand: string | undefined) {
  const boxes = idsOf(mentions, 'category');
  const text = question.join(' ');
  const isChoice = boxes.length > 1 && question.includes('or');
  const asksWhich = boxes.length === 0 && whichOne.test(text) && thing.section === inHand;
  if (isChoice || asksWhich) return checkedAs(thing, thing.is === 'depends' ? 'depends' : 'told');
  if (boxes.length !== 1 || !yesOrNo.test(text) || !isJoined(question, mentions)) return undefined;
  if (thing.is === 'depends') return checkedAs(thing, 'depends');
  // 'Isn't pay a motivator?' says that it is.
  const isDenied = denials.test(text.replace(yesOrNo, ''));
  return checkedAs(thing, (thing.is === boxes[0]) === isDenied ? 'other' : 'right');
}

/** 'Is pay (a kind of) motivator?': 'is NHS spending higher than other government spending' asks for no box. */
function isJoined(tokens: string[], mentions: Mention<Kind>[]): boolean {
  const [thing, box, more] = mentions;
  if (!thing || !box || more || isBox(thing) || !isBox(box)) return false;
  return tokens.slice(thing.to, box.from).every((token) => joins.has(token)) && tokens.length - box.to <= longestTail;
}

function isBox({ meanings }: Mention<Kind>): boolean {
  return meanings.some(({ kind }) => kind === 'category');
}

function checkedAs({ says, section }: Thing, verdict: Checked['verdict']): Checked {
  return { says, section, verdict, direction: undefined };
}

/** Two things, and nobody knows which is meant. */
function onlyThing(facts: Facts, set: string, mentions: Mention<Kind>[]): Thing | undefined {
  const [id, another] = idsOf(mentions, 'thing');
  return id && !another ? facts.thing(set, id) : undefined;
}

function sentencesIn(tokens: string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens)
    if (/^[.!?;]$/.test(token)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  return sentences.filter(({ length }) => length > 0);
}

function asksForBox(tokens: string[]): boolean {
  const text = tokens.join(' ');
  return tokens.includes('or') || whichOne.test(text) || yesOrNo.test(text);
}

/** 'Is that …', 'so is it …'. */
function leans(tokens: string[]): boolean {
  return tokens.some((token) => /^(?:it|that|this|they|those|these|one)$/.test(token));
}

const whichOne = /\b(?:which|what) (?:one|type|kind|sort|box|quadrant|strategy|theory|theorist|factor|style|force|p)\b/;
const yesOrNo =
  /\byes or no\b|^(?:(?:so|but|and|ok|okay|just|um+|like|wait|then|basically|actually|well|er+m?) )*(?:is|are|was|were|isnt|arent|would|wouldnt|could|does|do)\b/;
const denials = /\b(?:not|isnt|arent|wasnt|wouldnt)\b/;

const joins = new Set(
  'a an the is are be as count class classed of type kind just really also not isnt still then'.split(' '),
);
const longestTail = 7;

/** A reason, a comparison or advice is wanted, and not a box. */
const asksMore = new Set(
  'why how difference better best worse should compare explain example advantage disadvantage affect if diagram draw alway ever'.split(
    ' ',
  ),
);
