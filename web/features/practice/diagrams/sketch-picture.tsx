import { strokeOf } from './colours.ts';
import type { ListedDiagram } from './load-diagrams.ts';

type SketchPictureProps = Pick<ListedDiagram, 'kind' | 'sketch'>;

/** Without a name in it: a reminder, not the answer. */
export function SketchPicture({ kind, sketch }: SketchPictureProps) {
  return (
    <svg
      viewBox="0 0 200 130"
      aria-hidden="true"
      className="ruled block w-full bg-surface"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {kind === 'xy' ? (
        <>
          <path d="M34 14V112H182" stroke="var(--ink)" strokeWidth="1.8" />
          {sketch.map((line, index) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no names here and never move
              key={index}
              points={line.map(([x, y]) => `${Math.round(34 + x * 140)},${Math.round(112 - y * 92)}`).join(' ')}
              stroke={strokeOf(index)}
              strokeWidth="2.6"
            />
          ))}
        </>
      ) : (
        <path d={figures[kind]} stroke="var(--accent)" strokeWidth="2.4" />
      )}
    </svg>
  );
}

const figures = {
  matrix: 'M48 18h104v94H48zM100 18v94M48 65h104',
  tree: 'M24 57h16v16H24zM40 65l30-38h40M40 65h70M40 65l30 38h40M124 27m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M136 27l22-12h24M136 27l22 12h24M124 103m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M136 103l22-12h24M136 103l22 12h24',
  network:
    'M38 65m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M24 65h28M52 65h34M100 65m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M86 65h28M110 55l32-22M110 75l32 22M154 28m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M140 28h28M154 102m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M140 102h28',
};
