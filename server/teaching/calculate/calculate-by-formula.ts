import { chooseByRoles, chooseEconomics } from './choose-by-situation.ts';
import { chooseFormulas } from './choose-formula.ts';
import type { Formula, Reading, WayResult, Working } from './formula.ts';
import type { Figure } from './read-numbers.ts';
import { focusOn } from './read-words.ts';
import { retellBalance } from './retell-balance.ts';
import { retellTrade } from './retell-trade.ts';
import { type Role, roleWords } from './role-words.ts';
import { businessRoles } from './role-words-business.ts';
import { financeRoles } from './role-words-finance.ts';
import { ratioRoles } from './role-words-ratios.ts';
import { type Say, sayWith, tidy } from './say-number.ts';
import { joinSums, type Sum, type SumRequest, toFormula, toWorked } from './sum.ts';
import { hasMore, tryWays } from './try-ways.ts';

/** By the words around the figures: a formula that is named, or one that leaves no figure over. */
export function calculateByFormula(
  reading: Reading,
  subject: SumRequest['subject'],
  hintOnly: boolean,
): Sum | undefined {
  const { candidates, several, wantsFormula, wantsHint, isTheory, mayMiss } = chooseFormulas(reading, subject);
  const [first] = candidates;
  if (isTheory && !wantsFormula) return undefined;
  if (hintOnly || wantsHint) return first && toFormula(first.formula);
  const say = sayWith(reading.currency);
  const all = several && workAll(several, reading, say);
  if (all) return all;
  for (const { formula, score } of candidates) {
    const result = tryWays(formula, reading, say);
    const mayLeave = score > 0 || subject === 'business';
    if (result.kind !== 'done') continue;
    const whole = isWhole(formula, reading, result.used) || leavesNothing(reading, result);
    // Who asks for a sum by its name may tell more than it needs, if nothing of that could stand in its place.
    const isBeside = score >= asked && !result.rivalled && isNamed(reading, result.used);
    if (whole || (mayLeave && isBeside))
      return { ...toWorked(formula, result.working, reading, say), ...(!whole && { leavesOver: true }) };
  }
  if (subject === 'economics' && !wantsFormula && reading.facts.length <= mostFigures) {
    for (const formula of new Set([...candidates.map((one) => one.formula), ...chooseEconomics(reading)])) {
      const working = tryWhole(formula, reading, say) ?? tryFocused(formula, reading, say);
      if (working) return toWorked(formula, working, reading, say);
    }
  }
  const names = candidates
    .filter(({ score, formula }) => score >= asked && !/^percentage /.test(formula.name))
    .map(({ formula }) => formula.name);
  const fromRoles = subject === 'business' ? workByRoles(reading, names, several, say) : undefined;
  if (fromRoles || !first) return fromRoles;
  if (wantsFormula) return toFormula(first.formula);
  const missing = toMissing(first.formula, reading, say);
  return mayMiss || isOneShort(first, reading, say) ? missing : undefined;
}

type Done = Extract<WayResult, { kind: 'done' }>;
/** The score of a name that is asked for. */
const asked = 3;

/** Named, with every figure understood and only one wanting. */
function isOneShort({ formula, score }: { formula: Formula; score: number }, reading: Reading, say: Say): boolean {
  const { facts, own } = reading;
  const results = formula.ways.map(({ run }) => run(reading, say));
  return (
    score >= 3 &&
    !own &&
    results.every(({ kind }) => kind !== 'done') &&
    results.some((result) => result.kind === 'missing' && result.missing.length === 1 && result.found === facts.length)
  );
}

/** A sum that nobody named; only when it leaves no figure over. */
function workByRoles(reading: Reading, asked: string[], several: Formula[] | undefined, say: Say): Sum | undefined {
  if (reading.facts.length > 9) return undefined;
  for (const told of [reading, retellTrade(reading), retellBalance(reading)]) {
    if (!told) continue;
    const all = several && told !== reading ? workAll(several, told, say) : undefined;
    if (all) return all;
    for (const formula of chooseByRoles(told, asked)) {
      const result = tryWays(formula, told, say);
      const isWhole =
        result.kind === 'done' &&
        told.facts.every(({ figure }) => figure === told.own || result.used.has(figure.index));
      if (isWhole) return toWorked(formula, result.working, told, say);
    }
  }
  return undefined;
}

