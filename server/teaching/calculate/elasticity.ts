import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Slip, step, type Working, way } from './formula.ts';
import { type Move, move, sayMove, stepOf } from './move.ts';
import type { Also } from './outcome/outcome.ts';
import { alsoRevenue, meaningOfPed } from './ped-and-revenue.ts';
import { demanded } from './quantities.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';
import { type Mover, twoMoves } from './two-moves.ts';

type Kind = {
  letters: 'PED' | 'YED' | 'XED' | 'PES';
  name: string;
  aliases: RegExp;
  implied?: RegExp;
  /** What moves first, and what answers. */
  cause: { name: string; roles: Role[]; money: boolean };
  effect: { name: string; roles: Role[] };
  meaning: (value: number, cause: Move, effect: Move, say: Say) => string;
  also?: (moves: { cause: Move; effect: Move }, say: Say) => Also[];
};

const kinds: Kind[] = [
  {
    letters: 'PED',
    name: 'price elasticity of demand',
    aliases: /price elasticity(?: of demand)?|peds?|elasticity of demand|elasticity(?! of supply)/,
    cause: { name: 'price', roles: ['price', 'cost', 'paidPrice'], money: true },
    effect: { name: 'quantity', roles: demanded },
    meaning: meaningOfPed,
    also: ({ cause, effect }, say) => alsoRevenue(cause, effect, say),
  },
  {
    letters: 'YED',
    name: 'income elasticity of demand',
    aliases: /income elasticity(?: of demand)?|yeds?/,
    cause: { name: 'income', roles: ['income', 'pay'], money: true },
    effect: { name: 'quantity', roles: demanded },
    meaning: (value) =>
      value < 0
        ? 'It is negative, so this is an inferior good.'
        : value > 1
          ? 'It is positive and above 1, so this is a normal good and a luxury.'
          : 'It is positive and below 1, so this is a normal good and a necessity.',
  },
  {
    letters: 'XED',
    name: 'cross elasticity of demand',
    aliases: /cross(?: price)? elasticity(?: of demand)?|xeds?|cped/,
    // 'The price of coffee up 20% and the demand for tea up 5%': two goods.
    implied:
      /\bprice of (?:a |the )?(\w+)\b[^#]*#\d+[^#?]*\bdemand for (?:a |the )?(?!\1\b|it\b|them\b|that\b)\w+[^#]*#\d+[^#]{0,12}$/,
    cause: { name: 'the price of the other good', roles: ['price', 'cost', 'paidPrice'], money: true },
    effect: { name: 'quantity', roles: demanded },
    meaning: (value) =>
      value > 0
        ? 'It is positive, so the two goods are substitutes.'
        : value < 0
          ? 'It is negative, so the two goods are complements.'
          : 'It is 0, so the two goods are not related.',
  },
  {
    letters: 'PES',
    name: 'price elasticity of supply',
    aliases: /(?:price )?elasticity of supply|pess?/,
    cause: { name: 'price', roles: ['price', 'cost', 'paidPrice'], money: true },
    effect: { name: 'quantity supplied', roles: ['supply', 'quantity', 'output', 'units', 'sales'] },
    meaning: (value) =>
      Math.abs(value) > 1
        ? 'That is above 1, so supply is elastic.'
        : Math.abs(value) < 1
          ? 'That is below 1, so supply is inelastic.'
          : 'That is exactly 1, so supply has unit elasticity.',
  },
];

export const elasticity: Formula[] = kinds.map((kind) => {
  const { letters, name, cause, effect, aliases } = kind;
  const longEffect = effect.name === 'quantity' ? 'quantity demanded' : effect.name;
  const longCause = letters === 'XED' ? 'the price of the other good' : cause.name;
  return {
    name,
    aliases,
    ...(kind.implied && { implied: kind.implied }),
    formula: `${letters} = %Δ ${longEffect} ÷ %Δ ${longCause}`,
    sentence: `Work out the percentage change in ${longEffect}, then divide it by the percentage change in ${longCause}.`,
    ways: [
      way(
        {
          cause: { ...move(cause.roles, `the change in ${longCause}`), looseWith: /(?!)/ },
          effect: { ...move(effect.roles, `the change in ${longEffect}`), looseWith: /(?!)/ },
        },
        (moves, say) => workElasticity(kind, moves, say),
      ),
      way(
        { moves: twoMoves(`the changes in ${longCause} and ${longEffect}`, causeOf(kind), effectOf(kind)) },
        ({ moves: { one, two } }, say) => workElasticity(kind, { cause: one, effect: two }, say),
      ),
    ],
  };
});

function causeOf({ letters, cause }: Kind): Mover {
  const words =
    letters === 'YED'
      ? /\b(?:incomes?|wages?|pay|salar(?:y|ies)|earnings?|earn|richer|poorer|better off|gdp)\b/
      : /\b(?:prices?|priced|fares?|fees?|charg\w+|wages?|pay|costs?|rents?|per (?:kilo|kg|tonne|unit|litre)|dearer|cheaper|discount)\b/;
  return { roles: cause.roles, words, money: true, small: letters !== 'YED' };
}

function effectOf({ effect }: Kind): Mover {
  const words = anyOf(
    [
      /sales|sells?|sold|demand|quantity|qty|q[ds]?|customers?|people|buy\w*|bought|visit\w*|numbers?/,
      /subscribers?|passengers?|attendance|users?|members|units|going|grow\w*|grew|produc\w+|output/,
      /supply|supplied|supplies|workers|employment|employed|jobs|eat|use|using|consum\w+|more|fewer/,
      /less/,
    ],
    { before: /\b/, after: /\b/ },
  );
  return { roles: effect.roles, words, money: false };
}

function workElasticity(kind: Kind, { cause, effect }: { cause: Move; effect: Move }, say: Say): Working | undefined {
  if (cause.percent === 0) return undefined;
  const value = tidy(effect.percent / cause.percent);
  const { letters } = kind;
  if (letters === 'PED' && value > 0) return undefined;
  const top = say.number(round1(effect.percent));
  const bottom = say.number(round1(cause.percent));
  return {
    value,
    unit: 'number',
    sentences: [
      sayMove(kind.cause.name, cause, say.money, say),
      sayMove(kind.effect.name, effect, say.number, say),
      `${letters} is ${top} divided by ${bottom}, which is ${say.number(value)}.`,
      kind.meaning(value, cause, effect, say),
    ],
    steps: [
      stepOf(kind.cause.name.replace(/^the price of the other good$/, 'other price'), cause, say.money, say),
      stepOf(kind.effect.name, effect, say.number, say),
      step(letters, `${top} ÷ ${bottom} = ${say.number(value)}`),
    ],
    slips: slipsOf(cause, effect),
    ...(kind.also && { also: kind.also({ cause, effect }, say) }),
  };
}

function round1(percent: number): number {
  return Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6 ? percent : Math.round(percent * 10) / 10;
}

function slipsOf(cause: Move, effect: Move): Slip[] {
  const slips: Slip[] = [];
  if (effect.percent !== 0) {
    const turned = cause.percent / effect.percent;
    for (const value of [turned, -turned]) {
      slips.push({ value, says: 'you have it the wrong way round; the change in quantity goes on top.' });
    }
  }
  const onNew = (one: Move) => (one.from !== undefined && one.to ? ((one.to - one.from) / one.to) * 100 : undefined);
  const [causeOnNew, effectOnNew] = [onNew(cause), onNew(effect)];
  const both = causeOnNew && effectOnNew ? [effectOnNew / causeOnNew, -effectOnNew / causeOnNew] : [];
  const oneOfThem = [
    ...(causeOnNew ? [effect.percent / causeOnNew] : []),
    ...(effectOnNew ? [effectOnNew / cause.percent] : []),
  ];
  for (const value of [...both, ...oneOfThem])
    slips.push({ value, says: 'you divided by the new value; a percentage change is always on the old one.' });
  return slips;
}
