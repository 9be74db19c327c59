import { step } from '../formula.ts';
import { readNumbers } from '../read-numbers.ts';
import { tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { judge, type Thread, toSum } from './set-up.ts';

/** 'If AR hits the quantity axis at 20 then MR hits at 10?': a straight MR falls twice as fast, and gets there halfway. */
export function straightLineRevenue(thread: Thread): WorkedSum | undefined {
  const { text, figures } = readNumbers(thread.words);
  const told = figures[Number(average.exec(text)?.[1])];
  if (!told || told.value <= 0 || told.unit === 'percent' || !/\bmr\b|\bmarginal revenue\b/.test(text))
    return undefined;
  const own = figures[Number(marginal.exec(text)?.[1])];
  if (figures.some((figure) => figure !== told && figure !== own)) return undefined;
  const value = tidy(told.value / 2);
  const write = (one: number) => `${tidy(one)}`;
  return toSum({
    ...{ name: 'where marginal revenue meets the axis', value, unit: 'number', thread },
    judged: own && judge(own, value, write),
    sentences: [
      'Where AR is a straight line, MR begins at the same point and falls twice as fast.',
      `So it meets the quantity axis halfway: ${write(told.value)} divided by 2 is ${write(value)}.`,
    ],
    steps: [step('MR meets the axis', `${write(told.value)} ÷ 2 = ${write(value)}`)],
  });
}

const meets =
  '(?: (?:line|curve|it|hits?|meets?|cuts?|crosses|touches|reaches|the|quantity|output|q|x|horizontal|axis|at|is|a|q axis))+';
const average = new RegExp(`\\b(?:ar|demand|average revenue)(?=${meets} #)(?=[^#]*\\baxis\\b)${meets} #(\\d+)`);
const marginal = new RegExp(`\\b(?:mr|marginal revenue)${meets} #(\\d+)`);