/** A page of figures is not read again for each sum it might be. */
const mostFigures = 12;

/** One after the other, two of them at the least. */
function workAll(formulas: Formula[], reading: Reading, say: Say): Sum | undefined {
  // What one of them leaves over another may use: the fixed costs have no part in the contribution.
  const results = formulas.flatMap((formula) => {
    const strictly = tryWays(formula, reading, say);
    const result = strictly.kind === 'done' ? strictly : tryWays({ ...formula, strict: false }, reading, say);
    return result.kind === 'done' ? [{ ...result, formula }] : [];
  });
  if (results.length < Math.max(2, formulas.length - 1)) return undefined;
  const used = new Set(results.flatMap((one) => [...one.used]));
  if (results.some(({ rivalled }) => rivalled) && !reading.facts.every(({ figure }) => used.has(figure.index)))
    return undefined;
  if (formulas.some(({ strict }) => strict) && hasMore(reading, used)) return undefined;
  return results
    .map(({ formula, working }) => toWorked(formula, working, { ...reading, own: undefined }, say))
    .reduce(joinSums);
}

/** Nobody named this sum, so it has to use every figure. */
function tryWhole(formula: Formula, reading: Reading, say: Say): Working | undefined {
  const result = tryWays(formula, reading, say);
  return result.kind === 'done' && isWhole(formula, reading, result.used) ? result.working : undefined;
}

function isWhole({ beside = [] }: Formula, { facts }: Reading, used: Set<number>): boolean {
  return facts.every(({ figure, roles }) => used.has(figure.index) || roles.some((role) => beside.includes(role)));
}

/** Each figure that is left is called something of its own, or counts things: '12 machines'. */
function isNamed({ facts, text }: Reading, used: Set<number>): boolean {
  const counts = ({ index, unit }: Figure) => unit === 'plain' && new RegExp(`#${index} [a-z]{3,}s\\b`).test(text);
  return facts.every(({ figure, roles }) => used.has(figure.index) || roles.length > 0 || counts(figure));
}

/** What is left is the student's own result or working, a figure told twice, or the rate that the factors belong to. */
function leavesNothing({ facts, text, own, other }: Reading, { used, working }: Done): boolean {
  const known = new Set(facts.flatMap(({ figure }) => (used.has(figure.index) ? figure.value : [])));
  return facts.every(
    ({ figure: { index, value } }) =>
      used.has(index) ||
      known.has(value) ||
      index === other?.index ||
      value === own?.value ||
      Math.abs(value) === Math.abs(tidy(working.value)) ||
      new RegExp(`#${index} (?:discount )?factors?\\b`).test(text),
  );
}

const ofBusiness = { ...businessRoles, ...financeRoles, ...ratioRoles };

/** Looks only for what this sum needs; right where that leaves no figure over, since then nothing else can be meant. */
function tryFocused(formula: Formula, reading: Reading, say: Say): Working | undefined {
  for (const { roles: own, run } of formula.ways) {
    if (own.length === 0) continue;
    const roles = [...own, ...(formula.beside ?? [])];
    const asked =
      new RegExp(`^[^#]{0,24}?(${formula.aliases.source}) (?:if|when|with|given|for)\\b`).exec(reading.text)?.[1] ?? '';
    const isOther = (role: Role) =>
      !roleWords[role].words.test(asked) && !(role in ofBusiness) && !roles.includes(role);
    if (reading.facts.some((fact) => fact.sure && fact.roles.length > 0 && fact.roles.every(isOther))) continue;
    const focused = focusOn(reading, roles);
    const result = run(focused, say);
    if (result.kind !== 'done' || (formula.strict && hasMore(focused, result.used))) continue;
    if (isWhole(formula, focused, result.used)) return result.working;
  }
  return undefined;
}

/** Names what the nearest way still needs; a sum of which nothing is known is no sum yet. */
function toMissing(formula: Formula, reading: Reading, say: Say): Sum | undefined {
  const results = formula.ways.map(({ run }) => run(reading, say));
  const near = results
    .filter((result) => result.kind === 'missing')
    .filter(({ found }) => found > 0)
    .sort((a, b) => a.missing.length - b.missing.length || b.found - a.found)[0];
  return near && { kind: 'missing', name: formula.name, missing: near.missing, formula: formula.formula };
}
