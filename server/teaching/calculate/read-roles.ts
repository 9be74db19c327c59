import { focusWords } from './focus-words.ts';
import { type Group, readGroups, type Told } from './read-groups.ts';
import type { Figure } from './read-numbers.ts';
import { countNouns, results } from './role-kinds.ts';
import { type Role, type RoleUnits, roleWords } from './role-words.ts';

export type Fact = Told & {
  roles: Role[];
  /** The name stands right beside the figure. */
  sure?: boolean;
};
export type Named = { facts: Fact[]; loose: Group[]; groups: Group[] };

type Mention = {
  roles: Role[];
  start: number;
  end: number;
  asked: boolean;
  weak: boolean;
  result: boolean;
  counts: boolean;
};
type Link = { group: Group; mention: Mention; cost: number; roles: Role[]; crossed?: Group[]; inList?: boolean };

const patterns = (Object.keys(roleWords) as Role[]).map((role) => ({
  role,
  pattern: new RegExp(`(?<![\\w#@])(?:${roleWords[role].words.source})(?![\\w])`, 'g'),
}));
const loosePatterns = patterns.map(({ role, pattern }) => {
  const more = focusWords[role]?.source;
  return { role, pattern: more ? new RegExp(`${pattern.source}|(?<![\\w#@])(?:${more})(?![\\w])`, 'g') : pattern };
});
/** Verbs and bare nouns of quantity give way to a proper name that stands as near. */
const weak =
  /^(?:makes?|making|made|sells?|selling|sold|sell|buys?|bought|produc(?:es?|ed|ing)|brings?|bringing|earns?|earning|pays?|paid|costs?|costing|spends?|saves?|saving|working|people|units?|total|max|machine|invests?|capital|goods|services|years?|yrs?|life|tickets?|cars|books|it costs|employs?|initial|returns?|gives?|generates?|variable|max|share|market|income|leave|left|paid|wages|got|gets?|received?|at|for|(?:a |the |new )?(?:machine|project|it|equipment|van) (?:costs?|is))$/;
const askBefore =
  /(?:\bwhat(?:s| is| was| will| would| are|ll)?(?: be| happens? to)?|\bwork(?:ing)? out|\bcalc(?:ulate)?|\bfind(?: out)?|\bhow (?:much|many|big|long|far)(?: of)?(?: is| are| will| would| more| less| extra)?|\bget|\bgive me|\bneed|\btell me|\bwhats happened to)(?: me)?(?: the| its| their| my| a)?(?: new| total| final| percentage| change in| % change in| real| value of| average| net)*$/;
const free = new Set(
  'is are was were be been of at = : to from by for about around equals being as its the a an only just currently now each will would has have had then it they with in that which - -> only stands worth per rises rise rose increases increase increased falls fall fell drops drop dropped decreases decrease decreased up down went goes go going growth grew grows cut cuts by £ new old original current if means there their our'.split(
    ' ',
  ),
);
/** A page of figures is not searched to the end: the cheapest links come first, so that what is found by then is good. */
const mostVisits = 20_000;
const dearest = 9;

/** Ties each figure to what it measures, by the words around it, its unit and its place; only to the roles listed, if any. */
export function nameFigures(text: string, figures: Figure[], years: number[], only?: ReadonlySet<Role>): Named {
  const mentions = findMentions(text, only);
  const hasRole = (from: number, to: number) =>
    mentions.some(
      ({ start, end, asked, counts }) =>
        start >= from && end <= to && !asked && !counts && text.slice(start, end) !== 'at',
    );
  const groups = readGroups(text, figures, years, hasRole);
  const links = groups.map((group) =>
    mentions.flatMap((mention) => linkOf(text, groups, mentions, group, mention) ?? []),
  );
  const linked = cheapest(groups, links);
  return {
    groups,
    facts: groups.flatMap((group) => {
      const link = linked.get(group);
      return group.told.map((told) => ({
        ...told,
        roles: link?.roles ?? [],
        sure: link !== undefined && link.cost < 2.5 && !link.mention.weak,
      }));
    }),
    loose: groups.filter((group) => !linked.has(group)),
  };
}

