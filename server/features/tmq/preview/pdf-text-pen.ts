import { asMatrix, followedBy, type Matrix, unmoved } from './pdf-matrix.ts';
import type { PdfValue } from './pdf-values.ts';

/** Where the next letter is drawn, as the operators for text move it, and the spaces between letters. */
export function createTextPen() {
  let [leading, letterSpace, wordSpace, stretch] = [0, 0, 0, 1];
  let [line, pen]: [Matrix, Matrix] = [unmoved, unmoved];

  const moveLine = (x: number, y: number) => {
    line = followedBy([1, 0, 0, 1, x, y], line);
    pen = line;
  };
  const operators: Record<string, (values: PdfValue[]) => void> = {
    BT: () => {
      [line, pen] = [unmoved, unmoved];
    },
    TL: ([value]) => {
      leading = Number(value);
    },
    Tc: ([value]) => {
      letterSpace = Number(value);
    },
    Tw: ([value]) => {
      wordSpace = Number(value);
    },
    Tz: ([value]) => {
      stretch = Number(value) / 100;
    },
    Td: ([x, y]) => moveLine(Number(x), Number(y)),
    TD: ([x, y]) => {
      leading = -Number(y);
      moveLine(Number(x), Number(y));
    },
    Tm: (values) => {
      line = asMatrix(values);
      pen = line;
    },
    'T*': () => moveLine(0, -leading),
  };
  return {
    operators,
    place: () => pen,
    nextLine: () => moveLine(0, -leading),
    advance(distance: number): void {
      pen = followedBy([1, 0, 0, 1, distance * stretch, 0], pen);
    },
    /** Of so many letters, of which so many are spaces. */
    spacing: (letters: number, spaces: number) => letters * letterSpace + spaces * wordSpace,
  };
}
