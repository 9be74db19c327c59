import { expect, test } from 'vitest';
import file from '#content/curriculum/diagrams.json' with { type: 'json' };
import { fitStroke } from '#domain/diagrams/board/fit-stroke.ts';
import { checkDrawing } from '#domain/diagrams/check-drawing.ts';
import type { DiagramRules } from '#domain/diagrams/diagram-rules.ts';
import { drawCurves, referenceDrawing } from '#domain/diagrams/reference-drawing.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { freeHand } from './drawings/free-hand.ts';
import { wrongDrawings } from './drawings/wrong-drawings.ts';

const diagrams = file.diagrams as unknown as (DiagramRules & { id: string })[];

test.each(diagrams)('$id: the reference drawing is right', (rules) => {
  const { verdict, findings } = checkDrawing(rules, referenceDrawing(rules));
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict).toBe('right');
});

test.each(diagrams.filter((rules) => rules.kind === 'xy'))(
  '$id: drawn by six shaking hands, it is still right',
  (rules) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { findings } = checkDrawing(rules, freeHand(rules, seed));
      expect(
        findings.filter(({ ok }) => !ok),
        `hand ${seed}`,
      ).toEqual([]);
    }
  },
);

test.each(diagrams.filter((rules) => rules.kind === 'xy'))(
  '$id: straightened and smoothed by the board, a shaking hand’s lines are still right',
  (rules) => {
    for (let seed = 1; seed <= 4; seed++) {
      const curves = freeHand(rules, seed).curves.map((curve) => ({ ...curve, ...fitStroke(curve.handles) }));
      expect(Math.max(...curves.map(({ handles }) => handles.length))).toBeLessThanOrEqual(9);
      const lines = new Map(curves.map((curve) => [curve.id, traceCurve(curve)]));
      const { findings } = checkDrawing(rules, { ...drawCurves(rules, lines), curves });
      expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    }
  },
);

const cases = diagrams.flatMap((rules) => wrongDrawings(rules).map((wrong) => ({ id: rules.id, rules, ...wrong })));

test.each(cases)('$id: $fault', ({ rules, drawing, rule, misconception }) => {
  const { verdict, findings } = checkDrawing(rules, drawing);
  expect(verdict).not.toBe('right');
  const found = findings.find((finding) => finding.rule === rule);
  expect(found, JSON.stringify(findings.filter(({ ok }) => !ok))).toMatchObject({ ok: false });
  if (misconception) expect(found?.misconception).toBe(misconception);
  expect(found?.text).toMatch(/^\S.*\.$/);
});

test('every diagram is drawn wrongly in at least five ways of its own', () => {
  for (const { id } of diagrams) expect(cases.filter((wrong) => wrong.id === id).length, id).toBeGreaterThanOrEqual(5);
  expect(new Set(cases.map(({ id, fault }) => `${id} ${fault}`)).size).toBe(cases.length);
});
