import type { ReactNode } from 'react';

type StepChainProps = { steps: readonly ReactNode[]; label: string };

/** Steps below each other, an arrow from each to the next. */
export function StepChain({ steps, label }: StepChainProps) {
  return (
    <ol aria-label={label} className="grid gap-1.5">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chain
        <li key={at} className="grid gap-1.5">
          {at > 0 && (
            <span aria-hidden="true" className="pl-4 leading-none text-pen">
              ↓
            </span>
          )}
          <span className="block rounded-md border border-line bg-page px-4 py-2.5 first-letter:uppercase">{step}</span>
        </li>
      ))}
    </ol>
  );
}
