import { calculateByFormula } from '../calculate-by-formula.ts';
import { isSame } from '../check-own.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith, tidy } from '../say-number.ts';
import { leaning, type SumRequest, type WorkedSum } from '../sum.ts';

/**
 * 'Sales 100k, net profit 4k and costs go up by 900. What's the new net profit margin?': what costs rise by comes off
 * the profit before the margin is worked. Sales and profit may stand in the sum before.
 */
export function movedMargin(words: string, before: SumRequest['before'], said = ''): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [, how = '', place] = moved.exec(text) ?? [];
  const move = figures[Number(place)];
  // What was told before has been taken off already.
  const isKnown = readNumbers(said.replaceAll('\n', ' ')).figures.some(({ value }) => value === move?.value);
  if (!move || move.unit === 'percent' || isKnown || !newMargin.test(text)) return undefined;
  const told = [text, ...(before ? [readNumbers(before.words).text] : [])];
  const all = [figures, ...(before ? [readNumbers(before.words).figures] : [])];
  const find = (pattern: RegExp) =>
    told.map((line, at) => all[at]?.[Number(pattern.exec(line)?.[1])]).find((one) => one !== undefined);
  const [sales, profit] = [find(ofSales), find(ofProfit)];
  if (!sales || !profit || sales.unit === 'percent' || profit.unit === 'percent') return undefined;
  const left = tidy(
    profit.value + (/^(?:down|fall|drop|cut|lower|decreas|reduc|less)/.test(how) ? move.value : -move.value),
  );
  return work(
    { sales, left, profit, move },
    kindIn(words) ?? kindIn(before?.name ?? '') ?? 'net',
    figures.filter((one) => ![sales, profit, move].includes(one)),
  );
}

const newMargin =
  /\b(?:new|now)\b[^.?#]{0,30}\bmargin\b|\bmargin\b[^.?#]{0,16}\b(?:now|new)\b|\bhappens? to (?:the |its |their )?(?:[a-z]+ ){0,2}margin\b/;
const moved =
  /\bcosts?\b[^.?#,]{0,16}?\b(up|rises?|rose|risen|increas\w+|more|higher|down|falls?|fell|drops?|cut|lower|decreas\w+|reduc\w+|less)(?: by| about| another)* #(\d+)/;
const ofSales =
  /\b(?:sales|revenue|turnover)(?: (?:of|is|are|was|were|=|about))* #(\d+)|#(\d+) (?:of |in )?(?:sales|revenue|turnover)/;
const ofProfit = /\bprofits?(?: (?:of|is|was|=|about|for|the|year))* #(\d+)/;

/** Which margin: the one that is named, or else the one before. */
function kindIn(words: string): string | undefined {
  return /\b(gross|operating|net)\b/i.exec(words)?.[1]?.toLowerCase();
}

type Figures = { sales: Figure; left: number; profit: Figure; move: Figure };

/** The margin, and what the student offers held against the profit and against the margin. */
function work({ sales, left, profit, move }: Figures, kind: string, offered: Figure[]): WorkedSum | undefined {
  const say = sayWith(sales.currency || profit.currency);
  const retold = `revenue is ${say.money(sales.value)}, ${kind} profit is ${say.money(left)}`;
  const sum = calculateByFormula(readWords(`${retold}. what is the ${kind} profit margin?`, ''), 'business', false);
  if (sum?.kind !== 'worked' || !sum.outcome) return undefined;
  const { value } = sum.outcome;
  const own = offered.find(({ value: one, step }) => isSame(one, left, step) || isSame(one, value, step));
  const sign = left < profit.value ? 'minus' : 'plus';
  const shown = own && (own.unit === 'percent' ? say.percent(own.value) : say.money(own.value));
  return {
    ...leaning(sum),
    ...{ retold, ...(own && { own: 'right' as const }) },
    sentences: [
      ...(shown
        ? [`Yes, ${isSame(own.value, left, own.step) ? `the profit is now ${shown}` : `${shown} is right`}.`]
        : []),
      `Profit is now ${say.money(profit.value)} ${sign} ${say.money(move.value)}, which is ${say.money(left)}.`,
      ...sum.sentences.slice(1),
    ],
    steps: [
      {
        left: 'Profit',
        right: `${say.money(profit.value)} ${sign === 'minus' ? '−' : '+'} ${say.money(move.value)} = ${say.money(left)}`,
      },
      ...sum.steps,
    ],
  };
}
