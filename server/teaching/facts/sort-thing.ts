import type { Checked } from './checked.ts';
import type { Thing } from './fact.ts';
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
  const found = [...facts.findKinds(places.flat())].flatMap(([set]) => sortIn(facts, set, places, asked) ?? []);
  const ofSection = found.filter(({ section }) => section === asked.section);
  const [checked, another] = ofSection.length ? ofSection : found;
  return checked && (!another || another.verdict === checked.verdict) ? checked : undefined;
}

function sortIn(facts: Facts, set: string, places: string[][], { section }: Asked): Checked | undefined {
  const [question = []] = places;
  const boxes = idsOf(mentionsOf(facts, set, question), 'category');
  const thing = places.map((tokens) => onlyThing(facts, set, tokens)).find((one) => one !== undefined);
  if (!thing) return undefined;
  const isChoice = boxes.length > 1 && question.includes('or');
  const asksWhich = boxes.length === 0 && whichOne.test(question.join(' ')) && thing.section === section;
  if (isChoice || asksWhich) return checkedAs(thing, thing.is === 'depends' ? 'depends' : 'told');
  const [box] = boxes;
  if (!box || boxes.length > 1 || !yesOrNo.test(question.join(' '))) return undefined;
  if (thing.is === 'depends') return checkedAs(thing, 'depends');
  // 'Isn't pay a motivator?' says that it is.
  const isDenied = denials.test(question.join(' ').replace(yesOrNo, ''));
  return checkedAs(thing, (thing.is === box) === isDenied ? 'other' : 'right');
}

function checkedAs({ says, section }: Thing, verdict: Checked['verdict']): Checked {
  return { says, section, verdict, direction: undefined };
}

/** Two things, and nobody knows which is meant. */
function onlyThing(facts: Facts, set: string, tokens: string[]): Thing | undefined {
  const [id, another] = idsOf(mentionsOf(facts, set, tokens), 'thing');
  return id && !another ? facts.thing(set, id) : undefined;
}

function mentionsOf(facts: Facts, set: string, tokens: string[]): Mention<Kind>[] {
  return facts.findKinds(tokens).get(set) ?? [];
}

function idsOf(mentions: Mention<Kind>[], kind: Kind['kind']): string[] {
  const ids = mentions.flatMap(({ meanings }) => meanings.filter((one) => one.kind === kind).map(({ id }) => id));
  return [...new Set(ids)];
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

/** A reason, a comparison or advice is wanted, and not a box. */
const asksMore = new Set(
  'why how difference better best worse should compare explain example advantage disadvantage affect if diagram draw alway ever'.split(
    ' ',
  ),
);
