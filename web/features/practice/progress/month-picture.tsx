import { monthOf } from '#domain/progress/weeks.ts';
import { PlotCard } from './plot-card.tsx';

type MonthPictureProps = { today: string; daysWithWork: readonly string[] };

/** The days of this month on which something was done. Only what is there is counted: nothing is ever lost here. */
export function MonthPicture({ today, daysWithWork }: MonthPictureProps) {
  const { name, days, beginsOn } = monthOf(today);
  const worked = new Set(daysWithWork);
  return (
    <PlotCard title={`Days in ${name}`}>
      <p>{words(worked.size, name)}</p>
      <div aria-hidden="true" className="grid max-w-80 grid-cols-7 gap-1.5 text-center text-xs tabular-nums">
        {weekdays.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days begin with the same letter and none ever moves
          <span key={index} className="font-semibold text-ink-soft">
            {day}
          </span>
        ))}
        {days.map((day, index) => (
          <span
            key={day}
            style={index === 0 ? { gridColumnStart: beginsOn + 1 } : undefined}
            className={`grid aspect-square place-items-center rounded-full ${look(worked.has(day), day, today)}`}
          >
            {worked.has(day) ? '✓' : Number(day.slice(8))}
          </span>
        ))}
      </div>
    </PlotCard>
  );
}

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

function words(count: number, month: string): string {
  if (count === 0) return `Nothing in ${month} yet. Any day is a good day to start.`;
  return `You’ve worked on ${count} ${count === 1 ? 'day' : 'days'} this month.`;
}

function look(worked: boolean, day: string, today: string): string {
  if (worked) return 'bg-success font-bold text-surface';
  return day === today ? 'border-2 border-ink font-semibold' : 'text-ink-soft';
}
