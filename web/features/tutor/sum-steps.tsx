import { isPlan, type SumStep } from '#domain/tutor-shown.ts';
import { FormulaParts } from '#web/ui/formula.tsx';
import { setSum } from './set-formulas.ts';

/** A sum as it is worked on paper: a line for each step, the equals signs under each other. A plan: part by part. */
export function SumSteps({ steps }: { steps: readonly SumStep[] }) {
  if (isPlan(steps)) return <Plan steps={steps} />;
  return (
    <ol aria-label="Working" className={sheet}>
      {steps.map(({ left, right }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a sum never move
        <li key={index} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="text-right">{setSum(left)} </span>
          <span>= </span>
          <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
            <FormulaParts text={setSum(right)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Plan({ steps }: { steps: readonly SumStep[] }) {
  return (
    <ol aria-label="Plan" className={`${paper} max-w-lg`}>
      {steps.map(({ left, right }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a plan never move
        <li key={index}>
          <span className="block text-sm font-semibold text-ink-soft">{left}: </span>
          {right}
        </li>
      ))}
    </ol>
  );
}

const paper = 'mt-3 grid gap-y-2.5 rounded-md bg-accent-soft px-4 py-3 leading-snug max-sm:-ml-12';
const sheet = `${paper} max-w-sm grid-cols-[fit-content(45%)_auto_minmax(0,1fr)] gap-x-2 tabular-nums md:max-w-lg`;
