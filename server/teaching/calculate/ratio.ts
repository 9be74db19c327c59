import { upperFirst } from '#domain/upper-first.ts';
import { type Need, type Slip, step, type Way, way } from './formula.ts';
import { type Say, tidy } from './say-number.ts';

type Part = { need: Need<number>; name: string; write?: 'money' | 'number' | 'percent' };
type Ratio = {
  name: string;
  top: Part;
  bottom: Part;
  times?: number;
  unit: 'percent' | 'number' | 'money';
  /** Read after the number: 'days', 'times a year'. */
  after?: string;
  meaning: (value: number, say: Say, top: number, bottom: number) => string;
  fits?: (value: number, top: number, bottom: number) => boolean;
};

/** One figure over another: the commonest sum of all. */
export function ratio({ name, top, bottom, times, unit, after, meaning, fits }: Ratio): Way {
  const factor = times ?? (unit === 'percent' ? 100 : 1);
  return way({ bottom: bottom.need, top: top.need }, (values, say) => {
    if (values.bottom === 0) return undefined;
    const value = tidy((values.top / values.bottom) * factor);
    if (fits && !fits(value, values.top, values.bottom)) return undefined;
    const [over, under] = [say[top.write ?? 'money'](values.top), say[bottom.write ?? 'money'](values.bottom)];
    const text = `${say[unit](value)}${after ? ` ${after}` : ''}`;
    const timesSaid = factor === 1 ? '' : `, times ${factor}`;
    return {
      value,
      unit,
      sentences: [
        `${upperFirst(name)} is ${top.name} divided by ${bottom.name}${timesSaid}.`,
        `${over} divided by ${under}${timesSaid}${timesSaid ? ',' : ''} is ${text}.`,
        meaning(value, say, values.top, values.bottom),
      ],
      steps: [
        step(upperFirst(bare(name)), `${bare(top.name)} ÷ ${bare(bottom.name)}${factor === 1 ? '' : ` × ${factor}`}`),
        step('', `${over} ÷ ${under}${factor === 1 ? '' : ` × ${factor}`} = ${text}`),
      ],
      slips: turned(values.top, values.bottom, factor),
    };
  });
}

function turned(top: number, bottom: number, factor: number): Slip[] {
  return top === 0
    ? []
    : [{ value: (bottom / top) * factor, says: 'you have it the wrong way round; swap top and bottom.' }];
}

/** What is left after one thing is taken from another. */
export function difference(
  name: string,
  [from, fromName]: [Need<number>, string],
  [less, lessName]: [Need<number>, string],
  meaning: (value: number, say: Say) => string,
): Way {
  return way({ from, less }, (values, say) => {
    const value = tidy(values.from - values.less);
    const sum = [say.money(values.from), say.money(Math.abs(values.less))];
    const sign = values.less < 0 ? ['plus', '+'] : ['minus', '−'];
    return {
      value,
      unit: 'money',
      sentences: [
        `${upperFirst(name)} is ${fromName} minus ${lessName}.`,
        `${sum[0]} ${sign[0]} ${sum[1]} is ${say.money(value)}.`,
        meaning(value, say),
      ],
      steps: [
        step(upperFirst(bare(name)), `${bare(fromName)} − ${bare(lessName)}`),
        step('', `${sum[0]} ${sign[1]} ${sum[1]} = ${say.money(value)}`),
      ],
      slips: [
        { value: values.from + values.less, says: `you added them; take ${lessName} away from ${fromName}.` },
        { value: values.from, says: `that is ${fromName}; ${lessName}, ${sum[1]}, has to come off it first.` },
      ],
    };
  });
}

function bare(name: string): string {
  return name.replace(/^the /, '');
}
