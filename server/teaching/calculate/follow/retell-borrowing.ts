import type { Reading } from '../formula.ts';
import { tidy } from '../say-number.ts';

/** 'What if they borrow another 150k', after a ROCE or a gearing: what the long-term money comes to with it. */
export function retellBorrowing(name: string, now: Reading, before: Reading): string | undefined {
  const isAbout = name === 'gearing' || name === 'ROCE' || name === 'return on capital employed';
  const borrowed = now.figures[0];
  if (!isAbout || now.figures.length !== 1 || !borrowed || borrowed.unit === 'percent') return undefined;
  if (!/\b(?:borrow(?:s|ed|ing)?|(?:long term |bank )?loans? (?:of|for))\b(?: \w+){0,3} #0\b/.test(now.text))
    return undefined;
  if (!/\b(?:another|extra|more|further|additional)\b/.test(now.text)) return undefined;
  const told = (role: 'capitalEmployed' | 'nonCurrentLiabilities') => {
    const found = before.facts.filter(({ roles }) => roles.includes(role));
    return found.length === 1 ? found[0]?.figure.value : undefined;
  };
  const [capital, debt] = [told('capitalEmployed'), told('nonCurrentLiabilities')];
  const grown = [
    ...(debt === undefined ? [] : [`non current liabilities are ${tidy(debt + borrowed.value)}`]),
    ...(capital === undefined ? [] : [`capital employed is ${tidy(capital + borrowed.value)}`]),
  ];
  return grown.length > 0 ? grown.join(' and ') : undefined;
}
