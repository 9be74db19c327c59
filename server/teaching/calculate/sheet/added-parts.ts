import type { Reading } from '../formula.ts';
import { tidy } from '../say-number.ts';

type Parts = {
  /** What the first figure of an addition comes to, by its place. */
  totals: Map<number, number>;
  /** Figures that have no part of their own. */
  taken: Set<number>;
};

/** 'The fc is 15000 + 3000', '2000 + 250 = 2250': one figure told in two parts. Nothing where the line is wrong. */
export function addedParts({ text, figures }: Pick<Reading, 'text' | 'figures'>): Parts | undefined {
  const parts: Parts = { totals: new Map(), taken: new Set() };
  for (const [, first, sign = '', second, result] of text.matchAll(line)) {
    const [one, two] = [figures[Number(first)], figures[Number(second)]];
    if (!one || !two || two.unit === 'percent') return undefined;
    const total = tidy(/[+p]/.test(sign) ? one.value + two.value : one.value - two.value);
    if (result !== undefined && figures[Number(result)]?.value !== total) return undefined;
    parts.totals.set(one.index, total);
    for (const place of [second, result]) if (place !== undefined) parts.taken.add(Number(place));
  }
  return parts;
}

const line = /#(\d+) ?(\+|plus|minus) ?(?:the |another |an extra )?#(\d+)(?: ?(?:=|is|which is|so|equals) ?#(\d+))?/g;
