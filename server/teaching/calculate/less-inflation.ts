import { upperFirst } from '#domain/upper-first.ts';
import { rate, step, type Way, type Working, way } from './formula.ts';
import type { Ends } from './move.ts';
import { type Say, tidy } from './say-number.ts';

export function realRise({ from, to, percent }: Ends, inflation: number, say: Say): Working | undefined {
  if (Math.abs(inflation) > 100) return undefined;
  const result = tidy(percent - inflation);
  return {
    value: result,
    unit: 'percent',
    sentences: [
      `In money terms it goes from ${say.money(from)} to ${say.money(to)}, which is ${say.percent(percent)}.`,
      `Take off inflation: ${say.percent(percent)} minus ${say.percent(inflation)} is ${say.percent(result)}.`,
      result < 0 ? 'It is negative, so it buys less than before.' : 'So it buys that much more than before.',
    ],
    steps: [
      step(
        'Nominal growth',
        `(${say.money(to)} − ${say.money(from)}) ÷ ${say.money(from)} × 100 = ${say.percent(percent)}`,
      ),
      step('Real growth', `${say.percent(percent)} − ${say.percent(inflation)} = ${say.percent(result)}`),
    ],
  };
}

export function rateLess(
  name: string,
  nominal: ReturnType<typeof rate>,
  nominalName: string,
  meaning: (value: number, say: Say) => string,
): Way {
  return way({ nominal, inflation: rate(['inflation', 'index', 'price']) }, (values, say): Working | undefined => {
    if (Math.abs(values.nominal) > 100 || Math.abs(values.inflation) > 100) return undefined;
    const result = tidy(values.nominal - values.inflation);
    const [first, second] = [say.percent(values.nominal), say.percent(Math.abs(values.inflation))];
    const sign = values.inflation < 0 ? ['plus', '+'] : ['minus', '−'];
    return {
      value: result,
      unit: 'percent',
      sentences: [
        `${upperFirst(name)} is ${nominalName} minus inflation.`,
        `${first} ${sign[0]} ${second} is ${say.percent(result)}.`,
        meaning(result, say),
      ],
      steps: [step(upperFirst(name), `${first} ${sign[1]} ${second} = ${say.percent(result)}`)],
      slips: [{ value: values.nominal + values.inflation, says: 'you added inflation; it has to be taken away.' }],
    };
  });
}
