import { answersForCalibration, calibrationSentence } from '#domain/progress/calibration.ts';
import { PlotCard } from './plot-card.tsx';
import type { Progress } from './progress-api.ts';

type Calibration = Progress['calibration'];

const size = 260;
const edge = 34;
const at = (percent: number) => edge + (percent / 100) * (size - edge - 10);
const up = (percent: number) => size - at(percent);

/** How sure the student was, against what the marking said. On the line, both agree. */
export function CalibrationPlot({ calibration }: { calibration: Calibration }) {
  if (calibration.bands.length === 0) return <NotYet answers={calibration.answers} />;
  return (
    <PlotCard
      title="How sure, how right"
      table={{
        head: ['You were', 'Right', 'Answers'],
        rows: calibration.bands.map(({ sureness, actual, answers }) => [
          `${sureness}% sure`,
          `${actual}%`,
          String(answers),
        ]),
      }}
    >
      <p>{calibrationSentence(calibration)}</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={describe(calibration)}
        className="mx-auto w-full max-w-80"
      >
        <path
          d={`M${at(0)} ${up(100)}V${up(0)}H${at(100)}`}
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <path d={`M${at(0)} ${up(0)}L${at(100)} ${up(100)}`} stroke="var(--line-strong)" strokeDasharray="4 5" />
        <path
          d={calibration.bands
            .map(({ sureness, actual }, index) => `${index ? 'L' : 'M'}${at(sureness)} ${up(actual)}`)
            .join('')}
          fill="none"
          stroke="var(--info)"
          strokeWidth="2"
        />
        {calibration.bands.map(({ from, sureness, actual, answers }) => (
          <circle
            key={from}
            cx={at(sureness)}
            cy={up(actual)}
            r={4 + Math.min(8, Math.sqrt(answers) * 1.6)}
            fill="var(--info)"
            stroke="var(--surface-raised)"
            strokeWidth="2"
          />
        ))}
        <text x={at(50)} y={size - 6} textAnchor="middle" className={small}>
          How sure you were
        </text>
        <text transform={`translate(14 ${up(50)}) rotate(-90)`} textAnchor="middle" className={small}>
          How right it was
        </text>
      </svg>
      <p className="text-sm text-ink-soft">
        On the dashed line you were just as right as you felt. Above it you knew more than you thought, below it less.
      </p>
    </PlotCard>
  );
}

const small = 'fill-ink-soft text-[12px]';

function NotYet({ answers }: { answers: number }) {
  const left = answersForCalibration - answers;
  return (
    <PlotCard title="How sure, how right">
      <p>
        Some questions ask how sure you are before they are marked. After ten of those, a chart here shows how well you
        judge yourself.
      </p>
      <p className="text-sm text-ink-soft">
        {answers === 0 ? 'None answered yet.' : `${answers} answered, ${left} to go.`}
      </p>
    </PlotCard>
  );
}

function describe({ bands }: Calibration): string {
  return bands.map(({ sureness, actual }) => `${sureness}% sure: ${actual}% right`).join('; ');
}
