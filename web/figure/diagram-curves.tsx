import type { CurvesDiagram, XY } from '#content/curriculum/curriculum.ts';
import { fillOf, halo, strokeOf } from './colours.ts';
import { type MarkedPoint, placeDiagram, type ShadedArea } from './diagram-geometry.ts';
import { frame, placeCurveLabels, placeTicks, subscript, toX, toY } from './diagram-labels.ts';
import { DiagramSheet, type DrawingWords } from './diagram-sheet.tsx';
import type { Built } from './study-steps.ts';

type CurvesDrawingProps = { diagram: CurvesDiagram; words: DrawingWords; built: Built };

/** Axes, curves, points with their names on the axes, and shaded areas. */
export function CurvesDrawing({ diagram, words, built }: CurvesDrawingProps) {
  const placed = placeDiagram(diagram);
  const marked = placed.marked.filter(({ id }) => built.points.has(id));
  const shaded = placed.shaded.filter(({ id }) => built.areas.has(id));
  // Placed all together, so that nothing moves when the next one appears.
  const labels = placeCurveLabels(diagram.curves);
  const isDrawn = (id: string | undefined) => built.curves.has(id ?? '');
  return (
    <>
      <DiagramSheet words={words} height={frame.height}>
        {shaded.map(({ id, corners }, index) => (
          <polygon key={id} points={asPoints(corners)} fill={fillOf(index)} fillOpacity="0.28" />
        ))}
        <Axes diagram={diagram} marked={marked} />
        {diagram.curves.map(
          ({ id, reference }, index) =>
            isDrawn(id) && (
              <polyline
                key={id}
                points={asPoints(reference)}
                fill="none"
                stroke={strokeOf(index)}
                strokeWidth="2.4"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            ),
        )}
        {marked.map(({ id, x, y }) => (
          <circle key={id} cx={round(toX(x))} cy={round(toY(y))} r="3.6" fill="var(--ink)" />
        ))}
        {labels.map(
          ({ text, x, y }, index) =>
            isDrawn(diagram.curves[index]?.id) && (
              <text key={diagram.curves[index]?.id} x={round(x)} y={round(y)} className={halo} fill={strokeOf(index)}>
                {text}
              </text>
            ),
        )}
        {(built.notes ? (diagram.requiredLabels ?? []) : []).map(({ label, at: [x, y] }) => (
          <text
            key={label}
            x={round(toX(x))}
            y={round(toY(y))}
            textAnchor="middle"
            className={`text-[12px] ${halo}`}
            fill="var(--ink)"
          >
            {label}
          </text>
        ))}
      </DiagramSheet>
      <Legend areas={shaded} />
    </>
  );
}

function Axes({ diagram: { axes, curves }, marked }: { diagram: CurvesDiagram; marked: MarkedPoint[] }) {
  // A level that is itself a curve has its name there already.
  const isNewName = ({ yLabel }: MarkedPoint) => !curves.some(({ label }) => label === yLabel);
  return (
    <>
      <g stroke="var(--line-strong)" strokeDasharray="4 4">
        {marked.map(({ id, x, y, xLabel, yLabel }) => (
          <path
            key={id}
            fill="none"
            d={`M${xLabel ? `${round(toX(x))} ${frame.bottom}` : `${round(toX(x))} ${round(toY(y))}`}L${round(toX(x))} ${round(toY(y))}${yLabel ? `H${frame.left}` : ''}`}
          />
        ))}
      </g>
      <path
        d={`M${frame.left} ${frame.top - 8}V${frame.bottom}H${frame.right + 8}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.8"
      />
      <g fill="var(--ink)">
        <text x="2" y="16" className="font-semibold">
          {axes.y.label}
        </text>
        <text x={frame.width - 4} y={frame.height - 8} textAnchor="end" className="font-semibold">
          {axes.x.label}
        </text>
        {placeTicks(marked.filter(isNewName), 'y').map(({ text, at }) => (
          <text
            key={text}
            x={text.length > 5 ? frame.left + 4 : frame.left - 5}
            y={round(at + (text.length > 5 ? -5 : 5))}
            textAnchor={text.length > 5 ? 'start' : 'end'}
          >
            {text}
          </text>
        ))}
        {placeTicks(marked, 'x').map(({ text, at }) => (
          <text key={text} x={round(at)} y={frame.bottom + 18} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

function Legend({ areas }: { areas: ShadedArea[] }) {
  if (areas.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {areas.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 rounded-sm opacity-60" style={{ background: fillOf(index) }} />
          {subscript(label)}
        </li>
      ))}
    </ul>
  );
}

function asPoints(line: readonly XY[]): string {
  return line.map(([x, y]) => `${round(toX(x))},${round(toY(y))}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
