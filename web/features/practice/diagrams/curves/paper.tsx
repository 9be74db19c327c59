import { guidesOf } from '#domain/diagrams/board/fill-region.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import { centreOf } from '#domain/diagrams/polygons.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { fillOf, halo, strokeOf } from '#web/figure/colours.ts';
import { written } from '../words.ts';
import { asPoints, type Frame, toPaper } from './frame.ts';
import { placeCurveLabels, placeTicks } from './place-labels.ts';
import type { Selection } from './selection.ts';

type PaperProps = { drawing: CurvesDrawing; frame: Frame; selected?: Selection | undefined };

/** The drawing itself, without anything to hold it by: what is looked at, replayed and taken away as a picture. */
export function Paper({ drawing, frame, selected }: PaperProps) {
  return (
    <>
      <Grid frame={frame} />
      {drawing.areas.map(({ id, corners, label }, index) => {
        // Pieces of one area have one colour.
        const colour = fillOf(label ? drawing.areas.findIndex((area) => area.label === label) : index);
        return (
          <polygon
            key={id}
            points={asPoints(frame, corners)}
            fill={colour}
            fillOpacity="0.3"
            stroke={colour}
            strokeOpacity={selected?.id === id ? 1 : 0.35}
            strokeWidth={selected?.id === id ? 2 : 1}
          />
        );
      })}
      <g stroke="var(--line-strong)" strokeDasharray="4 4" fill="none">
        {guidesOf(drawing).map((line) => (
          <polyline key={JSON.stringify(line)} points={asPoints(frame, line)} />
        ))}
      </g>
      <Axes drawing={drawing} frame={frame} />
      {drawing.curves.map((curve, index) => (
        <polyline
          key={curve.id}
          points={asPoints(frame, traceCurve(curve))}
          fill="none"
          stroke={strokeOf(index)}
          strokeWidth={selected?.id === curve.id ? 4 : 2.8}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {drawing.points.map(({ id, at }) => {
        const [x, y] = toPaper(frame, at);
        return <circle key={id} cx={x} cy={y} r={selected?.id === id ? 6.5 : 5} fill="var(--ink)" />;
      })}
      <Names drawing={drawing} frame={frame} />
    </>
  );
}

/** What is written on lines and areas, and the words that stand alone. */
function Names({ drawing, frame }: PaperProps) {
  return (
    <>
      {placeCurveLabels(drawing, frame).map(({ id, text, x, y }, index) => (
        <text key={id} x={x} y={y} className={halo} fill={strokeOf(index)}>
          {text}
        </text>
      ))}
      {drawing.areas.map(({ id, corners, label }) => {
        const [x, y] = clearOfAxis(frame, centreOf(corners), label);
        return (
          <text key={id} x={x} y={y + 4} textAnchor="middle" className={`text-[13px] ${halo}`} fill="var(--ink)">
            {written(label) || '?'}
          </text>
        );
      })}
      {drawing.notes.map(({ id, at, label }) => {
        const [x, y] = toPaper(frame, at);
        return (
          <text key={id} x={x} y={y + 5} textAnchor="middle" className={halo} fill="var(--ink)">
            {written(label) || 'Words'}
          </text>
        );
      })}
    </>
  );
}

function Grid({ frame: { left, right, top, bottom } }: { frame: Frame }) {
  const across = Array.from({ length: 10 }, (_, index) => left + ((right - left) * (index + 1)) / 10);
  const up = Array.from({ length: 10 }, (_, index) => top + ((bottom - top) * index) / 10);
  return (
    <path
      d={across.map((x) => `M${x} ${top}V${bottom}`).join('') + up.map((y) => `M${left} ${y}H${right}`).join('')}
      stroke="var(--line)"
      strokeWidth="1"
      opacity="0.7"
    />
  );
}

function Axes({ drawing, frame }: PaperProps) {
  const { left, right, top, bottom, width, height } = frame;
  return (
    <>
      <path
        d={`M${left} ${top - 12}V${bottom}H${right + 14}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <g fill="var(--ink)">
        <text x="8" y="20" className="font-semibold">
          {drawing.yLabel}
        </text>
        <text x={width - 8} y={height - 10} textAnchor="end" className="font-semibold">
          {drawing.xLabel}
        </text>
        <text x={left - 8} y={bottom + 16} textAnchor="end" className="fill-ink-soft">
          0
        </text>
        {placeTicks(drawing, frame, 'x').map(({ id, text, at }) => (
          <text key={id} x={at} y={bottom + 19} textAnchor="middle" className={halo}>
            {text}
          </text>
        ))}
        {placeTicks(drawing, frame, 'y').map(({ id, text, at }) =>
          text.length > 5 ? (
            <text key={id} x={left + 6} y={at - 5} className={halo}>
              {text}
            </text>
          ) : (
            <text key={id} x={left - 8} y={at + 5} textAnchor="end" className={halo}>
              {text}
            </text>
          ),
        )}
      </g>
    </>
  );
}

/** An area beside the axis must not write over the names on it. */
function clearOfAxis(frame: Frame, at: XY, label: string): XY {
  const [x, y] = toPaper(frame, at);
  return [Math.max(x, frame.left + 6 + label.length * 3.7), y];
}
