import { upperFirst } from '#domain/upper-first.ts';
import type { Need, Step, Taken } from './formula.ts';
import type { Fact } from './read-roles.ts';
import { labelOf, type Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

/** A rise or fall, with both ends where they are known. */
export type Move = { percent: number; from?: number; to?: number; told: 'ends' | 'percent' };
export type Ends = { from: number; to: number; percent: number };

/** A percentage change, told or to be worked out from two ends. */
export function move(roles: Role | Role[], label?: string): Need<Move> {
  const list = Array.isArray(roles) ? roles : [roles];
  const name = label ?? `the change in ${bare(list[0])}`;
  return { label: name, roles: list, stillNeeds: (facts) => startOnly(facts, name), take: takeMove };
}

/** 'falls by 20 units': what is missing is where it fell from. */
function startOnly(facts: Fact[], label: string): string | undefined {
  const [only] = facts;
  const isAmount = only?.tag === 'by' && only.figure.unit !== 'percent' && facts.length === 1;
  return isAmount ? label.replace(/^the change in (?:the )?/, 'the original ') : undefined;
}

/** A change with both its ends. */
export function ends(roles: Role | Role[], label?: string): Need<Ends> {
  const need = move(roles, label);
  return {
    ...need,
    label: label ?? `${labelOf(need.roles[0] ?? 'price')} before and after`,
    take: (facts, reading) => {
      const taken = need.take(facts, reading);
      if (!taken || taken === 'unclear') return taken;
      const { from, to, percent } = taken.value;
      return from === undefined || to === undefined ? undefined : { value: { from, to, percent }, used: taken.used };
    },
  };
}

function bare(role: Role | undefined): string {
  return role ? labelOf(role).replace(/^the /, '') : '';
}

function takeMove(facts: Fact[]): Taken<Move> | 'unclear' | undefined {
  const by = facts.filter(({ tag, figure }) => tag === 'by' || (figure.unit === 'percent' && tag === 'value'));
  const states = facts.filter((fact) => !by.includes(fact));
  const used = facts.map(({ figure }) => figure.index);
  if (by.length > 1 || states.length > 2) return 'unclear';
  const change = by[0]?.figure;
  const [first, second] = inTime(states);
  if (first && second) {
    const [from, to] = [first.figure.value, second.figure.value];
    return change ? 'unclear' : done({ from, to, percent: percentOf(from, to), told: 'ends' }, used);
  }
  if (!change) return undefined;
  const percentTold = change.unit === 'percent';
  if (!first) return percentTold ? done({ percent: change.value, told: 'percent' }, used) : undefined;
  const known = first.figure.value;
  if (first.tag === 'to') {
    const from = percentTold ? known / (1 + change.value / 100) : known - change.value;
    return done(
      { from: tidy(from), to: known, percent: percentOf(from, known), told: percentTold ? 'percent' : 'ends' },
      used,
    );
  }
  const to = percentTold ? known * (1 + change.value / 100) : known + change.value;
  return done(
    { from: known, to: tidy(to), percent: percentOf(known, to), told: percentTold ? 'percent' : 'ends' },
    used,
  );
}

function done(value: Move, used: number[]): Taken<Move> | undefined {
  return value.from === 0 || !Number.isFinite(value.percent) ? undefined : { value, used };
}

/** By their tags, else by their years, else as they were told. */
function inTime(states: Fact[]): Fact[] {
  const [first, second] = states;
  if (!first || !second) return states;
  if (first.year !== undefined && second.year !== undefined)
    return first.year <= second.year ? states : [second, first];
  const backwards = (first.tag === 'to' && second.tag !== 'to') || (second.tag === 'from' && first.tag !== 'from');
  return backwards ? [second, first] : states;
}

export function percentOf(from: number, to: number): number {
  return tidy(((to - from) / Math.abs(from)) * 100);
}

/** 'Price rises from 8 to 10, which is 25%.' */
export function sayMove(
  name: string,
  { from, to, percent, told }: Move,
  write: (value: number) => string,
  say: Say,
): string {
  const verb = percent > 0 ? 'rises' : percent < 0 ? 'falls' : 'does not change';
  if (percent === 0) return `${upperFirst(name)} ${verb}.`;
  const size = say.percent(Math.abs(percent));
  if (told === 'percent' || from === undefined || to === undefined) return `${upperFirst(name)} ${verb} by ${size}.`;
  return `${upperFirst(name)} ${verb} from ${write(from)} to ${write(to)}, which is ${size}.`;
}

export function stepOf(
  name: string,
  { from, to, percent, told }: Move,
  write: (value: number) => string,
  say: Say,
): Step {
  const left = `%Δ ${name}`;
  if (told === 'percent' || from === undefined || to === undefined) return { left, right: say.percent(percent) };
  return { left, right: `(${write(to)} − ${write(from)}) ÷ ${write(from)} × 100 = ${say.percent(percent)}` };
}
