import { asksJudgement } from '../calculate/judge/asks-judgement.ts';
import { judgeResult } from '../calculate/judge/judge-result.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import type { Reply } from '../turn-context.ts';

/** 'Gearing is high and the current ratio is about 0.7. Is that a problem?': ratios that are told, and not worked out. */
export function judgeTold(words: string): Reply | undefined {
  const { text, figures } = readNumbers(words);
  if (figures.length === 0 || !asksJudgement(text)) return undefined;
  const judged = ratios.flatMap(({ name, form, says, high }) => {
    const told = figures[Number(new RegExp(`\\b${form}${joins} #(\\d+)`).exec(text)?.[1])];
    const isHigh = new RegExp(`\\b${form}${joins} (?:very |quite |really )?high\\b|\\bhigh ${form}\\b`).test(text);
    const value = told?.value ?? (isHigh ? high : undefined);
    const worth = value === undefined ? undefined : judgeResult({ name, value });
    return worth
      ? [{ told, says: `${says} ${told ? '' : 'that is '}${aboutIt(told?.value, told?.unit)}: ${lower(worth)}` }]
      : [];
  });
  // A figure that belongs to none of them is one of a sum.
  const isWhole = figures.every((figure) => judged.some(({ told }) => told === figure));
  return isWhole ? { say: judged.map(({ says }) => says), change: { open: null } } : undefined;
}

function aboutIt(value: number | undefined, unit: string | undefined): string {
  return value === undefined ? 'high' : `of ${value}${unit === 'percent' ? '%' : ''}`;
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const joins = '(?: (?:is|was|of|at|about|around|only|just|now|ratio|roughly|=))*';
const ratios: { name: string; form: string; says: string; high?: number }[] = [
  { name: 'current ratio', form: 'current ratio', says: 'A current ratio' },
  { name: 'acid-test ratio', form: 'acid test', says: 'An acid-test ratio' },
  { name: 'gearing', form: 'gearing', says: 'Gearing', high: 60 },
  { name: 'labour turnover', form: 'labour turnover', says: 'Labour turnover' },
  { name: 'capacity utilisation', form: 'capacity utili[sz]ation', says: 'Capacity utilisation' },
];
