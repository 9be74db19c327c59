import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import { readNumbers } from '../read-numbers.ts';
import { aloud, onScreen, resultText, sayWith } from '../say-number.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';
import { isFigure, sayParts, showParts, valuesOf, writtenLines } from './written-lines.ts';

/** 'So is it 1 / 0.75', after a sum that has come to 1.33: the way to its result, without the result. */
export function offeredOperation(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const pieces = words.split(/(?<=[a-z\d])[.!?] +/i);
  const whole = offeredIn(words, before);
  if (whole || pieces.length === 1 || !asksIfAlways.test(words)) return whole;
  const [offered] = pieces.flatMap((piece) => offeredIn(piece, before) ?? []);
  return offered && { ...offered, sentences: [...offered.sentences, 'It works with other figures in the same way.'] };
}

/** 'So its 12 x 1400 - 12000. does that always work' */
const asksIfAlways =
  /\b(?:does|would|will|is) (?:that|it|this) (?:always|still|every time)\b|\balways (?:work|right|true)\b/i;

function offeredIn(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const masked = readNumbers(words);
  const { lines, open } = writtenLines(masked);
  const { result, name } = before;
  if (result === undefined || lines.length > 0 || !asks.test(masked.text)) return undefined;
  const operands = open.filter(isFigure);
  if (operands.length !== masked.figures.length || !valuesOf(open).some((value) => isSame(value, result, 0)))
    return undefined;
  const currency = open.includes('/') ? '' : (operands.find((one) => one.currency)?.currency ?? '');
  const of = ({ value, unit, currency: sign }: (typeof operands)[number]) => {
    const say = sayWith(sign);
    return unit === 'percent' ? say.percent(value) : say.money(value);
  };
  const [said, text] = [sayParts(open, of), sayWith(currency).money(result)];
  if (!said) return undefined;
  return {
    ...{ kind: 'worked', name, leans: true, own: 'right', result: resultText(text) },
    sentences: ['Yes, that is how it is done.', upperFirst(aloud(`${said} is ${text}.`))],
    steps: [{ left: onScreen(text), right: `= ${onScreen(showParts(open, of))}` }],
  };
}

const asks =
  /^(?:(?:so|ok|and|then|wait|oh) )*(?:(?:is|was) (?:it|that)|(?:do|would|should) (?:i|you|we|it) (?:just )?(?:do|be)|its|it is|thats|i do|you do)\b|\b(?:right|yeah|correct) ?\??$/;
