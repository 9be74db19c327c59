import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const runs = { numRuns: 100 };
const whole = (min: number, max: number) => fc.integer({ min, max });

/** The result as a number, however it is written. */
function numberFrom(words: string, subject: 'economics' | 'business'): number {
  const sum = calculate({ words, subject, topic: '' });
  if (sum?.kind !== 'worked') throw new Error(`${words}: ${JSON.stringify(sum)}`);
  const [, sign = '', pence, digits = '', scale = ''] =
    /^(-?)(?:£)?(?=([\d.]+p)?)([\d,.]+)p?(m|bn|%)?/.exec(sum.result) ?? [];
  const size = { m: 1e6, bn: 1e9 }[scale] ?? (pence ? 0.01 : 1);
  return Number(digits.replaceAll(',', '')) * size * (sign ? -1 : 1);
}

it('price elasticity of demand is the ratio of two percentage changes', () => {
  fc.assert(
    fc.property(
      whole(2, 90),
      whole(1, 90),
      whole(100, 5000),
      whole(1, 99),
      fc.constantFrom('rises', 'goes up', 'went'),
      (from, rise, quantity, percent, verb) => {
        const after = Math.max(1, Math.floor((quantity * (100 - percent)) / 100));
        fc.pre(after < quantity);
        const expected = (((after - quantity) / quantity) * 100) / ((rise / from) * 100);
        const found = numberFrom(
          `price ${verb} from £${from} to £${from + rise} and demand falls from ${quantity} to ${after}, whats the ped`,
          'economics',
        );
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(0.0051);
      },
    ),
    runs,
  );
});

it('break-even covers the fixed costs and one unit fewer does not', () => {
  fc.assert(
    fc.property(whole(100, 90_000), whole(2, 80), whole(1, 79), (fixed, price, variable) => {
      fc.pre(price > variable);
      const units = numberFrom(
        `fixed costs are £${fixed}, price £${price} and variable cost £${variable}. break even?`,
        'business',
      );
      expect(units * (price - variable)).toBeGreaterThanOrEqual(fixed);
      expect((units - 1) * (price - variable)).toBeLessThan(fixed);
    }),
    runs,
  );
});

it('inflation is read from two index numbers in either order of telling', () => {
  fc.assert(
    fc.property(whole(80, 180), whole(80, 180), fc.boolean(), (first, second, backwards) => {
      fc.pre(first !== second);
      const told = backwards
        ? `the cpi was ${second} in 2021 and ${first} in 2020`
        : `the cpi was ${first} in 2020 and ${second} in 2021`;
      const found = numberFrom(`${told}, what is the inflation rate`, 'economics');
      expect(Math.abs(found - ((second - first) / first) * 100)).toBeLessThanOrEqual(0.0501);
    }),
    runs,
  );
});

it('profit is revenue less both kinds of cost', () => {
  fc.assert(
    fc.property(whole(2, 60), whole(1, 59), whole(10, 9000), whole(10, 3000), (price, variable, fixed, units) => {
      fc.pre(price > variable);
      const found = numberFrom(
        `sells ${units} units at £${price} each, variable cost £${variable}, fixed costs £${fixed}, how much profit`,
        'business',
      );
      expect(found).toBe(price * units - variable * units - fixed);
    }),
    runs,
  );
});

it('the multiplier is one over what leaks out', () => {
  fc.assert(
    fc.property(whole(1, 30), whole(1, 30), whole(1, 30), (save, tax, buy) => {
      const found = numberFrom(`mps 0.${pad(save)} mpt 0.${pad(tax)} mpm 0.${pad(buy)} multiplier?`, 'economics');
      expect(Math.abs(found - 100 / (save + tax + buy))).toBeLessThanOrEqual(0.0051);
    }),
    runs,
  );
});

it('tax shares add up to the tax', () => {
  fc.assert(
    fc.property(whole(2, 50), whole(1, 9), whole(1, 9), (price, consumer, producer) => {
      const story = `a £${consumer + producer} tax raises the price from £${price} to £${price + consumer}`;
      expect(numberFrom(`${story}, what is the consumer burden`, 'economics')).toBe(consumer);
      expect(numberFrom(`${story}, what is the producer burden`, 'economics')).toBe(producer);
    }),
    runs,
  );
});

it('net present value adds discounted flows and takes off the cost', () => {
  fc.assert(
    fc.property(
      whole(1000, 90_000),
      fc.array(whole(1000, 60_000), { minLength: 2, maxLength: 4 }),
      whole(2, 20),
      (cost, flows, percent) => {
        const told = flows.map((flow, at) => `year ${at + 1} £${flow}`).join(', ');
        const found = numberFrom(`initial cost £${cost}, ${told}, discount rate ${percent}%. npv?`, 'business');
        const expected = flows.reduce(
          (sum, flow, at) => sum + flow * Number((1.0 / (1 + percent / 100) ** (at + 1)).toFixed(3)),
          -cost,
        );
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(0.011);
      },
    ),
    runs,
  );
});

it('margins and shares are one part of a whole', () => {
  fc.assert(
    fc.property(whole(1, 900), whole(901, 5000), (part, all) => {
      for (const words of [
        `gross profit £${part}k revenue £${all}k gross profit margin?`,
        `our sales are £${part}m, the market is worth £${all}m, market share?`,
      ]) {
        expect(Math.abs(numberFrom(words, 'business') - (part / all) * 100)).toBeLessThanOrEqual(0.0501);
      }
    }),
    runs,
  );
});

it('whatever is typed, nothing is thrown', () => {
  const bits = fc.constantFrom(
    'price',
    'ped',
    'from',
    'to',
    '8',
    '£10',
    '-',
    '%',
    '12%',
    'costs',
    'year 1',
    '2020',
    '?',
    'i got',
    'is it',
    '0.4',
    'break even',
    'npv',
    '.',
    ',',
    'and',
    'minus',
    'three hundred',
    '5m',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 6 })), { maxLength: 24 }), (words) => {
      calculate({ words: words.join(' '), subject: 'economics', topic: words.slice(0, 3).join(' ') });
    }),
    runs,
  );
});

it('a page of figures is read in a moment', () => {
  const words = Array.from({ length: 60 }, (_, at) => `price ${at + 1} sales ${at * 7} costs £${at * 3}`).join(' and ');
  // The processor's time: what else the machine does is nobody's fault here.
  const before = process.threadCpuUsage();
  calculate({ words: `${words}, what is the ped`, subject: 'economics', topic: words });
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000);
});

function pad(hundredths: number): string {
  return String(hundredths).padStart(2, '0');
}
