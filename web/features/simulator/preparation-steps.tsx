import { preparationSteps } from '#content/simulator.ts';

export function PreparationSteps() {
  return (
    <section data-screen-only>
      <h2 className="mb-4 text-h3">Preparation Steps</h2>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {preparationSteps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 rounded-md border border-line bg-raised p-4">
            <span aria-hidden="true" className="font-serif text-h3 leading-6 font-semibold text-pen">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base leading-6 font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
