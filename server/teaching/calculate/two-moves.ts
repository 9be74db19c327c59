import type { Need, Reading } from './formula.ts';
import { type Ends, type Move, percentOf } from './move.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';

/** One of the two things that move: how it is called, and whether it is money. */
export type Mover = { roles: Role[]; words: RegExp; money: boolean; small?: boolean };
export type TwoMoves = { one: Move; two: Move };

/** Two things that move, told by their ends or as percentages, with or without their names: '8 to 10, 200 to 150'. */
export function twoMoves(label: string, one: Mover, two: Mover): Need<TwoMoves> {
  return {
    label,
    roles: [],
    take: (_, reading) => {
      const found = readTwoMoves(reading, one, two);
      return found && { value: found, used: reading.facts.map(({ figure }) => figure.index) };
    },
  };
}

/** The same with both ends of each. */
export function twoEnds(label: string, one: Mover, two: Mover): Need<{ one: Ends; two: Ends }> {
  const both = twoMoves(label, one, two);
  return {
    ...both,
    take: (facts, reading) => {
      const taken = both.take(facts, reading);
      if (!taken || taken === 'unclear') return taken;
      const [first, second] = [withEnds(taken.value.one), withEnds(taken.value.two)];
      return first && second ? { value: { one: first, two: second }, used: taken.used } : undefined;
    },
  };
}

function withEnds({ from, to, percent }: Move): Ends | undefined {
  return from === undefined || to === undefined ? undefined : { from, to, percent };
}

function readTwoMoves(reading: Reading, one: Mover, two: Mover): TwoMoves | undefined {
  const { groups, facts } = reading;
  const sets = groups.map((group) =>
    group.told.flatMap(({ figure }) => facts.filter((fact) => fact.figure.index === figure.index)),
  );
  if (facts.some(({ figure }) => figure === reading.own)) return undefined;
  if (sets.length === 2) {
    const [first, second] = sets as [Fact[], Fact[]];
    const order = score(reading, first, one) + score(reading, second, two) + bySize(first, second, one, two);
    const turned = score(reading, second, one) + score(reading, first, two) + bySize(second, first, one, two);
    const [a, b] = turned > order ? [second, first] : [first, second];
    return toMoves(a, b);
  }
  const states = facts.filter(({ tag, figure }) => tag !== 'by' && figure.unit !== 'percent');
  if (facts.length === 3) return withOneChange(reading, one, two);
  if (facts.length !== 4 || states.length !== 4) return undefined;
  const split = byCurrency(states, one, two) ?? byName(reading, states, one, two) ?? byCluster(states, one, two);
  return split && toMoves(split[0], split[1]);
}

/** Two ends of one thing and a percentage of the other, or two states of one and a change told apart. */
function withOneChange(reading: Reading, one: Mover, two: Mover): TwoMoves | undefined {
  const changes = reading.facts.filter(({ figure }) => figure.unit === 'percent');
  const states = reading.facts.filter((fact) => !changes.includes(fact));
  if (changes.length !== 1 || states.length !== 2) return undefined;
  const straight = score(reading, states, one) + score(reading, changes, two);
  const turned = score(reading, changes, one) + score(reading, states, two);
  if (straight === turned) return undefined;
  return straight > turned ? toMoves(states, changes) : toMoves(changes, states);
}

function byCurrency(states: Fact[], one: Mover, two: Mover): [Fact[], Fact[]] | undefined {
  const money = states.filter(({ figure }) => figure.currency !== '');
  const rest = states.filter(({ figure }) => figure.currency === '');
  if (money.length !== 2 || one.money === two.money) return undefined;
  return one.money ? [money, rest] : [rest, money];
}

function byName(reading: Reading, states: Fact[], one: Mover, two: Mover): [Fact[], Fact[]] | undefined {
  const ones = states.filter((fact) => score(reading, [fact], one) > score(reading, [fact], two));
  const twos = states.filter((fact) => score(reading, [fact], two) > score(reading, [fact], one));
  return ones.length === 2 && twos.length === 2 ? [ones, twos] : undefined;
}

/** 10 and 8 beside 50 and 70: the two that lie together are one thing. */
function byCluster(states: Fact[], one: Mover, two: Mover): [Fact[], Fact[]] | undefined {
  const sorted = [...states].sort((a, b) => a.figure.value - b.figure.value);
  const [, second, third] = sorted;
  if (!second || !third || !one.small === !two.small || third.figure.value < second.figure.value * 2) return undefined;
  const low = states.filter((fact) => sorted.indexOf(fact) < 2);
  const high = states.filter((fact) => sorted.indexOf(fact) >= 2);
  return one.small ? [low, high] : [high, low];
}

/** How well a mover's name, unit and words fit these figures. */
function score({ text }: Reading, facts: Fact[], { roles, words, money }: Mover): number {
  let points = 0;
  if (facts.some(({ figure }) => figure.currency !== '')) points += money ? 3 : -3;
  if (facts.some((fact) => fact.roles.some((role) => roles.includes(role)))) points += 2;
  const [first, last] = [facts[0]?.figure.index, facts.at(-1)?.figure.index];
  const start = text.indexOf(`#${first}`);
  const end = text.indexOf(`#${last}`);
  const left =
    text
      .slice(0, start)
      .split(/[,.;:?]|#\d+| and | but | when | while /)
      .at(-1) ?? '';
  const right =
    text
      .slice(end)
      .replace(/^#\d+/, '')
      .split(/[,.;:?]|#\d+| and | but | when | while | if | so /)[0] ?? '';
  if (words.test(`${left} ~ ${right}`)) points += 3;
  return points;
}

/** Unnamed ends: a price is the smaller of the two. */
function bySize(first: Fact[], second: Fact[], one: Mover, two: Mover): number {
  const [a, b] = [first[0]?.figure, second[0]?.figure];
  if (!a || !b || a.unit === 'percent' || b.unit === 'percent' || !one.small === !two.small) return 0;
  return a.value < b.value === Boolean(one.small) ? 1 : 0;
}

function toMoves(first: Fact[], second: Fact[]): TwoMoves | undefined {
  const [one, two] = [toMove(first), toMove(second)];
  return one && two ? { one, two } : undefined;
}

function toMove(facts: Fact[]): Move | undefined {
  const [a, b] = facts;
  if (!a || facts.length > 2) return undefined;
  if (!b) return a.figure.unit === 'percent' ? { percent: a.figure.value, told: 'percent' } : undefined;
  const turned = (a.tag === 'to' && b.tag !== 'to') || (b.tag === 'from' && a.tag !== 'from');
  const [first, second] = turned ? [b, a] : [a, b];
  const from = first.figure.value;
  if (from === 0 || (second.figure.unit === 'percent') !== (first.figure.unit === 'percent')) return undefined;
  const isChange = second.tag === 'by';
  const to = isChange ? from + second.figure.value : second.figure.value;
  return { from, to, percent: percentOf(from, to), told: 'ends' };
}
