import { isSame } from '../check-own.ts';
import { readNumbers } from '../read-numbers.ts';
import { aloud, resultText, sayWith } from '../say-number.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { isFigure, isRight, type Line, writtenLines } from './written-lines.ts';

/** '30 / 50 = 60%', of a margin of safety: reckoned rightly, and not the sum that it is said to be. */
export function lineForAnother(words: string, before: SumRequest['before']): WorkedSum | undefined {
  return breakEvenOverPrice(words) ?? safetyOverBreakEven(words, before);
}

/** 'Contribution is 1.80, so break even is 90 / 3 = 30' */
function breakEvenOverPrice(words: string): WorkedSum | undefined {
  const masked = readNumbers(words);
  const told = /\bcontribution (?:per unit )?(?:is|=|of|was) #(\d+)\b/.exec(masked.text)?.[1];
  const each = told === undefined ? undefined : masked.figures[Number(told)];
  const ratio = ratioIn(words);
  if (!each || !ratio || !breakEvenIs.test(masked.text) || each.value <= 0) return undefined;
  const { top, bottom, result } = ratio;
  if (isSame(bottom, each.value, 0) || isSame(top, each.value, 0)) return undefined;
  const say = sayWith(each.currency || masked.figures.find(({ currency }) => currency)?.currency || '');
  return corrected('break-even output', say.number(Math.ceil(top / each.value)), [
    `Not quite: it is ${say.number(Math.ceil(top / each.value))}, not ${say.number(result)}.`,
    'Break-even is the fixed costs divided by the contribution of each unit.',
    `${say.money(top)} divided by ${say.money(each.value)} is ${say.number(top / each.value)}.`,
  ]);
}

const breakEvenIs = /\bbreak ?even(?: point| output)? (?:is|=|would be|comes to) ?\(?#\d+/;

/** The margin was worked out just now: over break-even it is no percentage of sales. */
function safetyOverBreakEven(words: string, before: SumRequest['before']): WorkedSum | undefined {
  const ratio = before?.name.endsWith('margin of safety') ? ratioIn(words) : undefined;
  if (!before || !ratio || before.result === undefined || !isSame(ratio.top, before.result, 0)) return undefined;
  const told = readNumbers(before.words).figures.map(({ value }) => value);
  const offered = readNumbers(words).figures.find(({ unit }) => unit === 'percent');
  const [sales, say] = [ratio.top + ratio.bottom, sayWith('')];
  if (!offered) return undefined;
  if (told.includes(ratio.bottom) && !told.includes(sales))
    return {
      ...marginOf(offered.value),
      own: 'right',
      sentences: [aloud(`Yes, ${say.percent(offered.value)} is right.`)],
    };
  if (!told.includes(sales)) return undefined;
  const percent = (ratio.top / sales) * 100;
  return marginOf(percent, [
    `Not quite: it is ${say.percent(percent)}, not ${say.percent(ratio.result)}.`,
    'As a percentage the margin of safety is over actual sales, and not over break-even.',
    `${say.number(ratio.top)} divided by ${say.number(sales)}, times 100, is ${say.percent(percent)}.`,
  ]);
}

/** The one division that is written out, and rightly reckoned. */
function ratioIn(words: string): { top: number; bottom: number; result: number } | undefined {
  const [line, ...more] = writtenLines(readNumbers(words)).lines;
  if (!line || more.length > 0 || !isRight(line)) return undefined;
  const [top, sign, bottom] = line.parts;
  const isBare = line.parts.length === 3 || isTimesHundred(line);
  if (!isBare || sign !== '/' || !isFigure(top) || !isFigure(bottom)) return undefined;
  return { top: top.value, bottom: bottom.value, result: line.result.value };
}

function isTimesHundred({ parts }: Line): boolean {
  const last = parts[4];
  return parts.length === 5 && parts[3] === '*' && isFigure(last) && last.value === 100;
}

function marginOf(percent: number, sentences: string[] = []): WorkedSum {
  return corrected('margin of safety', sayWith('').percent(percent), sentences);
}

function corrected(name: string, said: string, sentences: string[]): WorkedSum {
  const result = resultText(said);
  return { kind: 'worked', name, own: 'wrong', leans: true, result, sentences: sentences.map(aloud), steps: [] };
}
