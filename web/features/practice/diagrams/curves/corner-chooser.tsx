import { distance, type XY } from '#domain/diagrams/geometry.ts';
import { written } from '../words.ts';
import type { CurvesBoardState } from './use-curves-board.ts';

/** An area by its corners: every place that has a name can be one. */
export function CornerChooser({ board, corners }: { board: CurvesBoardState; corners: readonly XY[] }) {
  const numberOf = (at: XY) => corners.findIndex((corner) => distance(corner, at) < 0.01) + 1;
  return (
    <details open={corners.length < 3}>
      <summary className="min-h-9 py-1 text-sm font-semibold">Corners, in order round the area</summary>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {board.places.map((place) => {
          const number = numberOf(place.at);
          return (
            <li key={place.name}>
              <button
                type="button"
                aria-pressed={number > 0}
                className={chip}
                onClick={() => board.toggleCorner(place)}
              >
                {number > 0 && <b className="tabular-nums">{number}</b>} {written(place.name)}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const chip =
  'min-h-9 rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-left text-sm hover:border-ink ' +
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent';
