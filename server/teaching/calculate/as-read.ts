import { allFormulas } from './all-formulas.ts';
import { carryScale } from './carry-scale.ts';
import type { Formula, Reading } from './formula.ts';
import type { Tag } from './read-groups.ts';
import type { Figure } from './read-numbers.ts';
import type { Fact } from './read-roles.ts';
import { type Role, roleWords } from './role-words.ts';
import { directionOf } from './told-direction.ts';

/** How the model has read the figures of the words, and what is asked for. */
export type FiguresRead = {
  figures: FigureRead[];
  /** Names of formulas, the likeliest first. */
  goals: { name: string; sure: number }[];
};

/** What one figure measures, and whether something moved from it, to it or by it. `own` is a result to be checked. */
export type FigureRead = { index: number; role: string; told: string; sure: number };

/** What a later sum may lean on: the figures as they were named. */
export type ToldFact = { role: string; tag: string; figure: Figure };

/** The words with their figures named by the model instead of by the words around them. */
export function withRoles(reading: Reading, figures: FigureRead[]): Reading {
  const offered = figures.find(({ role }) => role === 'own');
  const own = reading.own ?? (offered && reading.figures[offered.index]);
  const hasPercent = reading.figures.some(({ unit }) => unit === 'percent');
  const facts = asOneKind(figures).flatMap(({ index, role: read, told: moved }): Fact[] => {
    const role =
      isByTheYear(reading.text, index) && read === 'totalReturn' ? 'yearlyInflow' : inAll(reading, index, read);
    const told = moved === 'up' || moved === 'down' ? (directionOf(reading.text, index) ?? moved) : moved;
    const figure = reading.figures[index];
    // What the words show to be a result, or part of a working, is none of the figures of the sum.
    if (!figure || !isRole(role) || index === own?.index || !isIn(reading.text, index)) return [];
    const change = hasPercent && figure.unit === 'plain' && Math.abs(figure.value) <= 100 ? 'percent' : figure.unit;
    const tag = tagOf(told);
    return [
      {
        figure: { ...signed(figure, told), unit: tag === 'by' ? change : figure.unit },
        tag,
        roles: [role],
        sure: true,
      },
    ];
  });
  const named = carryScale({ facts: facts.map((fact) => inPairs(fact, facts)), loose: [], groups: [] });
  return { ...reading, ...named, own, named: true };
}

/** 'Footfall went 5,200 to 4,500': what moved from one figure to the other is the same thing, whatever it is. */
export function asOneKind(figures: FigureRead[]): FigureRead[] {
  const told = figures.filter(({ role }) => role !== 'own');
  const [one, two] = told;
  const isMove =
    told.length === 2 && told.some(({ told }) => told === 'from') && told.some(({ told }) => told === 'to');
  if (!isMove || !one || !two || one.role === two.role) return figures;
  const known = [one, two].filter(({ role }) => isRole(role)).sort((a, b) => b.sure - a.sure)[0];
  if (!known) return figures;
  return figures.map((figure) =>
    figure === one || figure === two ? { ...figure, role: known.role, sure: known.sure } : figure,
  );
}

/** '48k a year': a return, but not the whole of it. */
function isByTheYear(text: string, index: number): boolean {
  return new RegExp(`#${index} (?:net |cash |profit )?(?:a|per|each|every|/) ?(?:year|yr|annum)\\b`).test(text);
}

/** 'At 15 units VC is 135': what the words show to be told for all of them is not for each. */
function inAll({ facts }: Reading, index: number, role: string): string {
  const words = facts.find(({ figure }) => figure.index === index)?.roles ?? [];
  return role === 'variableCost' && words.includes('totalVariableCost') ? 'totalVariableCost' : role;
}

function isIn(text: string, index: number): boolean {
  return new RegExp(`#${index}\\b`).test(text);
}

/** 'At £10 they sold 500, at £13 they sell 420': of two figures of one kind the second is what became of the first. */
function inPairs(fact: Fact, facts: Fact[]): Fact {
  const same = facts.filter(({ roles: [role], tag }) => role === fact.roles[0] && tag !== 'by');
  const hasMoved = facts.some(({ tag }) => tag === 'from' || tag === 'to');
  const [one, two] = same;
  if (!one || !two || same.length !== 2 || fact.tag === 'by' || !hasMoved) return fact;
  if (one.tag === 'to' && two.tag === 'from') return fact;
  return { ...fact, tag: one === fact ? 'from' : 'to' };
}

/** The figures of the sums before, as if they had just been said. */
export function readingOf(told: ToldFact[], topic: string): Reading {
  const facts = told.flatMap(({ role, tag, figure }, index): Fact[] =>
    isRole(role) ? [{ figure: { ...figure, index }, tag: tag as Tag, roles: [role], sure: true }] : [],
  );
  const currency = facts.find(({ figure }) => figure.currency)?.figure.currency ?? '';
  return {
    ...{ text: '', topic, years: [], added: [], loose: [], groups: [], currency, facts },
    figures: facts.map(({ figure }) => figure),
    named: true,
  };
}

export function toldBy({ facts }: Reading): ToldFact[] {
  return facts.flatMap(({ roles: [role], tag, figure }) => (role ? [{ role, tag, figure }] : []));
}

export function formulasNamed(name: string): Formula[] {
  return allFormulas.filter((formula) => formula.name === name);
}

function isRole(role: string): role is Role {
  return Object.hasOwn(roleWords, role);
}

function tagOf(told: string): Tag {
  if (told === 'up' || told === 'down') return 'by';
  return told === 'from' || told === 'to' ? told : 'value';
}

function signed(figure: Figure, told: string): Figure {
  if (told !== 'up' && told !== 'down') return figure;
  return { ...figure, value: told === 'down' ? -Math.abs(figure.value) : Math.abs(figure.value) };
}
