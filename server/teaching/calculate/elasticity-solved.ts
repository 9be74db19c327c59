import { anyOf } from '#domain/any-of.ts';
import { causeWorking, quantityWorking } from './elasticity-working.ts';
import { type Formula, type Need, value, type Way, way } from './formula.ts';
import { type Move, move } from './move.ts';
import { demanded } from './quantities.ts';
import type { Role } from './role-words.ts';

const elasticities: [Role, string, Role[], string][] = [
  ['ped', 'PED', ['price'], 'price'],
  ['yed', 'YED', ['income', 'pay'], 'income'],
  ['xed', 'XED', ['price'], 'price'],
  ['pes', 'PES', ['price'], 'price'],
  ['elasticity', 'PED', ['price'], 'price'],
];

/** A new quantity needs the old one; the percentage alone would be something else. */
const asksNew = /\bwhat (?:will|would|is|s) (?:be )?the new (?:quantity|sales)\b|\bnew quantity (?:be|is)\b/;

/** The sums that start from a known elasticity. */
export const elasticitySolved: Formula[] = [
  {
    name: 'change in quantity from an elasticity',
    onlyAsked: true,
    onlyWith: /elastic|\b(?:ped|yed|xed|pes)\b/,
    aliases: anyOf([
      anyOf(
        [/quantity(?: demanded| supplied)?|qd|demand|sales|units sold|volume|customers|supply|passengers/, /tickets/],
        {
          before:
            /(?:new |the |total |percentage |% )*(?:change in |effect on |fall in |rise in |drop in |increase in )?/,
          after: /(?: (?:will|would|should|do|does|be|now|change|fall|rise|drop|increase|go|sold|sell|if)\b)*/,
        },
      ),
      /(?:will|would|does) (?:it|they|the firm) (?:sell|supply)/,
    ]),
    formula: '%Δ quantity = elasticity × %Δ price (or income)',
    sentence:
      'Multiply the elasticity by the percentage change in price or income to get the percentage change in quantity.',
    ways: elasticities.flatMap(([role, letters, causes, causeName]): Way[] => [
      way(
        {
          elasticity: value(role),
          cause: move(causes, `the change in ${causeName}`),
          before: startOf(demanded, 'the quantity before'),
        },
        ({ elasticity, cause, before }, say) => quantityWorking(letters, elasticity, cause, causeName, say, before),
      ),
      way(
        { elasticity: value(role), cause: move(causes, `the change in ${causeName}`) },
        ({ elasticity, cause }, say, { text }) =>
          asksNew.test(text) ? undefined : quantityWorking(letters, elasticity, cause, causeName, say),
      ),
    ]),
  },
  {
    name: 'change in price or income from an elasticity',
    onlyAsked: true,
    onlyWith: /elastic|\b(?:ped|yed|xed|pes)\b/,
    aliases: anyOf([
      /(?:new |the |percentage |% )*(?:change in |fall in |rise in |increase in |cut in )?(?:price|income)s?(?: (?:need|needs|have to|has to|must|should|will|would|change|fall|rise|be|cut|drop|to))*/,
      /(?:much|far) (?:should|must|does|do|would|will|can) (?:the |it |they |i |we |firm |you )*(?:price|cut|change|raise|lower|reduce|drop)\w*(?: (?:the |its )?prices?)?/,
    ]),
    formula: '%Δ price (or income) = %Δ quantity ÷ elasticity',
    sentence:
      'Divide the percentage change in quantity by the elasticity to get the percentage change in price or income.',
    ways: elasticities.flatMap(([role, letters, causes, causeName]): Way[] => [
      way(
        {
          elasticity: value(role),
          effect: move(demanded, 'the change in quantity'),
          before: startOf(causes, `the ${causeName} before`),
        },
        ({ elasticity, effect, before }, say) => causeWorking(letters, elasticity, effect, causeName, say, before),
      ),
      way(
        { elasticity: value(role), effect: move(demanded, 'the change in quantity') },
        ({ elasticity, effect }, say) => causeWorking(letters, elasticity, effect, causeName, say),
      ),
      way({ elasticity: value(role), effect: onlyChange('the change in quantity') }, ({ elasticity, effect }, say) =>
        causeWorking(letters, elasticity, effect, causeName, say),
      ),
    ]),
  },
];

/** The one percentage change in the words, whatever it is called: '6% more houses built'. */
function onlyChange(label: string): Need<Move> {
  return {
    label,
    roles: [],
    take: (_, { facts }) => {
      const changes = facts.filter(({ figure, tag }) => figure.unit === 'percent' && tag === 'by');
      const [only] = changes;
      if (!only || changes.length !== 1 || only.roles.includes('price') || facts.length !== 2) return undefined;
      return { value: { percent: only.figure.value, told: 'percent' }, used: [only.figure.index] };
    },
  };
}

/** A single state, with no change told of it: 'sales are 300'. */
function startOf(roles: Role[], label: string): Need<number> {
  const one = value(roles, label);
  return {
    ...one,
    take: (facts, reading) => {
      const states = facts.filter(({ tag, figure }) => tag !== 'by' && figure.unit !== 'percent');
      return states.length === facts.length ? one.take(states, reading) : undefined;
    },
  };
}
