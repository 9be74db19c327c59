/** Cause to effect, one box a link. The arrows are drawn; a screen reader hears an ordered list. */
export function Chain({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex flex-wrap gap-y-2">
      {steps.map((step) => (
        <li key={step} className="group flex max-w-full items-center">
          <span className="rounded-sm border border-line-strong bg-raised px-3 py-1.5 leading-snug">{step}</span>
          <span aria-hidden="true" className="px-2 text-lead text-pen group-last:hidden">
            →
          </span>
        </li>
      ))}
    </ol>
  );
}
