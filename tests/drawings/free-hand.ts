import type { CurvesRules } from '#domain/diagrams/diagram-rules.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { sampleAlong, type XY } from '#domain/diagrams/geometry.ts';
import { drawCurves } from '#domain/diagrams/reference-drawing.ts';

/** The right diagram by a hand that shakes: every line trembles, and every mark and corner is a little off. The same each time. */
export function freeHand(rules: CurvesRules, seed: number): CurvesDrawing {
  const random = randomFrom(seed);
  const shake = (size: number) => (random() * 2 - 1) * size;
  const lines = new Map(
    rules.curves.map(({ id, reference }) => {
      const [phase, speed] = [random() * 6.28, 6 + random() * 8];
      const line = sampleAlong(reference, 60).map(([x, y], index): XY => {
        const drift = Math.sin(phase + (speed * index) / 60) * 0.007;
        return [x + drift + shake(0.003), y + drift + shake(0.003)];
      });
      return [id, line] as const;
    }),
  );
  const drawn = drawCurves(rules, lines);
  const near = ([x, y]: XY): XY => [x + shake(0.015), y + shake(0.015)];
  return {
    ...drawn,
    points: drawn.points.map((point) => ({ ...point, at: near(point.at) })),
    areas: drawn.areas.map((area) => ({ ...area, corners: area.corners.map(near) })),
  };
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
