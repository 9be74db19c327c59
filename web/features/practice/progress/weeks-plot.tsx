import { useId } from 'react';
import { shortDay } from '#domain/progress/weeks.ts';
import { PlotCard } from './plot-card.tsx';
import type { Progress } from './progress-api.ts';

type Week = Progress['weeks'][number];

const width = 380;
const height = 180;
const floor = height - 26;
const left = 30;

/** Minutes of talk and practice, one bar for each week. */
export function WeeksPlot({ weeks }: { weeks: readonly Week[] }) {
  const top = niceTop(Math.max(...weeks.map(total)));
  const slot = (width - left) / weeks.length;
  const y = (minutes: number) => floor - (minutes / top) * (floor - 12);
  const hatch = useId();
  return (
    <PlotCard
      title="Minutes by week"
      table={{
        head: ['Week of', 'Talked', 'Practised', 'Answers'],
        rows: weeks.map((week) => [
          shortDay(week.monday),
          `${week.talkedMinutes} min`,
          `${week.practisedMinutes} min`,
          String(week.answers),
        ]),
      }}
    >
      <p>{thisWeek(weeks.at(-1))}</p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(weeks)} className="w-full max-w-xl">
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
            <rect width="6" height="6" fill="var(--surface-raised)" />
            <path d="M1.5 0v6" stroke="var(--info)" strokeWidth="2.4" />
          </pattern>
        </defs>
        {[0, top / 2, top].map((minutes) => (
          <g key={minutes}>
            <path d={`M${left} ${y(minutes)}H${width}`} stroke="var(--line)" />
            <text x={left - 8} y={y(minutes) + 5} textAnchor="end" className={small}>
              {minutes}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <WeekBar
            key={week.monday}
            week={week}
            x={left + index * slot + slot * 0.2}
            width={slot * 0.6}
            y={y}
            hatch={hatch}
            // Every other week has its day written out, so that a telephone can show them.
            isNamed={(weeks.length - 1 - index) % 2 === 0}
          />
        ))}
      </svg>
      <Key hatch={hatch} />
    </PlotCard>
  );
}

type WeekBarProps = {
  week: Week;
  x: number;
  width: number;
  y: (minutes: number) => number;
  hatch: string;
  isNamed: boolean;
};

function WeekBar({ week, x, width, y, hatch, isNamed }: WeekBarProps) {
  const talkTop = y(week.talkedMinutes);
  return (
    <g>
      <rect
        x={x}
        width={width}
        y={talkTop}
        height={floor - talkTop}
        fill={`url(#${hatch})`}
        stroke="var(--info)"
        strokeWidth={week.talkedMinutes ? 1.5 : 0}
      />
      <rect x={x} width={width} y={y(total(week))} height={talkTop - y(total(week))} fill="var(--success)" />
      <text x={x + width / 2} y={height - 8} textAnchor="middle" className={small}>
        {isNamed ? shortDay(week.monday) : ''}
      </text>
    </g>
  );
}

function Key({ hatch }: { hatch: string }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
          <rect x="1" y="1" width="14" height="14" fill={`url(#${hatch})`} stroke="var(--info)" strokeWidth="1.5" />
        </svg>
        Talking with the tutor
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-4 bg-success" />
        Practising
      </li>
    </ul>
  );
}

const small = 'fill-ink-soft text-[11px] tabular-nums';

function thisWeek(week: Week | undefined): string {
  if (!week || total(week) === 0) return 'Nothing yet this week.';
  return `This week so far: ${week.talkedMinutes} min talking, ${week.practisedMinutes} min practising, ${week.answers} ${week.answers === 1 ? 'answer' : 'answers'}.`;
}

function total({ talkedMinutes, practisedMinutes }: Week): number {
  return talkedMinutes + practisedMinutes;
}

/** The next round number of minutes whose half is round too. */
function niceTop(most: number): number {
  return [10, 20, 40, 60, 100, 120, 200, 300, 400, 600].find((top) => top >= most) ?? Math.ceil(most / 600) * 600;
}

function describe(weeks: readonly Week[]): string {
  const talked = weeks.reduce((sum, week) => sum + week.talkedMinutes, 0);
  const practised = weeks.reduce((sum, week) => sum + week.practisedMinutes, 0);
  const now = weeks.at(-1);
  return `Over ${weeks.length} weeks: ${talked} minutes talking and ${practised} practising. This week: ${now?.talkedMinutes ?? 0} and ${now?.practisedMinutes ?? 0}.`;
}
