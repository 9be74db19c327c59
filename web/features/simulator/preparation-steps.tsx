import { preparationSteps } from '#content/simulator.ts';

/** How to go about it, folded under its heading: read once, and out of the way. */
export function PreparationSteps() {
  return (
    <details data-screen-only className="rounded-md border border-line bg-raised">
      <summary className="min-h-11 rounded-md px-4 py-3 hover:bg-accent-soft focus-visible:-outline-offset-2">
        <h2 className="inline text-h4!">Preparation Steps</h2>
      </summary>
      <ol className="grid gap-3 border-t border-line p-4">
        {preparationSteps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden="true" className="font-serif text-h4 leading-6 font-semibold text-pen">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base! leading-6 font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
