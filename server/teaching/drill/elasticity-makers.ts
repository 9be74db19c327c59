import { after, count, type Maker, moves, pounds } from './maker.ts';

const elasticities = { economics: ['1.2.3'], business: ['3.3.2', '3.3.4'] };

/** Firms with a price and what they sell at it. */
const sellers = [
  { firm: 'A café', good: 'a latte', price: 4, sold: 400, time: 'a day' },
  { firm: 'A cinema', good: 'a ticket', price: 10, sold: 600, time: 'a week' },
  { firm: 'A gym', good: 'its membership', price: 30, sold: 800, time: 'a month' },
  { firm: 'A bakery', good: 'a loaf', price: 2.4, sold: 200, time: 'a day' },
  { firm: 'A bus company', good: 'a day ticket', price: 5, sold: 2000, time: 'a day' },
];
/** By how much the price and the quantity move, in per cent. */
const demandMoves = [
  [-10, 15],
  [20, -10],
  [-20, 30],
  [10, -5],
  [25, -10],
  [-10, 20],
  [10, -8],
] as const;

export const elasticityMakers: Maker[] = [
  {
    id: 'ped',
    name: 'price elasticity of demand',
    says: 'the PED',
    aliases: /\bp\.?e\.?d\b|price elasticit\w* of demand|\belasticit(?:y|ies)\b(?! of supply)/,
    at: elasticities,
    sign: 'PED is negative, because price and quantity move in opposite directions.',
    make: (draw) => {
      const { firm, good, price, sold, time } = draw(sellers);
      const [byPrice, byQuantity] = draw(demandMoves);
      const verb = byPrice < 0 ? 'cuts' : 'raises';
      return `${firm} ${verb} the price of ${good} from ${pounds(price)} to ${pounds(after(price, byPrice))} and sells ${count(after(sold, byQuantity))} instead of ${count(sold)} ${time}. Work out the PED.`;
    },
  },
  {
    id: 'yed',
    name: 'income elasticity of demand',
    says: 'the YED',
    aliases: /\by\.?e\.?d\b|income elasticit\w*/,
    at: elasticities,
    sign: 'the sign says whether the good is normal or inferior, so look which way each of the two moves.',
    make: (draw) => {
      const { good, sold, by } = draw([
        { good: 'foreign holidays', sold: 800, by: [15, 20, 10] },
        { good: 'bus journeys', sold: 600, by: [-5, -10, -4] },
        { good: 'bread', sold: 500, by: [2, 4, 3] },
        { good: 'restaurant meals', sold: 400, by: [12, 15, 8] },
      ] as const);
      const [income, rise] = draw([
        [25_000, 4],
        [30_000, 10],
        [20_000, 5],
      ] as const);
      const change = by[rise === 10 ? 1 : rise === 5 ? 0 : 2];
      return `Average income rises from ${pounds(income)} to ${pounds(after(income, rise))}, and demand for ${good} ${moves(change)} from ${count(sold)} to ${count(after(sold, change))} a week. Work out the YED.`;
    },
  },
  {
    id: 'xed',
    name: 'cross elasticity of demand',
    says: 'the XED',
    aliases: /\bx\.?e\.?d\b|cross[ -](?:price )?elasticit\w*/,
    at: { economics: ['1.2.3'] },
    sign: 'the sign says whether they are substitutes or complements, so look which way each of the two moves.',
    make: (draw) => {
      const { one, other, price, sold, kin } = draw([
        { one: 'tea', other: 'coffee', price: 2, sold: 500, kin: 1 },
        { one: 'printers', other: 'ink', price: 80, sold: 400, kin: -1 },
        { one: 'butter', other: 'margarine', price: 2.5, sold: 800, kin: 1 },
        { one: 'train tickets', other: 'coach tickets', price: 20, sold: 300, kin: 1 },
        { one: 'games consoles', other: 'games', price: 300, sold: 2000, kin: -1 },
      ] as const);
      const [byPrice, size] = draw([
        [10, 8],
        [20, 10],
        [-10, 5],
        [-20, 30],
      ] as const);
      const change = Math.sign(byPrice) * kin * size;
      return `The price of ${one} ${moves(byPrice)} from ${pounds(price)} to ${pounds(after(price, byPrice))}, and sales of ${other} ${change < 0 ? 'fall' : 'rise'} from ${count(sold)} to ${count(after(sold, change))} a week. Work out the XED of ${other} with respect to the price of ${one}.`;
    },
  },
  {
    id: 'pes',
    name: 'price elasticity of supply',
    says: 'the PES',
    aliases: /\bp\.?e\.?s\b|(?:price )?elasticit\w* of supply/,
    at: { economics: ['1.2.5'] },
    sign: 'PES is positive, because a higher price makes firms supply more.',
    make: (draw) => {
      const { good, price, supplied } = draw([
        { good: 'wheat', price: 150, supplied: 500 },
        { good: 'milk', price: 40, supplied: 2000 },
        { good: 'strawberries', price: 60, supplied: 800 },
        { good: 'timber', price: 200, supplied: 1200 },
      ]);
      const [byPrice, byQuantity] = draw([
        [20, 5],
        [10, 15],
        [-10, -4],
        [25, 10],
        [-20, -30],
      ] as const);
      return `The price of ${good} ${moves(byPrice)} from ${pounds(price)} to ${pounds(after(price, byPrice))} a tonne, and the quantity supplied ${moves(byQuantity)} from ${count(supplied)} to ${count(after(supplied, byQuantity))} tonnes. Work out the PES.`;
    },
  },
  {
    id: 'revenue-change',
    name: 'change in total revenue',
    says: 'the change in total revenue',
    aliases: /\brevenues?\b/,
    at: { economics: ['3.3.1', '1.2.3'], business: ['3.5.1', '3.3.4'] },
    make: (draw) => {
      const { firm, good, price, sold, time } = draw(sellers);
      const [byPrice, byQuantity] = draw(demandMoves);
      const verb = byPrice < 0 ? 'cuts' : 'raises';
      return `${firm} ${verb} the price of ${good} from ${pounds(price)} to ${pounds(after(price, byPrice))}, and the quantity sold goes from ${count(sold)} to ${count(after(sold, byQuantity))} ${time}. Work out the change in total revenue.`;
    },
  },
];
