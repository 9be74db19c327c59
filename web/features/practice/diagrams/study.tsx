import { useId, useState } from 'react';
import type { Diagram } from '#content/curriculum/curriculum.ts';
import { errorText } from '#web/api.ts';
import { Figure } from '#web/figure/diagram-figure.tsx';
import { loadModel } from '#web/figure/load-model.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';

/** How the diagram is built, step by step, and why. */
export function Study({ taskKey, onDraw }: { taskKey: string; onDraw: () => void }) {
  const loaded = useLoaded(loadModel, taskKey);
  if (loaded.state === 'loading') return <Skeleton lines={8} label="Loading the model" />;
  if (loaded.state === 'failed')
    return <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />;
  return <Steps model={loaded.value} onDraw={onDraw} />;
}

const couldNotLoad = 'The model could not be loaded. Check your connection and try again.';

function Steps({ model, onDraw }: { model: Diagram; onDraw: () => void }) {
  const id = useId();
  const steps = model.steps ?? [];
  const [at, setAt] = useState(0);
  const last = Math.max(steps.length - 1, 0);
  const words = { titleId: `${id}-title`, textId: `${id}-text` };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <figure className="min-w-0 rounded-md border border-line bg-raised p-4 shadow-sheet sm:p-6">
        <h2 id={words.titleId} className="mb-3 text-h4!">
          {model.title}
        </h2>
        <Figure diagram={model} words={words} step={at} />
        <figcaption id={words.textId} className="mt-4">
          {at >= last ? model.explanation : steps[at]}
        </figcaption>
      </figure>
      <div className="grid content-start gap-5">
        {steps.length > 0 && <StepList steps={steps} at={at} onStep={setAt} />}
        <div>
          <h2 className="mb-1 text-h4!">Common errors</h2>
          <ul className="grid list-disc gap-1 pl-5 marker:text-pen">
            {model.commonErrors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
        <p>
          <Button variant={at >= last ? 'primary' : 'secondary'} onClick={onDraw}>
            Now draw it from memory
          </Button>
        </p>
      </div>
    </div>
  );
}

type StepListProps = { steps: readonly string[]; at: number; onStep: (at: number) => void };

function StepList({ steps, at, onStep }: StepListProps) {
  return (
    <div className="grid gap-3">
      <h2 className="text-h4!">Step by step</h2>
      <ol className="grid list-decimal gap-1 pl-6 marker:font-semibold marker:text-pen">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={index === at ? 'font-semibold' : index > at ? 'text-ink-soft' : ''}
          >
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={at === 0} onClick={() => onStep(at - 1)}>
          Back
        </Button>
        <Button disabled={at >= steps.length - 1} onClick={() => onStep(at + 1)}>
          Next step
        </Button>
      </div>
      <p role="status" className="sr-only">
        {`Step ${at + 1} of ${steps.length}: ${steps[at]}`}
      </p>
    </div>
  );
}
