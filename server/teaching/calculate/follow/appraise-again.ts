import { anyOf } from '#domain/any-of.ts';
import { calculateByFormula } from '../calculate-by-formula.ts';
import type { Reading } from '../formula.ts';
import { investment } from '../investment.ts';
import { paybackPeriod } from '../payback.ts';
import { type Flows, readFlows } from '../read-flows.ts';
import { readWords } from '../read-words.ts';
import { sayWith } from '../say-number.ts';
import { joinSums, leaning, type Sum, type SumRequest } from '../sum.ts';

/**
 * 'Can you do the NPV of that at 10%, factors 0.909 …', 'NPV not ARR, discount rate 10%': another sum with the project
 * that was told before. What it costs and brings in is as it was; only a rate or factors may be new.
 */
export function appraiseAgain(words: string, before: SumRequest['before'], said = ''): Sum | undefined {
  const now = readWords(words, '');
  const told = readFlows(now);
  const isAgain = told !== undefined && before !== undefined && tellsAgain.test(now.text);
  const asked = measures.filter(({ named }) => named.test(withoutRefused(now.text)));
  const isStill = isAgain || (before?.name === npv && tellsTerms.test(now.text));
  const wanted = asked.length || !isStill ? asked : measures.filter(({ name }) => before?.name.includes(name));
  if (wanted.length === 0 || (told && !isAgain) || asksElse(now)) return undefined;
  const lines = [...said.split('\n'), ...(before?.words.split('\n') ?? [])].toReversed().filter(Boolean);
  const project = told ? { flows: told, reading: now } : lines.flatMap(toProject)[0];
  const terms = termsOf(now, told);
  if (!project || !terms) return undefined;
  const needsTerms = wanted.some(({ name }) => name === npv) && !terms.factors.length && terms.rate === undefined;
  const known = needsTerms ? (lines.flatMap(termsIn)[0] ?? terms) : terms;
  const sums = wanted.map(({ name }) => appraise(name, project, known, now));
  const all = sums.filter((sum) => sum?.kind === 'worked');
  if (sums.length === 1) return sums[0];
  return all.length === sums.length ? leaning(all.reduce(joinSums)) : undefined;
}

const npv = 'net present value';
const measures = [
  { name: 'payback period', named: /\bpay ?back\b/ },
  { name: 'average rate of return', named: /\barr\b|\b(?:average |accounting )?rate of return\b/ },
  { name: npv, named: /\bnpvs?\b|\bnet present value\b/ },
].map((one) => ({ ...one, formula: [...paybackPeriod, ...investment].find(({ name }) => name === one.name) }));

/** 'No, work it out for me: 50,000 machine, 15,000 a year for 5 years' */
const tellsAgain = /^(?:(?:no|nope|ok|but|so|and|pls|please|just|ugh) )*(?:work|do|calc\w*|again|same|for)\b|\bagain\b/;
const lead =
  /(?:no|ok|so|its|it|is|at|use|using|the|a|of|with|and|for|discount|rate|factors?|are|sorry|oh|years?|yrs?|over|lasts?|what|if|was) |[:,.!] ?/;
