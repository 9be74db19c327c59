import type { Reading } from './formula.ts';
import type { Figure } from './read-numbers.ts';
import type { Fact } from './read-roles.ts';
import { type Role, roleWords } from './role-words.ts';
import { tidy } from './say-number.ts';

/** The figures of the sum before, with those in their place that the student has changed: 'and if the price was 12?' */
export function mergeReadings(before: Reading, now: Reading): Reading {
  const shift = before.figures.length;
  const moved = <T extends { figure: Figure }>(told: T): T => ({
    ...told,
    figure: { ...told.figure, index: told.figure.index + shift },
  });
  const text = now.text.replace(/#(\d+)/g, (_, index: string) => `#${Number(index) + shift}`);
  // 'And if it was 0.1' is what it is to be now, and not where it started from.
  const isSupposed = /\bif\b/.test(now.text) && !now.facts.some(({ tag }) => tag === 'to');
  const facts = now.facts
    .map(moved)
    .map((fact) => (isSupposed && fact.tag === 'from' ? { ...fact, tag: 'value' as const } : fact));
  return {
    ...now,
    text: `${text} . ${before.text}`,
    figures: [...before.figures, ...now.figures.map((figure) => ({ ...figure, index: figure.index + shift }))],
    years: [...before.years, ...now.years],
    currency: now.currency || before.currency,
    added: [...before.added, ...now.added],
    facts: [...before.facts.filter((fact) => !facts.some((other) => replaces(other, fact))), ...facts],
    loose: now.loose.map((group) => ({ ...group, told: group.told.map(moved) })),
    groups: [],
  };
}

/** 'And with the 12,000?', where 12,000 was the fixed costs: those it is still, unless the words call it something else. */
export function asKnown(now: Reading, before: Reading): Reading {
  const isSame = (one: Figure, other: Figure) =>
    one.value === other.value && (one.unit === 'percent') === (other.unit === 'percent');
  const facts = now.facts.map((fact) => {
    const known = before.facts.filter(({ figure, tag }) => isSame(figure, fact.figure) && tag !== 'by');
    const isCalled = fact.roles.some(
      (role) => isNamed(role, now.text) || known.some(({ roles }) => roles.includes(role)),
    );
    const [one] = known;
    return one && !isCalled ? { ...fact, roles: one.roles, tag: one.tag } : fact;
  });
  return { ...now, facts };
}

function isNamed(role: Role, text: string): boolean {
  return new RegExp(`(?<![\\w#])(?:${roleWords[role].words.source})(?!\\w)`).test(text);
}

/** 'How many more to get to 90%' is the gap to what the same sum would give, and not that sum. */
export function asksGap({ text }: Reading): boolean {
  return /\bhow (?:many|much) (?:more|less|fewer)\b|\b(?:another|further|of (?:them|those|these)|overall|which (?:one|of)|those two|from the start|of (?:that|it|this)|so total)\b/.test(
    text,
  );
}

/** What is made and what is sold: one number, called now this and now that. */
const amounts: Role[] = ['quantity', 'output', 'units', 'actualSales', 'supply'];

/** How a figure may lean on the one before: it stands in its place, it is what that one moves by, or it is the only one. */
export function waysToLean(before: Reading, words: Reading): Reading[] {
  const known = asKnown(words, before);
  const now = { ...known, facts: known.facts.map((fact) => calledAsBefore(fact, before)) };
  const isSame = (one: Fact) => (other: Fact) => one.roles[0] === other.roles[0];
  const moved = now.facts.map((fact) => movedFrom(fact, before.facts.filter(isSame(fact))));
  const fresh = before.facts.filter((fact) => !now.facts.some((other) => other.tag === 'value' && isSame(fact)(other)));
  return [
    mergeReadings(before, now),
    ...(moved.some((fact, at) => fact !== now.facts[at]) ? [mergeReadings(before, { ...now, facts: moved })] : []),
    ...(fresh.length < before.facts.length ? [mergeReadings({ ...before, facts: fresh }, now)] : []),
  ];
}

/** 'And at 300?' is the output, where an output was told before, and the sales, where sales were. */
function calledAsBefore(fact: Fact, { facts }: Reading): Fact {
  const [role] = fact.roles;
  if (!role || !amounts.includes(role) || facts.some(({ roles }) => roles.includes(role))) return fact;
  const others = new Set(facts.flatMap(({ roles }) => roles.filter((other) => amounts.includes(other))));
  return others.size === 1 ? { ...fact, roles: [...others] } : fact;
}

/** 'Rent goes up 10%' of what it was: the figure that it comes to. */
function movedFrom(fact: Fact, before: Fact[]): Fact {
  const states = before.filter(({ tag, figure }) => tag !== 'by' && figure.unit !== 'percent');
  const latest = states.find(({ tag }) => tag === 'to') ?? states[0];
  if (fact.tag !== 'by' || !latest || states.length > 2) return fact;
  const { value, unit } = fact.figure;
  const { figure: was } = latest;
  const now = tidy(unit === 'percent' ? was.value * (1 + value / 100) : was.value + value);
  return { ...fact, tag: latest.tag, figure: { ...was, value: now, index: fact.figure.index } };
}

/** A new price takes the place of the price before; where a price moved, of the one it moved to. */
function replaces(now: Fact, before: Fact): boolean {
  if (!now.roles.some((role) => before.roles.includes(role)) || isOfOtherKind(now.figure, before.figure)) return false;
  if (now.tag === 'by' || before.tag === 'by') return now.tag === before.tag;
  return now.tag === 'from' ? before.tag !== 'to' : before.tag !== 'from';
}

/** 700 without a sign is no price where the price was 50p. */
function isOfOtherKind(now: Figure, before: Figure): boolean {
  if (now.unit !== 'plain' || before.unit !== 'money' || before.value === 0) return false;
  const times = Math.abs(now.value / before.value);
  return times > farApart || times < 1 / farApart;
}

const farApart = 100;
