import { objectiveNames } from '#domain/progress/study-weeks.ts';
import { shortDay } from '#domain/progress/weeks.ts';
import { PlotCard } from './plot-card.tsx';
import type { Progress } from './progress-api.ts';

type Trend = Progress['objectives'][number];

/** How much was right, by assessment objective, and which way it goes. */
export function ObjectiveTrends({ objectives }: { objectives: readonly Trend[] }) {
  const answered = objectives.filter(({ answers }) => answers > 0);
  return (
    <PlotCard title="Results by assessment objective" table={answered.length > 0 ? tableOf(answered) : undefined}>
      {answered.length === 0 ? (
        <p>Your marked answers appear here, split into knowledge, application, analysis, evaluation and drawing.</p>
      ) : (
        <ul className="grid gap-5">
          {answered.map((trend) => (
            <li key={trend.objective} className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-1">
              <span>
                <span className="block leading-tight font-semibold">{objectiveNames[trend.objective]}</span>
                <span className="block text-xs text-ink-soft">{factsOf(trend)}</span>
              </span>
              <span className="font-serif text-h3 leading-none font-semibold tabular-nums">{trend.share}%</span>
              <Line trend={trend} />
            </li>
          ))}
        </ul>
      )}
    </PlotCard>
  );
}

const width = 400;
const height = 44;

function Line({ trend: { objective, weeks } }: { trend: Trend }) {
  const points = weeks.flatMap(({ monday, share, answers }, index) =>
    share === null
      ? []
      : [
          {
            monday,
            answers,
            x: 8 + (index * (width - 16)) / (weeks.length - 1),
            y: height - 6 - (share / 100) * (height - 12),
          },
        ],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${objectiveNames[objective]} by week: ${describe(weeks)}`}
      className="col-span-2 w-full"
    >
      <path d={`M0 6H${width}M0 ${height - 6}H${width}`} stroke="var(--line)" />
      <path
        d={points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}
        fill="none"
        stroke="var(--success)"
        strokeWidth="2"
      />
      {points.map(({ monday, answers, x, y }) => (
        <circle key={monday} cx={x} cy={y} r={3 + Math.min(3, answers / 4)} fill="var(--success)" />
      ))}
    </svg>
  );
}

function factsOf({ objective, answers }: Trend): string {
  const name = objective === 'Diagrams' ? '' : `${objective}, `;
  return `${name}${answers} ${answers === 1 ? 'answer' : 'answers'}`;
}

function describe(weeks: Trend['weeks']): string {
  const told = weeks.flatMap(({ monday, share }) => (share === null ? [] : [`${shortDay(monday)} ${share}%`]));
  return told.join(', ') || 'nothing in the last eight weeks';
}

function tableOf(trends: readonly Trend[]) {
  const weeks = trends[0]?.weeks ?? [];
  return {
    head: ['Week of', ...trends.map(({ objective }) => objective)],
    rows: weeks.map(({ monday }, index) => [
      shortDay(monday),
      ...trends.map((trend) => {
        const share = trend.weeks[index]?.share;
        return share == null ? '–' : `${share}%`;
      }),
    ]),
  };
}
