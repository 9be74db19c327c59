import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import type { Place } from '#domain/diagrams/findings.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { asPoints, type Frame, toPaper } from './frame.ts';

type HighlightsProps = { places: readonly Place[]; tone: 'right' | 'wrong'; drawing: CurvesDrawing; frame: Frame };

/** Where a finding is: the examiner's ring around the very place. */
export function Highlights({ places, tone, drawing, frame }: HighlightsProps) {
  const colour = tone === 'right' ? 'var(--success)' : 'var(--pen)';
  return (
    <g pointerEvents="none" fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      {places.map((place) => (
        <Highlight key={JSON.stringify(place)} place={place} drawing={drawing} frame={frame} />
      ))}
    </g>
  );
}

function Highlight({ place, drawing, frame }: { place: Place; drawing: CurvesDrawing; frame: Frame }) {
  switch (place.kind) {
    case 'axis':
      return place.axis === 'x' ? (
        <rect
          x={frame.width - axisWidth(frame) - 4}
          y={frame.height - 28}
          width={axisWidth(frame)}
          height="26"
          rx="6"
          strokeWidth="2.5"
        />
      ) : (
        <rect x="3" y="3" width={axisWidth(frame)} height="26" rx="6" strokeWidth="2.5" />
      );
    case 'curve': {
      const curve = drawing.curves.find(({ id }) => id === place.id);
      return curve ? <polyline points={asPoints(frame, traceCurve(curve))} strokeWidth="14" opacity="0.3" /> : null;
    }
    case 'area': {
      const area = drawing.areas.find(({ id }) => id === place.id);
      return area ? <polygon points={asPoints(frame, area.corners)} strokeWidth="4" strokeDasharray="2 7" /> : null;
    }
    case 'spot':
      return <Ring at={toPaper(frame, place.at)} radius={17} />;
    case 'point':
    case 'note': {
      const item = [...drawing.points, ...drawing.notes].find(({ id }) => id === place.id);
      return item ? <Ring at={toPaper(frame, item.at)} radius={13} /> : null;
    }
    default:
      return null;
  }
}

function axisWidth({ width }: Frame): number {
  return Math.min(186, width * 0.55);
}

/** Not quite round and not quite closed, as a pen draws it. */
function Ring({ at: [x, y], radius }: { at: readonly [number, number]; radius: number }) {
  const r = radius;
  return (
    <path
      d={`M${x + r * 0.7} ${y - r * 0.75}C${x - r * 0.2} ${y - r * 1.35} ${x - r * 1.25} ${y - r * 0.5} ${x - r} ${y + r * 0.35}C${x - r * 0.7} ${y + r * 1.25} ${x + r * 0.75} ${y + r * 1.2} ${x + r} ${y + r * 0.3}C${x + r * 1.15} ${y - r * 0.4} ${x + r * 0.75} ${y - r} ${x + r * 0.2} ${y - r * 1.1}`}
      strokeWidth="2.6"
    />
  );
}
