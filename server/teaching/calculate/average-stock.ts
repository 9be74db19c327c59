import { value, type Way, way } from './formula.ts';
import { tidy } from './say-number.ts';

/** Inventory turnover where the stock is told at both ends of the year. */
export function averageStock(): Way {
  return way(
    { cost: value('costOfSales'), opening: value('openingStock'), closing: value('closingStock') },
    ({ cost, opening, closing }, say) => {
      const average = tidy((opening + closing) / 2);
      if (average <= 0) return undefined;
      const result = tidy(cost / average);
      return {
        value: result,
        unit: 'number',
        sentences: [
          `Average stock is ${say.money(opening)} plus ${say.money(closing)}, halved, which is ${say.money(average)}.`,
          `${say.money(cost)} divided by ${say.money(average)} is ${say.number(result)} times.`,
          `So the stock is sold and replaced ${say.number(result)} times a year.`,
        ],
        steps: [
          {
            left: 'Average stock',
            right: `(${say.money(opening)} + ${say.money(closing)}) ÷ 2 = ${say.money(average)}`,
          },
          { left: 'Inventory turnover', right: `${say.money(cost)} ÷ ${say.money(average)} = ${say.number(result)}` },
        ],
        slips: [{ value: tidy(cost / closing), says: 'you used the closing stock alone; take the average of both.' }],
      };
    },
  );
}
