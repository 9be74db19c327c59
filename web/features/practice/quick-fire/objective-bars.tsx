import { type Objective, objectives } from '#domain/practice/run-result.ts';

type Sum = { ao: Objective; questions: number; right: number };

/** A bar for each objective: questions right, of those asked. The figures stand beside, so that nothing is in the picture alone. */
export function ObjectiveBars({ sums }: { sums: readonly Sum[] }) {
  return (
    <section aria-labelledby="by-objective">
      <h2 id="by-objective" className="mb-4 text-h3">
        By assessment objective
      </h2>
      <ul className="grid gap-4">
        {sums.map(({ ao, questions, right }) => (
          <li key={ao} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">
                {ao} {objectives[ao]}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                {right} of {questions} {questions === 1 ? 'question' : 'questions'} right
              </span>
            </p>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full rounded-full">
              <rect width="100" height="6" fill="var(--line)" />
              <rect width={(100 * right) / questions} height="6" fill="var(--accent)" />
              {cutsOf(questions).map((cut) => (
                <rect key={cut} x={cut - 0.25} width="0.5" height="6" fill="var(--surface)" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one question ends and the next begins. */
function cutsOf(questions: number): number[] {
  return Array.from({ length: questions - 1 }, (_, index) => (100 * (index + 1)) / questions);
}
