import { step, type Way, way } from './formula.ts';
import { ends } from './move.ts';
import { tidy } from './say-number.ts';

/** Both years put into base-year prices first: exact where prices are told as an index. */
export function deflated(): Way {
  return way(
    {
      nominal: ends(['nominalGdp', 'gdp', 'pay', 'income', 'nominalValue'], 'the nominal value in both years'),
      index: ends('index', 'the price index in both years'),
    },
    ({ nominal, index }, say) => {
      if (index.from <= 0 || index.to <= 0) return undefined;
      const before = tidy((nominal.from / index.from) * 100);
      const after = tidy((nominal.to / index.to) * 100);
      const result = tidy(((after - before) / before) * 100);
      const round = (value: number) => Number(value.toPrecision(4));
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `In real terms it goes from ${say.money(nominal.from)} divided by ${say.number(index.from)}, times 100, which is ${say.money(round(before))}, to ${say.money(nominal.to)} divided by ${say.number(index.to)}, times 100, which is about ${say.money(round(after))}.`,
          `That is a change of ${say.percent(result)}.`,
          result < 0 ? 'So in real terms it has fallen.' : 'So that is the growth once price rises are taken out.',
        ],
        steps: [
          step(
            'Real before',
            `${say.money(nominal.from)} ÷ ${say.number(index.from)} × 100 = ${say.money(round(before))}`,
          ),
          step('Real after', `${say.money(nominal.to)} ÷ ${say.number(index.to)} × 100 = ${say.money(round(after))}`),
          step('Real growth', say.percent(result)),
        ],
        slips: [{ value: nominal.percent, says: 'that is nominal growth; put both years into real terms first.' }],
      };
    },
  );
}