const figures = /(?:#\d+|~)(?: |,|$|\?)+(?:and |years? ?|yrs? ?|for |at |discount |rate |over |instead ?)*/;

/** '10%', 'use 8%, 4 years', after an NPV for which that was missing */
const tellsTerms = new RegExp(`^(?:${lead.source})*(?:${figures.source})+[?.!]*$`);
/** 'NPV, not ARR' */
const withoutRefused = (text: string) => text.replace(/\b(?:not|instead of|rather than)(?: the| an?)? [a-z]+/g, ' ');
/** What is asked about a result, and a long sentence that only mentions it. */
function asksElse({ text, figures }: Reading): boolean {
  return asksWhy.test(text) || (figures.length === 0 && text.split(' ').length > longestBare);
}

const longestBare = 12;
const asksWhy = anyOf([
  /\bif (?:the |an? )?(?:npv|arr|payback)(?: period)? (?:is|was)\b/,
  /\b(?:good|bad|limitations?|drawbacks?|marks?|essay|useful)\b|\bwhy\b|\bexplain\b|\bmeans?\b/,
  /\bdifference\b|\b(?:dis)?advantages?\b/,
  /\bwhat (?:is|are|does) (?:an? )?(?:npv|arr|payback|net present value)s? ?(?:\?|$|do\b|tell|show)/,
  /\bhow (?:do|does|would) (?:the |a )?(?:npv|arr|payback)|\bwhich\b|\bbetter\b|\bformula\b/,
  /\bbreak ?even\b/,
]);

type Project = { flows: Flows; reading: Reading };
type Terms = { factors: number[]; rate?: number; years?: number };

function toProject(line: string): Project[] {
  const reading = readWords(line, '');
  const flows = readFlows(reading);
  return flows && !flows.every ? [{ flows, reading }] : [];
}

/** The rate and the factors, where these words tell no other figure. */
function termsOf({ facts, own, text }: Reading, project: Flows | undefined): Terms | undefined {
  // '10%' alone is no result of an NPV.
  const told =
    own?.unit === 'percent' ? [own, ...facts.map(({ figure }) => figure)] : facts.map(({ figure }) => figure);
  const figures = told.filter(({ index, unit }) => index !== own?.index || unit === 'percent');
  const rates = figures.filter(({ unit }) => unit === 'percent');
  const plain = figures.filter(({ unit }) => unit !== 'percent');
  const factors = plain.filter(({ value, unit }) => unit === 'plain' && value > 0 && value <= 1);
  const [years, ...others] = plain.filter(({ index }) => new RegExp(`#${index} ?(?:years?|yrs?)\\b`).test(text));
  const known = factors.length + (years && !factors.includes(years) ? 1 : 0);
  if (rates.length > 1 || others.length > 0 || (!project && known < plain.length)) return undefined;
  return {
    factors: factors.filter((one) => one !== years).map(({ value }) => value),
    ...(rates[0] && { rate: rates[0].value }),
    ...(years && !project && { years: years.value }),
  };
}

/** '… at 10%', of an NPV that was asked for before. */
function termsIn(line: string): Terms[] {
  const reading = readWords(line, '');
  if (!/\bnpv\b|\bpresent value\b|\bdiscount|\bfactors?\b/.test(reading.text)) return [];
  const terms = termsOf(reading, readFlows(reading));
  return terms && (terms.factors.length > 0 || terms.rate !== undefined) ? [terms] : [];
}

function appraise(
  name: string,
  { flows: project, reading }: Project,
  terms: Terms,
  { own: given }: Reading,
): Sum | undefined {
  const own = given?.unit === 'percent' && name === npv ? undefined : given;
  const formula = measures.find((one) => one.name === name)?.formula;
  const isOpen = project.even && project.flows.length === 1;
  const factors = terms.factors[0] === 1 ? terms.factors.slice(1) : terms.factors;
  const length = isOpen ? (terms.years ?? (factors.length || 1)) : project.flows.length;
  // Years that were told otherwise before are another project's.
  if (!Number.isInteger(length) || length > mostYears || (terms.years ?? length) !== length) return undefined;
  const flows = isOpen ? Array.from({ length }, () => project.flows[0] ?? 0) : project.flows;
  const missing = name === npv ? missingOf(flows, factors, terms.rate) : undefined;
  if (missing && formula) return { kind: 'missing', name, missing, formula: formula.formula };
  const say = sayWith(reading.currency);
  const each = flows.map((flow, at) => `year ${at + 1} ${say.money(flow)}`);
  const retold = [
    `initial cost is ${say.money(project.cost)}`,
    flows.length === 1
      ? `net cash flow is ${say.money(flows[0] ?? 0)} a year`
      : evenly(project, flows, say.money, each),
    ...(factors.length ? [`discount factors are ${factors.slice(0, flows.length).join(', ')}`] : []),
    ...(factors.length === 0 && terms.rate !== undefined ? [`the discount rate is ${terms.rate}%`] : []),
  ].join('. ');
  const read = readWords(`${retold}. what is the ${name}?`, '');
  const sum = calculateByFormula({ ...read, ...(own && { own }) }, 'business', false);
  return sum?.kind === 'worked' ? { ...leaning(sum), retold } : undefined;
}

const mostYears = 40;

function evenly({ even }: Flows, flows: number[], money: (value: number) => string, each: string[]): string {
  return even ? `net cash flow is ${money(flows[0] ?? 0)} a year for ${flows.length} years` : each.join(', ');
}

function missingOf(flows: number[], factors: number[], rate: number | undefined): string[] | undefined {
  const lacks = [
    ...(flows.length < 2 ? ['how many years it lasts'] : []),
    ...(factors.length === 0 && rate === undefined ? ['the discount rate'] : []),
    ...(factors.length > 0 && factors.length < flows.length
      ? [`a discount factor for each of the ${flows.length} years`]
      : []),
  ];
  return lacks.length > 0 ? lacks : undefined;
}
