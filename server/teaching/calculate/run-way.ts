import type { Need, Reading, Taken, WayResult, Working } from './formula.ts';
import { fits } from './link-mention.ts';
import type { Group } from './read-groups.ts';
import type { Fact } from './read-roles.ts';
import { type Role, roleWords } from './role-words.ts';
import type { Say } from './say-number.ts';

export type Values<N> = { [K in keyof N]: N[K] extends Need<infer T> ? T : never };

export function runWay<N extends Record<string, Need<unknown>>>(
  needs: N,
  work: (values: Values<N>, say: Say, reading: Reading) => Working | undefined,
  reading: Reading,
  say: Say,
): WayResult {
  const values: Record<string, unknown> = {};
  const used = new Set<number>();
  const open: [string, Need<unknown>][] = [];
  for (const [key, need] of Object.entries(needs)) {
    const facts = reading.facts.filter(
      (fact) => !used.has(fact.figure.index) && fact.roles.some((role) => need.roles.includes(role)),
    );
    const taken = need.take(best(need.roles, facts), reading);
    if (taken === 'unclear') return { kind: 'unfit' };
    if (taken) {
      values[key] = taken.value;
      for (const index of taken.used) used.add(index);
    } else open.push([key, { ...need, label: need.stillNeeds?.(facts) ?? need.label }]);
  }
  for (const [key, taken] of takeLoose(open, reading, used)) {
    values[key] = taken.value;
    for (const index of taken.used) used.add(index);
    open.splice(
      open.findIndex(([name]) => name === key),
      1,
    );
  }
  if (open.length > 0)
    return { kind: 'missing', missing: open.map(([, need]) => need.label), found: Object.keys(values).length };
  if (stray(reading, used)) return { kind: 'unfit' };
  const working = work(values as Values<N>, say, reading);
  if (!working || !Number.isFinite(working.value)) return { kind: 'unfit' };
  const wanted = new Set(Object.values(needs).flatMap(({ roles }) => roles));
  const known = new Set(reading.facts.flatMap(({ figure }) => (used.has(figure.index) ? figure.value : [])));
  const rivalled = reading.facts.some(
    ({ figure, roles }) =>
      !used.has(figure.index) &&
      !known.has(figure.value) &&
      figure.unit !== 'percent' &&
      roles.some((role) => wanted.has(role)),
  );
  return { kind: 'done', working, used, rivalled };
}

/** The first role on the list that has a figure at all; the others only name it more loosely. */
function best(roles: readonly Role[], facts: Fact[]): Fact[] {
  const role = roles.find((candidate) => facts.some((fact) => fact.roles.includes(candidate)));
  return role ? facts.filter((fact) => fact.roles.includes(role)) : facts;
}

/** As many figures without a name as names without a figure belong together, when units leave only one way to pair them. */
function takeLoose(open: [string, Need<unknown>][], reading: Reading, used: Set<number>): [string, Taken<unknown>][] {
  let groups = reading.loose.filter((group) => group.told.every(({ figure }) => !used.has(figure.index)));
  const others = reading.facts.filter(({ roles, figure }) => roles.length > 0 && !used.has(figure.index));
  if (open.some(([, { looseWith }]) => looseWith && !looseWith.test(reading.text))) return [];
  if (others.length > 0 || open.length === 0 || groups.length !== open.length || open.length > 2) return [];
  const pairs: [string, Taken<unknown>][] = [];
  let left = open;
  while (left.length > 0) {
    const sure = left
      .map(([key, need]) => ({ key, need, fitting: groups.filter((group) => mayTake(need, group)) }))
      .find(({ fitting }) => fitting.length === 1);
    const group = sure?.fitting[0];
    if (!sure || !group) return [];
    const taken = sure.need.take(
      group.told.map((told) => ({ ...told, roles: [...sure.need.roles] })),
      reading,
    );
    if (!taken || taken === 'unclear') return [];
    pairs.push([sure.key, taken]);
    left = left.filter(([key]) => key !== sure.key);
    groups = groups.filter((other) => other !== group);
  }
  return pairs;
}

function mayTake(need: Need<unknown>, group: Group): boolean {
  const [role] = need.roles;
  return role !== undefined && group.told.every((told) => fits(roleWords[role].units, told));
}

/** A figure whose meaning is unknown could change the sum; one with a noun of its own is only colour. */
function stray(reading: Reading, used: Set<number>): boolean {
  return reading.loose.some(
    (group) =>
      group.told.some(({ figure }) => !used.has(figure.index)) &&
      !/^ ?(?!and|or|to|so|what|how|if|is|then|but|from|per|each|a |the |in |at |with)[a-z]{3,}/.test(
        reading.text.slice(group.end),
      ),
  );
}
