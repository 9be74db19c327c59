import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import { type Masked, readNumbers } from '../read-numbers.ts';
import { aloud, onScreen, sayWith } from '../say-number.ts';
import { isFigure, isRight, type Line, sayParts, showParts, valuesOf, writtenLines } from './written-lines.ts';

/** '200 x 5 = 1100': the first written line that does not come out, with what it comes to. */
export function wrongLine(words: string): { says: string; left: string; right: string } | undefined {
  const masked = readNumbers(words);
  const share = wrongShare(masked);
  if (share) return share;
  // '10 - 12 is 20%' may be a range and a change: only what is written as a sum is held to it.
  if (!/=|\bequals\b|(?:[*/]|\bx|\btimes|\bdivided by) ?#\d+ is #/.test(masked.text)) return undefined;
  const { lines } = writtenLines(masked);
  const line = lines.find((one) => isPlain(one) && !isRight(one));
  if (!line) return undefined;
  const currency = [...line.parts.filter(isFigure), line.result].find((one) => one.currency)?.currency ?? '';
  const [value] = valuesOf(line.parts);
  const of = ({ value: one, unit, currency: own }: { value: number; unit: string; currency: string }) =>
    unit === 'percent' ? sayWith('').percent(one) : sayWith(own).money(one);
  const said = sayParts(line.parts, of);
  if (value === undefined || !said) return undefined;
  const right = sayWith(line.parts.includes('/') ? '' : currency).money(value);
  return {
    says: upperFirst(aloud(`Check one line: ${said} is ${right}, not ${of(line.result)}.`)),
    left: onScreen(right),
    right: `= ${onScreen(showParts(line.parts, of))}`,
  };
}

/** '15% of 200 = 35' */
function wrongShare({ text, figures }: Masked): { says: string; left: string; right: string } | undefined {
  const [percent, whole, result] = (/#(\d+) of #(\d+) (?:=|is|equals) #(\d+)/.exec(text)?.slice(1) ?? []).map(
    (index) => figures[Number(index)],
  );
  if (!percent || !whole || !result || percent.unit !== 'percent' || whole.unit === 'percent') return undefined;
  const value = (percent.value / 100) * whole.value;
  if (result.unit === 'percent' || isSame(result.value, value, result.step)) return undefined;
  const times = Math.abs(result.value / value);
  if (times > farOff || times < 1 / farOff) return undefined;
  const say = sayWith(whole.currency || result.currency).money;
  const share = `${sayWith('').percent(percent.value)} of ${say(whole.value)}`;
  return {
    says: aloud(`Check one line: ${share} is ${say(value)}, not ${say(result.value)}.`),
    left: onScreen(say(value)),
    right: `= ${onScreen(share)}`,
  };
}

/** Percentages may be meant as shares or as they stand, and a result far off is no slip but another thing. */
function isPlain({ parts, result }: Line): boolean {
  const figures = parts.filter(isFigure);
  const [value = 0] = valuesOf(parts);
  const isOfPercents = [...figures, result].some(({ unit }) => unit === 'percent');
  const times = Math.abs(result.value / value);
  // A sign that was left out, or a step of 100 or 1,000, is no wrong arithmetic.
  const isSized = [1, 10, 100, 1000, 1e6].some((by) => Math.abs(times - by) < 1e-6 || Math.abs(times * by - 1) < 1e-6);
  return !isOfPercents && value !== 0 && !isSized && times < farOff && times > 1 / farOff;
}

const farOff = 10;
