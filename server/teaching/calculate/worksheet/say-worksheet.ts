import { upperFirst } from '#domain/upper-first.ts';
import { isClose } from '../check-own.ts';
import { toOutcome } from '../outcome/outcome.ts';
import { aloud, onScreen, resultText, type Say, sayWith } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import type { Line, Reached, Values, Worksheet } from './worksheet.ts';

type Result = {
  id: string;
  value: number;
  working: Reached[] /** What it was before something changed. */;
  was?: number;
};
type Told = { sheet: Worksheet; known: Values; results: Result[]; currency: string };

/** Each line of the working once, and at the end what has become of what it was. */
export function sayWorksheet({ sheet, known, results, currency }: Told): WorkedSum {
  const say = sayWith(currency);
  const working = uniqueLines(results.flatMap((one) => one.working));
  const values = { ...known, ...Object.fromEntries(working.map(({ id, value }) => [id, value])) };
  const steps = working.map((one) => stepOf(sheet, one, values, say));
  const means = results.flatMap(({ id, value, was }) => {
    const line = sheet.lines[id];
    if (!line) return [];
    const told = line.means?.(value, say);
    return [
      ...(told ? [told] : []),
      ...(was === undefined || results.length > 1 ? [] : [moveOf(line, was, value, say)]),
    ];
  });
  const sentences = [...steps.map(({ says }) => says), ...means].map((sentence) => upperFirst(aloud(sentence)));
  const last = results.at(-1);
  const line = last && sheet.lines[last.id];
  const name = results.map(({ id }) => nameOf(sheet.lines[id])).join(' and ');
  return {
    ...{ kind: 'worked', name, sentences, leans: true },
    steps: steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    result: results.map(({ id, value }) => resultText(write(sheet.lines[id], value, say))).join(' and '),
    ...(results.length > 1 && { isJoined: true }),
    ...(last &&
      line && {
        outcome: toOutcome(
          nameOf(line),
          {
            value: last.value,
            unit: line.unit === 'share' ? 'number' : line.unit,
            sentences: sentences.slice(-1),
            steps,
          },
          currency,
          say,
        ),
      }),
  };
}

/** Only the figure, for whoever has worked it out himself. */
export function sayChecked(told: Told, own: { value: number; isRight: boolean }): WorkedSum {
  const sum = sayWorksheet(told);
  const [result] = told.results;
  const line = result && told.sheet.lines[result.id];
  const say = sayWith(told.currency);
  const [given, right] = [write(line, own.value, say), result ? write(line, result.value, say) : ''];
  const isNear = result !== undefined && isClose(own.value, result.value);
  // Only whole ones can be sold, and so that is what it is.
  const whole = sum.sentences.map((one) => /\bso it takes ([\d,]+)\./.exec(one)?.[1]).find(Boolean);
  const lead = own.isRight
    ? `Yes, ${given} is right.`
    : `${isNear ? 'Close' : 'Not quite'}: it is ${whole ?? right}, not ${given}.`;
  return { ...sum, own: own.isRight ? 'right' : 'wrong', sentences: [upperFirst(aloud(lead)), ...sum.sentences] };
}

function nameOf(line: Line | undefined): string {
  return line ? (line.sum ?? lower(line.label)) : '';
}

/** 'PED' stays as it is. */
function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function uniqueLines(working: Reached[]): Reached[] {
  return working.filter(({ id }, at) => working.findIndex((one) => one.id === id) === at);
}

/** 'Gross profit is £800,000 minus £480,000, which is £320,000.' */
function stepOf(sheet: Worksheet, { id, value, by }: Reached, values: Values, say: Say) {
  const line = sheet.lines[id];
  const shown = (name: string) => {
    const of = sheet.lines[name];
    return of ? write(of, values[name] ?? 0, say) : say.number(Number(name));
  };
  const parts = by.match(/[a-z]\w*|\d+(?:\.\d+)?|[-+*/]/gi) ?? [];
  const result = write(line, value, say);
  const spoken = parts
    .map((part) => aloudSigns[part] ?? shown(part))
    .join(' ')
    .replace(/ times 100$/, ', times 100,');
  const label = line?.label ?? '';
  return {
    left: label,
    right: `${parts.map((part) => writtenSigns[part] ?? shown(part)).join(' ')} = ${result}`,
    says: `${label} ${line?.isPlural ? 'are' : 'is'} ${spoken}${spoken.endsWith(',') ? '' : ','} which is ${result}.`,
  };
}

const aloudSigns: Record<string, string> = { '-': 'minus', '+': 'plus', '*': 'times', '/': 'divided by' };
const writtenSigns: Record<string, string> = { '-': '−', '+': '+', '*': '×', '/': '÷' };

function moveOf(line: Line, was: number, value: number, say: Say): string {
  if (was === value) return `So it stays at ${write(line, value, say)}.`;
  return `So ${lower(line.label)} ${value > was ? 'rises' : 'falls'} from ${write(line, was, say)} to ${write(line, value, say)}.`;
}

/** A figure as its line writes it. */
export function write(line: Line | undefined, value: number, say: Say): string {
  const unit = line?.unit ?? 'number';
  return unit === 'share' ? say.number(value) : say[unit](value);
}
