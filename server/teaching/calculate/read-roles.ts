import { findMentions, type Mention } from './find-mentions.ts';
import { type Link, linkOf } from './link-mention.ts';
import { type Group, readGroups, type Told } from './read-groups.ts';
import type { Figure } from './read-numbers.ts';
import { type Role, type RoleUnits, roleWords } from './role-words.ts';

export type Fact<R extends string = Role> = Told & {
  roles: R[];
  /** The name stands right beside the figure. */
  sure?: boolean;
};
export type Named<R extends string = Role> = { facts: Fact<R>[]; loose: Group[]; groups: Group[] };

/** A page of figures is not searched to the end: the cheapest links come first, so that what is found by then is good. */
const mostVisits = 20_000;
const dearest = 9;

/** Ties each figure to what it measures, by the words around it, its unit and its place; only to the roles listed, if any. */
export function nameFigures(
  text: string,
  figures: readonly Figure[],
  years: readonly number[],
  only?: ReadonlySet<Role>,
): Named {
  const unitsOf = (role: Role) => roleWords[role].units;
  return nameByMentions({ text, figures, years }, findMentions(text, only), unitsOf);
}

/** The same for whatever is named in the text. */
export function nameByMentions<R extends string>(
  { text, figures, years }: { text: string; figures: readonly Figure[]; years: readonly number[] },
  mentions: Mention<R>[],
  unitsOf: (role: R) => RoleUnits,
): Named<R> {
  const hasRole = (from: number, to: number) =>
    mentions.some(
      ({ start, end, asked, counts }) =>
        start >= from && end <= to && !asked && !counts && text.slice(start, end) !== 'at',
    );
  const groups = readGroups(text, figures, years, hasRole);
  const around = { text, groups, mentions, unitsOf };
  const links = groups.map((group) => mentions.flatMap((mention) => linkOf(around, group, mention) ?? []));
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
function cheapest<R extends string>(groups: Group[], links: Link<R>[][]): Map<Group, Link<R>> {
  let best: (Link<R> | undefined)[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  let visits = 0;
  const kept = links.map((some) => [...some].sort((a, b) => a.cost - b.cost).slice(0, groups.length > 8 ? 2 : 4));
  const visit = (at: number, chosen: (Link<R> | undefined)[], cost: number) => {
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
