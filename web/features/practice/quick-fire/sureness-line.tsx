import { TextLink } from '#web/ui/text-link.tsx';

type SurenessLineProps = { questions: number; tells: boolean; predicted: number; actual: number };

/** Predicted against actual, as two points on one line. */
export function SurenessLine({ questions, tells, predicted, actual }: SurenessLineProps) {
  if (!tells) return <TooFew questions={questions} />;
  return (
    <section aria-labelledby="sureness" className="max-w-reading">
      <h2 id="sureness" className="mb-2 text-h3">
        How sure you were
      </h2>
      <p>
        On {questions} questions you were {predicted}% sure and got {actual}% right. {adviceFor(predicted - actual)}
      </p>
      <svg viewBox="0 0 320 46" aria-hidden="true" className="mt-3 w-full max-w-96">
        <line x1="10" x2="310" y1="23" y2="23" stroke="var(--line-strong)" strokeWidth="2" />
        <circle
          cx={10 + 3 * predicted}
          cy="23"
          r="7"
          fill="var(--surface-raised)"
          stroke="var(--accent)"
          strokeWidth="3"
        />
        <circle cx={10 + 3 * actual} cy="23" r="5" fill="var(--pen)" />
        <text x={within(predicted)} y="10" textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
          sure
        </text>
        <text x={within(actual)} y="43" textAnchor="middle" fontSize="11" fill="var(--pen)">
          right
        </text>
      </svg>
    </section>
  );
}

function TooFew({ questions }: { questions: number }) {
  return (
    <section aria-labelledby="sureness" className="max-w-reading">
      <h2 id="sureness" className="mb-2 text-h3">
        How sure you were
      </h2>
      <p>
        You said how sure you were on {questions === 1 ? 'one question' : `${questions} questions`}, which is too few to
        judge. <TextLink href="/progress">Your progress</TextLink> puts all your rounds together.
      </p>
    </section>
  );
}

/** A label at either end stays in the picture. */
function within(percent: number): number {
  return Math.min(304, Math.max(16, 10 + 3 * percent));
}

/** A few questions say little: within this they agree. */
const near = 15;

function adviceFor(over: number): string {
  if (over > near) return 'Next time something feels certain, check you can say why.';
  if (over < -near) return 'You know more than you think.';
  return 'You’re a good judge of what you know.';
}
