import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import type { Finding } from './findings.ts';
import { isLabel } from './labels.ts';

export function checkAxes({ axes }: CurvesRules, { xLabel, yLabel }: CurvesDrawing): Finding[] {
  const right = { x: isLabel(xLabel, axes.x.accept), y: isLabel(yLabel, axes.y.accept) };
  const swapped = !right.x && !right.y && isLabel(xLabel, axes.y.accept) && isLabel(yLabel, axes.x.accept);
  return (['x', 'y'] as const).map((axis): Finding => {
    const { label } = axes[axis];
    const given = axis === 'x' ? xLabel : yLabel;
    const name = axis === 'x' ? 'horizontal' : 'vertical';
    const finding = {
      rule: `axis-${axis}`,
      kind: 'axis' as const,
      ok: right[axis],
      places: [{ kind: 'axis', axis } as const],
    };
    if (right[axis]) return { ...finding, text: `The ${name} axis is labelled ${given}.` };
    if (swapped)
      return {
        ...finding,
        misconception: 'axes-swapped',
        text: `The axes are swapped: ${label} belongs on the ${name} axis.`,
      };
    if (!given) return { ...finding, text: `The ${name} axis has no label: it shows ${label}.` };
    return { ...finding, text: `The ${name} axis is labelled ${given}; it should be ${label}.` };
  });
}
