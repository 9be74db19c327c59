import { step, value, type Way, way } from './formula.ts';
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
          step('Average stock', `(${say.money(opening)} + ${say.money(closing)}) ÷ 2 = ${say.money(average)}`),
          step('Inventory turnover', `${say.money(cost)} ÷ ${say.money(average)} = ${say.number(result)}`),
        ],
        slips: [{ value: tidy(cost / closing), says: 'you used the closing stock alone; take the average of both.' }],
      };
    },
  );
}

/** Asked in days: how long the stock lies before it is sold. */
export function stockDays(): Way {
  return way({ cost: value('costOfSales'), stock: value('inventory') }, ({ cost, stock }, say, { text }) => {
    if (!/\b(?:how many|in) days\b|\bdays (?:is|does|do|of|are)\b/.test(text) || cost <= 0) return undefined;
    const result = tidy((stock / cost) * 365);
    return {
      value: result,
      unit: 'number',
      sentences: [
        `${say.money(stock)} divided by ${say.money(cost)}, times 365, is ${say.number(result)} days.`,
        `So the stock is held for about ${say.number(Math.round(result))} days before it is sold.`,
      ],
      steps: [step('Days', `${say.money(stock)} ÷ ${say.money(cost)} × 365 = ${say.number(result)}`)],
    };
  });
}
