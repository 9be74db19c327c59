import type { Figure } from '../calculate/read-numbers.ts';
import { aloud, sayWith } from '../calculate/say-number.ts';

/** A figure as the student has told it, to be said back to him. */
export function writeFigure({ value, unit, currency }: Pick<Figure, 'value' | 'unit' | 'currency'>): string {
  const say = sayWith(currency);
  return aloud(unit === 'percent' ? say.percent(value) : currency ? say.money(value) : say.number(value));
}
