import type { Mention } from './find-mentions.ts';
import type { Group, Told } from './read-groups.ts';
import type { Role, RoleUnits } from './role-words.ts';

export type Link<R extends string = Role> = {
  group: Group;
  mention: Mention<R>;
  cost: number;
  roles: R[];
  crossed?: Group[];
  inList?: boolean;
};
/** All that is named in the text, what a figure of each may be, and the figures. */
export type Around<R extends string> = {
  text: string;
  groups: Group[];
  mentions: Mention<R>[];
  unitsOf(role: R): RoleUnits;
};

const free = new Set(
  'is are was were be been of at = : to from by for about around equals being as its the a an only just currently now each will would has have had then it they with in that which - -> only stands worth per rises rise rose increases increase increased falls fall fell drops drop dropped decreases decrease decreased up down went goes go going growth grew grows cut cuts by £ new old original current if means there their our'.split(
    ' ',
  ),
);

export function fits(units: RoleUnits, { figure, tag }: Told): boolean {
  if (figure.unit === 'percent') return tag === 'by' || units === 'percent' || units === 'any' || units === 'rate';
  if (units === 'percent' && figure.unit === 'plain' && Math.abs(figure.value) > 100) return false;
  if (units === 'rate' && figure.unit === 'plain' && figure.value > 1) return false;
  if (figure.unit === 'money') return units === 'money' || units === 'any' || (units === 'rate' && figure.value < 1);
  return true;
}

export function linkOf<R extends string>(around: Around<R>, group: Group, mention: Mention<R>): Link<R> | undefined {
  if (mention.asked) return undefined;
  const roles = mention.roles.filter((role) => group.told.every((told) => fits(around.unitsOf(role), told)));
  if (roles.length === 0 || (mention.result && group.told.length > 1)) return undefined;
  const isBefore = mention.end <= group.start;
  return isBefore ? linkLeft(around, group, mention, roles) : linkRight(around, group, mention, roles);
}

function linkLeft<R extends string>(
  { text, groups, mentions, unitsOf }: Around<R>,
  group: Group,
  mention: Mention<R>,
  roles: R[],
): Link<R> {
  const crossed = groups.filter((other) => other.start >= mention.end && other.end <= group.start);
  const first = crossed[0];
  const inList =
    first !== undefined &&
    /^(?:[ ,;]|and|#\d+|then)*$/.test(text.slice(first.start, group.start)) &&
    crossed.every((other) => sameUnit(other, group));
  const onlyCounts = crossed.every((other) => mentions.some(({ start, counts }) => counts && start === other.end + 1));
  const again =
    crossed.length > 0 &&
    !inList &&
    !onlyCounts &&
    group.told.every(({ tag, year }) => tag === 'value' && year === undefined);
  const between = inList ? text.slice(mention.end, first.start) : text.slice(mention.end, group.start);
  let cost =
    (inList ? 2 : crossed.length * (onlyCounts ? 1 : 4)) +
    (mention.weak ? 1 : 0) +
    (mention.counts ? 3 : 0) +
    (again ? 3 : 0) +
    costOfWords(between, 2);
  const noun = mentions.find(({ start, counts }) => counts && start === group.end + 1);
  if (noun?.roles.some((role) => group.told.every((told) => fits(unitsOf(role), told)))) {
    if (!roles.some((role) => unitsOf(role) !== 'money')) cost += 3;
    else return { group, mention, cost, crossed, inList, roles: [...new Set([...roles, ...noun.roles])] };
  }
  return { group, mention, cost, roles, crossed, inList };
}

function linkRight<R extends string>(
  { text, groups }: Around<R>,
  group: Group,
  mention: Mention<R>,
  roles: R[],
): Link<R> | undefined {
  const between = text.slice(group.end, mention.start);
  const crossed = groups.some((other) => other.start >= group.end && other.end <= mention.start);
  if (crossed || mention.result || /[.;?!]|\bwhat|\bcalc|\bfind\b|\bhow\b|\bwork out/.test(between)) return undefined;
  if (mention.counts && between === ' ') return { group, mention, cost: 0, roles };
  let cost = 0.6 + (mention.weak ? 1 : 0) + costOfWords(between, 2.5);
  if (/^ ?(?:is|are|was|of|=|:|at|were)? ?#/.test(text.slice(mention.end))) cost += 3;
  const isChange = group.told.some(({ tag, figure }) => tag === 'by' && figure.unit === 'percent');
  const named =
    /\b(?:in|of|for|to|on)\b/.test(between) ||
    /^ ?(?:rise|increase|cut|fall|drop|hike|growth)/.test(text.slice(mention.end)) ||
    /rise|growth|deal|award/.test(text.slice(mention.start, mention.end));
  if (isChange && !named) cost += 2.5;
  return { group, mention, cost, roles };
}

function sameUnit(one: Group, other: Group): boolean {
  return one.told[0]?.figure.unit === other.told[0]?.figure.unit;
}

function costOfWords(between: string, comma: number): number {
  let cost = 0;
  for (const word of between.replace(/[,.;?!()]/g, ' $& ').split(/\s+/)) {
    if (!word || free.has(word) || /^[#@~]/.test(word)) continue;
    if (word === ',' || word === '(' || word === ')') cost += comma;
    else if (/^(?:and|but|while|whereas|when|with)$/.test(word)) cost += 2.5;
    else if (/^[.;?!]$/.test(word)) cost += 5;
    else cost += 1;
  }
  return cost;
}
