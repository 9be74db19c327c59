import { stemsOf } from '#domain/marking/topic-stems.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';

/** What the written answers hold of a figure that the student is not sure of: it is never confirmed from nothing. */
export function sayFigure(context: TurnContext, words: string): string[] | undefined {
  const figures = amountsIn(words);
  if (!figures.length) return undefined;
  const whole = sentenceWith(context, words, figures);
  if (whole) return [tell(context.lesson, 'figureHeld', { text: whole })];
  const part = figures.map((figure) => sentenceWith(context, words, [figure])).find(Boolean);
  return [tell(context.lesson, 'figureNotHeld'), ...(part ? [tell(context.lesson, 'figureNear', { text: part })] : [])];
}

/** Amounts and shares; a bare year is a date and no figure. */
export function amountsIn(words: string): string[] {
  return (words.match(/[£$€]?\d[\d,]*(?:\.\d+)?(?: ?(?:%|per cent|percent|bn|billion|million|trillion))?/gi) ?? [])
    .map((figure) => figure.replace(/,$/, '').replace(/ ?per ?cent$/i, '%'))
    .filter((figure) => !/^(?:19|20)\d\d$/.test(figure) && /[£$€%.]|[a-z]|\d{3}/i.test(figure));
}

/** A sentence with all of them that also speaks of the same. */
function sentenceWith({ bank, course }: TurnContext, words: string, figures: string[]): string | undefined {
  const named = new Set(stemsOf(words.replace(/[£$€]?\d[\d,.]*%?/g, ' ').replace(ofFigures, ' ')));
  const shared = (text: string) => new Set(stemsOf(text).filter((stem) => named.has(stem))).size;
  const held = bank.entries
    .filter(({ subject, reply }) => subject === course.subject && figures.every((figure) => holds(reply, figure)))
    .flatMap(({ reply }) => sentencesOf(reply).filter((one) => figures.every((figure) => holds(one, figure))))
    .map((sentence) => ({ sentence, share: shared(sentence) }))
    .sort((one, other) => other.share - one.share);
  const [best] = held;
  return best && best.share >= Math.min(2, named.size) && best.share > 0 ? best.sentence : undefined;
}

const ofFigures =
  /\b(?:figures?|numbers?|use|used|example|case|put|say|could|can|should|right|sure|dates?|years?|when|from|actually|correct|point|evidence)\b/gi;

function holds(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  return (
    at >= 0 &&
    !/[\d.,]$/.test(text.slice(0, at).trimEnd().slice(-1)) &&
    !/^[\d]|^[.,]\d/.test(text.slice(at + figure.length))
  );
}
