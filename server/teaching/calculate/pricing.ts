import { type Formula, step, value, way } from './formula.ts';
import { tidy } from './say-number.ts';

const cost = () => value(['cost', 'averageCost', 'variableCost', 'initialCost', 'totalCost'], 'the cost per unit');

export const pricing: Formula[] = [
  {
    name: 'mark-up',
    aliases: /mark ?ups?(?: percentage| %)?|percentage mark ?up|markup/,
    formula: 'Mark-up = (price − cost) ÷ cost × 100',
    sentence: 'Take the cost from the price, divide by the cost and multiply by 100.',
    ways: [
      way({ price: value('price', 'the selling price'), cost: cost() }, ({ price, cost: each }, say) => {
        if (each <= 0 || price < each) return undefined;
        const added = tidy(price - each);
        const result = tidy((added / each) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `${say.money(added)} is added to the cost of ${say.money(each)}.`,
            `${say.money(added)} divided by ${say.money(each)}, times 100, is ${say.percent(result)}.`,
            `So the mark-up is ${say.percent(result)} on cost.`,
          ],
          steps: [
            step('Added', `${say.money(price)} − ${say.money(each)} = ${say.money(added)}`),
            step('Mark-up', `${say.money(added)} ÷ ${say.money(each)} × 100 = ${say.percent(result)}`),
          ],
          slips: [
            { value: (added / price) * 100, says: 'that is the margin on the price; the mark-up is on the cost.' },
          ],
        };
      }),
    ],
  },
  {
    name: 'price from a mark-up',
    onlyAsked: true,
    onlyWith: /mark ?up|marks? \w+ up/,
    aliases:
      /(?:selling |sale |final |retail |new )?price(?: (?:should|will|would|be|is it))*|(?:what|how much) (?:should|would|will|do|does) (?:they|it|he|she|i|we|the \w+) (?:charge|sell (?:it|them) for)/,
    formula: 'Price = cost × (1 + mark-up)',
    sentence: 'Find the mark-up in pounds and add it to the cost.',
    ways: [
      way({ cost: cost(), markUp: value('markUp') }, ({ cost: each, markUp }, say) => {
        const added = tidy((each * markUp) / 100);
        const result = tidy(each + added);
        return {
          value: result,
          unit: 'money',
          sentences: [
            `${say.percent(markUp)} of ${say.money(each)} is ${say.money(added)}.`,
            `Add that to the cost: ${say.money(each)} plus ${say.money(added)} is ${say.money(result)}.`,
            `So the price is ${say.money(result)}.`,
          ],
          steps: [
            step('Mark-up', `${say.money(each)} × ${say.percent(markUp)} = ${say.money(added)}`),
            step('Price', `${say.money(each)} + ${say.money(added)} = ${say.money(result)}`),
          ],
          slips: [{ value: added, says: 'that is only the mark-up; add it to the cost.' }],
        };
      }),
    ],
  },
];
