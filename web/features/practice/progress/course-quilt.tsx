import { useId } from 'react';
import type { SectionState } from '#domain/progress/mastery.ts';
import type { MapTheme } from './progress-api.ts';

type CourseQuiltProps = { themes: readonly MapTheme[]; className?: string };

const cell = 14;
const gap = 3;
const step = cell + gap;
/** For the theme's number before its row. */
const margin = 16;

/** The whole course as one small picture: a row of patches for each theme. The words beside it say the same. */
export function CourseQuilt({ themes, className }: CourseQuiltProps) {
  const id = useId();
  const longest = Math.max(...themes.map(({ sections }) => sections.length));
  return (
    <svg
      viewBox={`0 0 ${margin + longest * step - gap} ${themes.length * step - gap}`}
      aria-hidden="true"
      className={className}
    >
      <defs>
        <pattern id={`${id}-pencil`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path d="M1 0v4" stroke="var(--info)" strokeWidth="1.1" />
        </pattern>
        <pattern id={`${id}-washed`} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 1h4" stroke="var(--warning)" strokeWidth="1.9" />
        </pattern>
      </defs>
      {themes.map(({ number }, row) => (
        <text
          key={number}
          x={margin - 5}
          y={row * step + 10.5}
          textAnchor="end"
          className="fill-ink-soft text-[9px] tabular-nums"
        >
          {number}
        </text>
      ))}
      {themes.map(({ number, sections }, row) =>
        sections.map(({ id: sectionId, state }, column) => (
          <rect
            key={`${number} ${sectionId}`}
            x={margin + column * step + 0.5}
            y={row * step + 0.5}
            width={cell - 1}
            height={cell - 1}
            rx="2"
            {...looks(id)[state]}
          />
        )),
      )}
    </svg>
  );
}

function looks(id: string): Record<SectionState, { fill: string; stroke: string; strokeDasharray?: string }> {
  return {
    'not seen': { fill: 'none', stroke: 'var(--line-strong)', strokeDasharray: '2 2' },
    learning: { fill: `url(#${id}-pencil)`, stroke: 'var(--info)' },
    secure: { fill: 'var(--success)', stroke: 'var(--success)' },
    fading: { fill: `url(#${id}-washed)`, stroke: 'var(--warning)' },
  };
}
