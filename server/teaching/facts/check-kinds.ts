import type { Checked } from './checked.ts';
import { idsOf } from './ids-of.ts';
import { isIn, isPlain } from './is-plain.ts';
import type { Mention } from './phrase-index.ts';
import type { Events } from './read-events.ts';
import type { Facts, Kind } from './read-facts.ts';
import { isContent } from './small-words.ts';

/** 'Is rent fixed or variable?', 'so imports are an injection': what a thing counts as; nothing where that was not asked. */
export function checkKinds(facts: Facts, said: Events): Checked | undefined {
  // 'Buses are inferior, so does demand go up or down?': it is the movement that is asked about.
  const asksWhichWay = said.events.some(({ direction }) => direction === 'which' || direction === 'what');
  if (
    asksWhichWay ||
    said.tokens.some(
      (token, at) => asks.has(token) && (at < opening || /^(?:is|are|do|doe)$/.test(said.tokens[at + 1] ?? '')),
    )
  )
    return undefined;
  const found = [...said.kinds].flatMap(([set, mentions]) => checkSet(facts, said, set, mentions) ?? []);
  const [checked] = found;
  // Two sets that say different things: nobody knows which is meant.
  return checked && found.every(({ verdict }) => verdict === checked.verdict) ? checked : undefined;
}

const asks = new Set(['why', 'who', 'where', 'how']);
/** 'Where is …?' asks; '… is where there is one seller' does not. */
const opening = 2;

function checkSet(facts: Facts, said: Events, set: string, mentions: Mention<Kind>[]): Checked | undefined {
  const { tokens } = said;
  const asked = mentions.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'category'));
  const named = mentions.filter((one) => !asked.includes(one));
  const [id, another] = idsOf(named, 'thing');
  const thing = id && !another ? facts.thing(set, id) : undefined;
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (!asked.length || !thing || !first || !last) return undefined;
  const denial = denialBetween(tokens, first, last, named.includes(first));
  const inOrder = tokens.filter((_, at) => at !== denial);
  if (denial !== undefined && asked.length > 1) return undefined;
  if (!inOrder.some((token) => joins.has(token)) || narrowed(tokens, mentions)) return undefined;
  const known = [...said.mentions, ...[...said.kinds.values()].flat()];
  if (!isPlain({ tokens: tokens.map((token, at) => (at === denial ? 'is' : token)) }, mentions, known))
    return undefined;
  const because = tokens.findIndex((token, at) => at >= last.to && /^(?:because|since)$/.test(token));
  const end = because < 0 ? tokens.length : because;
  // 'Pensions are part of government spending in AD': there is more in it than a thing and its kind.
  if (
    set !== 'positive or normative' &&
    said.events.some(
      ({ from, to }) =>
        to <= end &&
        !isIn(mentions, from) &&
        !isIn(mentions, to - 1) &&
        !/^(?:for|of)$/.test(isIn(mentions, to + 1) ? (tokens[to] ?? '') : ''),
    )
  )
    return undefined;
  const isUnknown = (token: string, at: number) => isContent(token) && !isIn(known, at);
  const between = tokens.filter((token, at) => first.to <= at && at < last.from && isUnknown(token, at));
  const tail = tokens.map((_, at) => at).filter((at) => last.to <= at && at < end);
  // '… is an opportunity for Aldi': of a thing of its own kind.
  const ofAnother = things(said).some(({ from }) => tail.includes(from));
  if (between.length > 1 || ofAnother || tail.some((at) => isUnknown(tokens[at] as string, at))) return undefined;
  const { says, section } = thing;
  const verdict = judge(thing.is, idsOf(asked, 'category'), isChoice(tokens, asked));
  const judged = denial === undefined ? verdict : denied(verdict);
  if (judged === 'right' && tokens.some((token, at) => claimsMore.has(token) && !isIn(mentions, at))) return undefined;
  // Nor to a reason that no fact knows.
  if (judged === 'right' && tokens.slice(end + 1).some(isContent)) return undefined;
  return { says, section, direction: undefined, verdict: judged };
}

function things({ kinds }: Events): Mention<Kind>[] {
  return [...kinds.values()].flat().filter(({ meanings }) => meanings.every(({ kind }) => kind === 'thing'));
}

/** Where 'is not' or 'isn't' stands between a thing and its kind. */
function denialBetween(
  tokens: string[],
  first: Mention<Kind>,
  last: Mention<Kind>,
  isThingFirst: boolean,
): number | undefined {
  if (!isThingFirst) return undefined;
  const at = tokens.findIndex(
    (token, place) => place >= first.to && place < last.from && /^(?:not|isnt|arent)$/.test(token),
  );
  return at < 0 ? undefined : at;
}

function denied(verdict: Checked['verdict']): Checked['verdict'] {
  if (verdict === 'right') return 'other';
  return verdict === 'other' ? 'right' : verdict;
}

/** 'It is just pollution', 'is it good': more is claimed, or something else is asked. */
const narrows = new Set(['good', 'bad', 'but']);
/** Nobody says yes to 'all', but no is no. */
const claimsMore = new Set(['just', 'all', 'alway', 'most', 'some', 'every', 'only']);

/** Words that say that one thing is another. */
const joins = new Set(
  'is are be was were isnt arent count counts class classed type kind sort would mean one under part equal it which as have has use set decide work take treat try start go get got youve say pay let'.split(
    ' ',
  ),
);

function narrowed(tokens: string[], mentions: Mention<Kind>[]): boolean {
  const since = tokens.indexOf('since');
  if (since >= 0 && mentions.some(({ from }) => from > since)) return true;
  return tokens.some((token, at) => narrows.has(token) && !isIn(mentions, at));
}

/** 'Fixed or variable', of which the facts may know one. */
function isChoice(tokens: string[], asked: Mention<Kind>[]): boolean {
  return asked.some(
    ({ from, to }) =>
      tokens.slice(Math.max(0, from - 2), from).includes('or') ||
      (tokens.slice(to, to + 2).includes('or') && !/ or (?:not|no|nah|wrong)\b/.test(` ${tokens.slice(to).join(' ')}`)),
  );
}

function judge(is: string, asked: string[], isChoice: boolean): Checked['verdict'] {
  if (is === 'depends') return 'depends';
  if (asked.length > 1 || isChoice) return 'told';
  return asked.includes(is) ? 'right' : 'other';
}
