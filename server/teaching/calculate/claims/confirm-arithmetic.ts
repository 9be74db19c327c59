import { upperFirst } from '#domain/upper-first.ts';
import type { Figure } from '../read-numbers.ts';
import { aloud, onScreen, resultText, sayWith } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { isFigure, type Line, sayParts, showParts } from './written-lines.ts';

/** How a figure comes out of others. */
export type Way = {
  operands: Figure[];
  /** Nothing where it cannot be put into words. */
  says: (of: (figure: Figure) => string) => string | undefined;
  /** As the student has written it. */
  shows?: (of: (figure: Figure) => string) => string;
};

export function wayOf({ parts }: Line): Way {
  return {
    operands: parts.filter(isFigure),
    says: (of) => sayParts(parts, of),
    shows: (of) => showParts(parts, of),
  };
}

/** The student's arithmetic, said to be right, line by line. */
export function confirmArithmetic(
  shown: { figure: Figure; way: Way }[],
  figures: readonly Figure[],
): WorkedSum | undefined {
  const say = sayWith(figures.find(({ currency }) => currency)?.currency ?? '');
  const of = ({ value, unit, currency }: Figure) =>
    unit === 'percent' ? say.percent(value) : currency ? sayWith(currency).money(value) : say.number(value);
  const lines = shown
    .map(({ figure, way }) => ({ left: way.says(of), right: of(figure), written: way.shows?.(of) }))
    .filter(({ left, right }, at, all) => at === all.findIndex((one) => one.left === left && one.right === right));
  if (lines.some(({ left }) => left === undefined)) return undefined;
  const last = shown.at(-1)?.figure;
  return {
    kind: 'worked',
    name: 'own arithmetic',
    sentences: [
      'Yes, your arithmetic is right.',
      ...lines.map(({ left, right }) => upperFirst(aloud(`${left} is ${right}.`.replace(', is', ' is')))),
    ],
    steps: lines.map(({ left = '', right, written }) => ({
      left: onScreen(right),
      right: `= ${onScreen(written ?? inSigns(left))}`,
    })),
    result: last ? resultText(of(last)) : '',
    own: 'right',
  };
}

/** The screen has signs where the voice has words. */
function inSigns(said: string): string {
  return said
    .replace(/ divided by the difference between (.+) and (.+)/, ' ÷ ($1 − $2)')
    .replace(/ divided by (\S+% of .+)/, ' ÷ ($1)')
    .replace(/,? times /g, ' × ')
    .replaceAll(' divided by ', ' ÷ ')
    .replaceAll(' minus ', ' − ')
    .replaceAll(' plus ', ' + ')
    .replace(/,$/, '');
}
