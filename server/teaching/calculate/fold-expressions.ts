import { inSequence } from '#domain/in-sequence.ts';
import { isRight, type Line, valuesOf, writtenLines } from './claims/written-lines.ts';
import { type Figure, type Masked, readNumbers } from './read-numbers.ts';
import { tidy } from './say-number.ts';

/**
 * 'Costs are 12 x 48' tells one figure, 576, and 'revenue is 12 x 70 = 840' tells 840: the words with each expression as
 * what it comes to. Nothing where there is none.
 */
export function foldExpressions(words: string): string | undefined {
  const masked = readNumbers(words);
  // Years and what is no figure are lost on the way back.
  if (!/#\d/.test(masked.text) || /[@~]/.test(masked.text)) return undefined;
  const margin = ofMargin(masked);
  if (margin) return margin;
  let folded = false;
  const text = masked.text.replace(expression, (all, lead: string, written: string, result: string | undefined) => {
    const value = worthOf(masked, written, result);
    if (value === undefined) return all;
    folded = true;
    return `${lead}${value} `;
  });
  return folded ? unmask(text, masked) : undefined;
}

/** Whether these words have an expression in place of a figure, and ask for another. */
export function tellsByExpression(words: string): boolean {
  const { text } = readNumbers(words);
  if (elsewhere.test(text)) return false;
  return asks.test(text) && new RegExp(expression.source).test(text) && !checks.test(text);
}

/** Chances are multiplied branch by branch, and with a letter it is an equation. */
const elsewhere = /\b(?:options?|chances?|probab\w*|expected|outcomes?)\b|\b[pq] ?=|\b\d*q\b/;
const asks = /\?|^[a-z ]{4,30}:|\b(?:what|whats|how (?:much|many)|work out|calculate|find)\b/;
const checks =
  /\b(?:isnt it|got|i did|is (?:it|that|this) #|right|correct|is (?:that|this|it) (?:ok|it)|check|i (?:get|got|make|think|reckon))\b/;

/** Behind a word that says what it is; what stands after an equals sign is its result. */
const expression = inSequence([
  /((?:\b(?:is|are|was|were|of|at|to|from|costs?)|=|:) )/g,
  /((?:(?:a |one )?(?:half|third|quarter|fifth|tenth) of )?(?:\( ?)?#\d+(?:(?: ?\))? ?(?:[-+*/x]|times|divided by|multiplied by|minus|plus|take away|of) ?(?:\( ?)?#\d+(?: ?\))?)*)/,
  /(?: ?= ?#(\d+))? ?/,
]);

function worthOf({ figures }: Masked, written: string, result: string | undefined): string | undefined {
  const isShare = new RegExp(`#(${percentsOf(figures)}) of #`).test(written);
  const text = isShare ? written.replace(/(#\d+) of (?=#)/, '$1 * ') : written;
  const { open } = writtenLines({ text, figures, years: [] });
  const [plain, share] = valuesOf(open);
  const value = isShare ? share : plain;
  if (open.length < 2 || value === undefined) return undefined;
  const told = result === undefined ? undefined : figures[Number(result)];
  const line: Line | undefined = told && { parts: open, result: told };
  if (line && !isRight(line)) return undefined;
  const currency = open.find((part): part is Figure => typeof part === 'object' && part.currency !== '')?.currency;
  return told ? write(told) : `${currency ?? ''}${tidy(value)}`;
}

function percentsOf(figures: readonly Figure[]): string {
  const indices = figures.filter(({ unit }) => unit === 'percent').map(({ index }) => index);
  return indices.join('|') || 'none';
}

/** '840 - 576 = 264. whats my margin on that': revenue, costs and profit, in the order in which a margin has them. */
export function ofMargin(masked: Masked): string | undefined {
  const found = /#(\d+) ?- ?#(\d+) ?= ?#(\d+)/.exec(masked.text);
  if (!found || !/\bmargin\b/.test(masked.text.slice(found.index))) return undefined;
  const [revenue, costs, profit] = found.slice(1).map((index) => masked.figures[Number(index)]);
  if (!revenue || !costs || !profit || !isRight({ parts: [revenue, '-', costs], result: profit })) return undefined;
  if (masked.figures.length > 3 || /\b(?:safety|contribution)\b/.test(masked.text)) return undefined;
  return `revenue is ${write(revenue)} and total costs are ${write(costs)}. what is the profit margin?`;
}

function unmask(text: string, { figures }: Masked): string {
  return text.replace(/#(\d+)/g, (all, index: string) => {
    const figure = figures[Number(index)];
    return figure ? write(figure) : all;
  });
}

function write({ value, unit, currency }: Figure): string {
  return `${value < 0 ? '-' : ''}${currency}${tidy(Math.abs(value))}${unit === 'percent' ? '%' : ''}`;
}
