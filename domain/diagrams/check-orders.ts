import type { CurvesRules } from './diagram-rules.ts';
import { type Finding, type Place, sentence } from './findings.ts';
import type { Spots } from './places.ts';

/** Q2 to the right of Q1, P2 above P1: read off the student's own curves, wherever the labels were written. */
export function checkOrders({ points = [], order = [] }: CurvesRules, spots: Spots): Finding[] {
  const values = new Map<string, { value: number; axis: 'x' | 'y'; place: Place }>();
  for (const { id, x, y } of points) {
    const spot = spots.get(id);
    if (!spot) continue;
    const place: Place = { kind: 'spot', at: spot };
    if (x) values.set(x, { value: spot[0], axis: 'x', place });
    if (y) values.set(y, { value: spot[1], axis: 'y', place });
  }
  return order.map(({ increasing, text }, index): Finding => {
    const found = increasing.map((label) => values.get(label));
    const finding = {
      rule: `order-${index}`,
      kind: 'order' as const,
      places: found.flatMap((one) => (one ? [one.place] : [])),
    };
    if (found.some((one) => one === undefined))
      return { ...finding, ok: false, waits: true, text: `We can’t check this yet: ${text}.` };
    const at = found.findIndex(
      (one, place) => place > 0 && (one?.value ?? 0) <= (found[place - 1]?.value ?? 0) + 0.005,
    );
    if (at < 0) return { ...finding, ok: true, text: sentence(text) };
    const side = found[at]?.axis === 'y' ? 'above' : 'to the right of';
    const wrong = `${increasing[at]} should lie ${side} ${increasing[at - 1]}: ${text}.`;
    return { ...finding, ok: false, misconception: 'wrong-side', text: wrong };
  });
}
