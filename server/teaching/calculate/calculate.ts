import { checkOwn } from './check-own.ts';
import { chooseByRoles } from './choose-by-roles.ts';
import { chooseEconomics } from './choose-economics.ts';
import { chooseFormulas } from './choose-formula.ts';
import type { Formula, Reading, WayResult, Working } from './formula.ts';
import { focusOn, readWords } from './read-words.ts';
import { retellBalance } from './retell-balance.ts';
import { retellTrade } from './retell-trade.ts';
import { type Role, roleWords } from './role-words.ts';
import { businessRoles } from './role-words-business.ts';
import { ratioRoles } from './role-words-ratios.ts';
import { aloud, capital, onScreen, resultText, type Say, sayWith } from './say-number.ts';

export type SumRequest = {
  words: string;
  subject: 'economics' | 'business';
  /** What is being talked about: section title and last question, or ''. */
  topic: string;
  /** The student wants only a nudge or the formula. */
  hintOnly?: boolean;
};
export type Sum =
  | {
      kind: 'worked';
      name: string;
      /** As spoken, one for each step, the last one with the meaning. */
      sentences: string[];
      /** Aligned steps for the screen. */
      steps: { left: string; right: string }[];
      result: string;
      /** The student's own result, when given. */
      own?: 'right' | 'wrong';
    }
  | { kind: 'missing'; name: string /** 'the selling price' */; missing: string[]; formula: string }
  | { kind: 'formula'; name: string; formula: string; sentence: string };

/** A page of figures is not read again for each sum it might be. */
const mostFigures = 12;

/** Does the sum exactly, or says what is missing for it; nothing when there is no sum to be done here. */
export function calculate({ words, subject, topic, hintOnly = false }: SumRequest): Sum | undefined {
  const reading = readWords(words, topic);
  const { candidates, both, wantsFormula, wantsHint, isTheory, mayMiss } = chooseFormulas(reading, subject);
  const [first] = candidates;
  if (isTheory && !wantsFormula) return undefined;
  if (hintOnly || wantsHint) return first && toFormula(first.formula);
  const say = sayWith(reading.currency);
  const pair = both && workBoth(both, reading, say);
  if (pair) return pair;
  for (const { formula, score } of candidates) {
    const result = tryWays(formula, reading, say);
    const mayLeave = score > 0 || subject === 'business';
    if (result.kind === 'done' && (mayLeave || isWhole(formula, reading, result.used)))
      return toWorked(formula, result.working, reading, say);
  }
  if (subject === 'economics' && !wantsFormula && reading.facts.length <= mostFigures) {
    for (const formula of new Set([...candidates.map((one) => one.formula), ...chooseEconomics(reading)])) {
      const working = tryWhole(formula, reading, say) ?? tryFocused(formula, reading, say);
      if (working) return toWorked(formula, working, reading, say);
    }
  }
  const asked = candidates
    .filter(({ score, formula }) => score >= 3 && !/^percentage /.test(formula.name))
    .map(({ formula }) => formula.name);
  const fromRoles = subject === 'business' ? workByRoles(reading, asked, both, say) : undefined;
  if (fromRoles || !first) return fromRoles;
  if (wantsFormula) return toFormula(first.formula);
  const missing = toMissing(first.formula, reading, say);
  return mayMiss || isOneShort(first, reading, say) ? missing : undefined;
}

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
function workByRoles(
  reading: Reading,
  asked: string[],
  both: [Formula, Formula] | undefined,
  say: Say,
): Sum | undefined {
  if (reading.facts.length > 9) return undefined;
  for (const told of [reading, retellTrade(reading), retellBalance(reading)]) {
    if (!told) continue;
    const pair = both && told !== reading ? workBoth(both, told, say) : undefined;
    if (pair) return pair;
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

/** One after the other; only when both come out. */
function workBoth(formulas: [Formula, Formula], reading: Reading, say: Say): Sum | undefined {
  const [one, two] = formulas.map((formula) => {
    const result = tryWays(formula, reading, say);
    return result.kind === 'done' ? toWorked(formula, result.working, { ...reading, own: undefined }, say) : undefined;
  });
  if (one?.kind !== 'worked' || two?.kind !== 'worked') return undefined;
  const isNew = (sentence: string) => !one.sentences.includes(sentence);
  return {
    kind: 'worked',
    name: `${one.name} and ${two.name}`,
    sentences: [...one.sentences, ...two.sentences.filter(isNew)],
    steps: [...one.steps, ...two.steps.filter(({ right }) => !one.steps.some((step) => step.right === right))],
    result: `${one.result} and ${two.result}`,
  };
}

function tryWays(formula: Formula, reading: Reading, say: Say): WayResult {
  for (const { run } of formula.ways) {
    const result = run(reading, say);
    if (result.kind === 'done' && !(formula.strict && (result.rivalled || hasMore(reading, result.used))))
      return result;
  }
  return { kind: 'unfit' };
}

/** Nobody named this sum, so it has to use every figure. */
function tryWhole(formula: Formula, reading: Reading, say: Say): Working | undefined {
  const result = tryWays(formula, reading, say);
  return result.kind === 'done' && isWhole(formula, reading, result.used) ? result.working : undefined;
}

function isWhole({ beside = [] }: Formula, { facts }: Reading, used: Set<number>): boolean {
  return facts.every(({ figure, roles }) => used.has(figure.index) || roles.some((role) => beside.includes(role)));
}

/** Looks only for what this sum needs; right where that leaves no figure over, since then nothing else can be meant. */
function tryFocused(formula: Formula, reading: Reading, say: Say): Working | undefined {
  for (const { roles: own, run } of formula.ways) {
    if (own.length === 0) continue;
    const roles = [...own, ...(formula.beside ?? [])];
    const asked =
      new RegExp(`^[^#]{0,24}?(${formula.aliases.source}) (?:if|when|with|given|for)\\b`).exec(reading.text)?.[1] ?? '';
    const isOther = (role: Role) =>
      !roleWords[role].words.test(asked) && !(role in businessRoles) && !(role in ratioRoles) && !roles.includes(role);
    if (reading.facts.some((fact) => fact.sure && fact.roles.length > 0 && fact.roles.every(isOther))) continue;
    const focused = focusOn(reading, roles);
    const result = run(focused, say);
    if (result.kind !== 'done' || (formula.strict && hasMore(focused, result.used))) continue;
    if (isWhole(formula, focused, result.used)) return result.working;
  }
  return undefined;
}

/** An amount that the sum has left out, such as a second fixed cost, or figures by the month for a sum by the year. */
function hasMore({ facts, own, text }: Reading, used: Set<number>): boolean {
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

function toFormula({ name, formula, sentence }: Formula): Sum {
  return { kind: 'formula', name, formula, sentence };
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

function toWorked(formula: Formula, working: Working, reading: Reading, say: Say): Sum {
  const text = working.result ?? say[working.unit](working.value);
  const checked = checkOwn(working, reading, say);
  const sums = reading.added.map(
    ({ name, parts, total }) =>
      `${capital(name)} are ${parts.map(say.money).join(' plus ')}, which is ${say.money(total)}.`,
  );
  return {
    kind: 'worked',
    name: formula.name,
    sentences: [...(checked ? [checked.says] : []), ...sums, ...working.sentences].map((sentence) =>
      capital(aloud(sentence)),
    ),
    steps: working.steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    result: resultText(text),
    ...(checked?.own && { own: checked.own }),
  };
}
