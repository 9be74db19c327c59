import type { Formula, Reading, WayResult } from './formula.ts';
import { type Role, roleWords } from './role-words.ts';
import type { Say } from './say-number.ts';

/** The first way of a formula that comes out and leaves no amount aside that would change it. */
export function tryWays(formula: Formula, reading: Reading, say: Say): WayResult {
  for (const { run } of formula.ways) {
    const result = run(reading, say);
    if (result.kind === 'done' && !(formula.strict && (result.rivalled || hasMore(reading, result.used))))
      return result;
  }
  return { kind: 'unfit' };
}

/** An amount that the sum has left out, such as a second fixed cost, or figures by the month for a sum by the year. */
export function hasMore({ facts, own, text }: Reading, used: Set<number>): boolean {
  const mixed =
    /\b(?:annual|yearly|(?:per|a) year)\b/.test(text) && /\b(?:a|per|each) (?:week|month|day|quarter)\b/.test(text);
  const known = new Set(facts.flatMap(({ figure }) => (used.has(figure.index) ? figure.value : [])));
  const isMoney = (role: Role) => roleWords[role].units === 'money';
  return (
    mixed ||
    facts.some(
      ({ figure, roles }) =>
        figure !== own &&
        figure.unit !== 'percent' &&
        roles.length > 0 &&
        roles.every(isMoney) &&
        !roles.some((role) => role === 'gdp' || role === 'nominalGdp' || role === 'realGdp') &&
        !used.has(figure.index) &&
        !known.has(figure.value),
    )
  );
}
