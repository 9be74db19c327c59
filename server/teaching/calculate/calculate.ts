import { checkOwn } from './check-own.ts';
import { chooseFormulas } from './choose-formula.ts';
import type { Formula, Reading, WayResult, Working } from './formula.ts';
import { readWords } from './read-words.ts';
import { type Role, roleWords } from './role-words.ts';
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

/** Does the sum exactly, or says what is missing for it; nothing when there is no sum to be done here. */
export function calculate({ words, subject, topic, hintOnly = false }: SumRequest): Sum | undefined {
  const reading = readWords(words, topic);
  const { candidates, both, wantsFormula, wantsHint, isTheory, mayMiss } = chooseFormulas(reading, subject);
  const [first] = candidates;
  if (!first || (isTheory && !wantsFormula)) return undefined;
  if (hintOnly || wantsHint) return toFormula(first.formula);
  const say = sayWith(reading.currency);
  const pair = both && workBoth(both, reading, say);
  if (pair) return pair;
  for (const { formula } of candidates) {
    const result = tryWays(formula, reading, say);
    if (result.kind === 'done') return toWorked(formula, result.working, reading, say);
  }
  if (wantsFormula) return toFormula(first.formula);
  return mayMiss ? toMissing(first.formula, reading, say) : undefined;
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
    if (result.kind === 'done' && !(formula.strict && hasMore(reading, result.used))) return result;
  }
  return { kind: 'unfit' };
}

/** An amount that the sum has left out, such as a second fixed cost, or figures by the month for a sum by the year. */
function hasMore({ facts, own, text }: Reading, used: Set<number>): boolean {
  const mixed =
    /\b(?:annual|yearly|(?:per|a) year)\b/.test(text) && /\b(?:a|per|each) (?:week|month|day|quarter)\b/.test(text);
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
        !used.has(figure.index),
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