/** The set of links that costs least in all. A mention reaches past a figure only when that figure is its own as well. */
function cheapest(groups: Group[], links: Link[][]): Map<Group, Link> {
  let best: (Link | undefined)[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  let visits = 0;
  const kept = links.map((some) => [...some].sort((a, b) => a.cost - b.cost).slice(0, groups.length > 8 ? 2 : 4));
  const visit = (at: number, chosen: (Link | undefined)[], cost: number) => {
    if (cost >= bestCost || visits++ > mostVisits) return;
    if (at === groups.length) {
      best = chosen;
      bestCost = cost;
      return;
    }
    for (const link of kept[at] ?? []) {
      const past = (link.crossed ?? []).map((group) => chosen[groups.indexOf(group)]?.mention);
      if (past.some((mention) => mention !== link.mention && !mention?.counts)) continue;
      const taken = chosen.some((other) => other?.mention === link.mention);
      if (taken && link.mention.counts) continue;
      const again = taken && !link.inList ? 2.5 : 0;
      if (link.cost + again <= dearest) visit(at + 1, [...chosen, link], cost + link.cost + again);
    }
    visit(at + 1, [...chosen, undefined], cost + dearest);
  };
  visit(0, [], 0);
  return new Map(groups.flatMap((group, at) => (best[at] ? [[group, best[at]] as const] : [])));
}

export function fits(units: RoleUnits, { figure, tag }: Told): boolean {
  if (figure.unit === 'percent') return tag === 'by' || units === 'percent' || units === 'any' || units === 'rate';
  if (units === 'percent' && figure.unit === 'plain' && Math.abs(figure.value) > 100) return false;
  if (units === 'rate' && figure.unit === 'plain' && figure.value > 1) return false;
  if (figure.unit === 'money') return units === 'money' || units === 'any' || (units === 'rate' && figure.value < 1);
  return true;
}

function findMentions(text: string, only?: ReadonlySet<Role>): Mention[] {
  const wanted = only ? loosePatterns.filter(({ role }) => only.has(role)) : patterns;
  const found = wanted.flatMap(({ role, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      role,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
  );
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
  const apart = longest.filter(
    (one) => !longest.some((other) => overlaps(one, other) && other.end - other.start > one.end - one.start),
  );
  const mentions: Mention[] = [];
  for (const { role, start, end } of apart) {
    const same = mentions.find((mention) => mention.start === start && mention.end === end);
    if (same) same.roles.push(role);
    else {
      const words = text.slice(start, end);
      const asked = askBefore.test(text.slice(0, start).trimEnd()) && !/^ ?(?:is|=|was)? ?#/.test(text.slice(end));
      mentions.push({
        roles: [role],
        start,
        end,
        asked,
        weak: weak.test(words),
        result: results.has(role),
        counts: false,
      });
    }
  }
  for (const mention of mentions) {
    addShorter(text, mention, found);
    mention.counts =
      /#\d+ $/.test(text.slice(0, mention.start)) &&
      mention.roles.some((role) => countNouns.has(role)) &&
      !isLabel(text, mention, mentions);
  }
  return mentions.sort((a, b) => a.start - b.start);
}

/** 'gdp 900 population 45': where the figure before has its name in front, this one has too. */
function isLabel(text: string, mention: Mention, mentions: Mention[]): boolean {
  if (!/^ #/.test(text.slice(mention.end))) return false;
  const start = text.lastIndexOf('#', mention.start);
  return mentions.some((other) => !other.weak && other.end === start - 1);
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}

/** 'average wages' is still wages: what ends with the same words is named too. */
function addShorter(text: string, mention: Mention, found: { role: Role; start: number; end: number }[]): void {
  if (mention.roles.some((role) => role.startsWith('total'))) return;
  for (const { role, start, end } of found) {
    if (end !== mention.end || start <= mention.start || mention.roles.includes(role)) continue;
    const extra = text.slice(mention.start, start).trim();
    if (
      /^(?:(?:total|average|annual|weekly|monthly|daily|hourly|its|their|our|the|number of|nominal|yearly|my|net|it|people|new) ?)+$/.test(
        extra,
      )
    ) {
      mention.roles.push(role);
    }
  }
}

function linkOf(text: string, groups: Group[], mentions: Mention[], group: Group, mention: Mention): Link | undefined {
  if (mention.asked) return undefined;
  const roles = mention.roles.filter((role) => group.told.every((told) => fits(roleWords[role].units, told)));
  if (roles.length === 0 || (mention.result && group.told.length > 1)) return undefined;
  const before = mention.end <= group.start;
  return before
    ? linkLeft(text, groups, mentions, group, mention, roles)
    : linkRight(text, groups, group, mention, roles);
}

function linkLeft(
  text: string,
  groups: Group[],
  mentions: Mention[],
  group: Group,
  mention: Mention,
  roles: Role[],
): Link {
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
  if (noun?.roles.some((role) => group.told.every((told) => fits(roleWords[role].units, told)))) {
    if (!roles.some((role) => roleWords[role].units !== 'money')) cost += 3;
    else return { group, mention, cost, crossed, inList, roles: [...new Set([...roles, ...noun.roles])] };
  }
  return { group, mention, cost, roles, crossed, inList };
}

function linkRight(text: string, groups: Group[], group: Group, mention: Mention, roles: Role[]): Link | undefined {
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
