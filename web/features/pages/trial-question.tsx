import { type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** A question for visitors. What asks and marks it is loaded when it is wanted; without script it invites to register. */
export function TrialQuestion() {
  const [Trial, setTrial] = useState<ComponentType>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const load = () => {
    setState('busy');
    import('../practice/trial.tsx').then(
      (module) => setTrial(() => module.Trial),
      () => setState('failed'),
    );
  };
  return (
    <section aria-labelledby="taste-title" className="mt-section">
      <h2 id="taste-title">Try a question now</h2>
      <p className="mt-3 max-w-reading text-ink-soft">
        Answer in a sentence or two and see which ideas you had. No account needed.
      </p>
      {/* As tall from the start as the question will be, so that nothing below moves when it comes. */}
      <div className="mt-8 grid min-h-92 lg:min-h-112">
        {Trial ? (
          <Trial />
        ) : (
          <div className={paper}>
            <p className="bg-raised px-3 text-center font-serif text-h3">
              One idea from the course. About thirty seconds.
            </p>
            <div className="flex flex-wrap justify-center gap-4">
              <Button size="large" busy={state === 'busy'} className="noscript:hidden" onClick={load}>
                Try a question
              </Button>
              <ButtonLink href="/register" size="large" variant="secondary">
                Create account
              </ButtonLink>
            </div>
            <p role="alert" className="bg-raised px-3 text-center empty:hidden">
              {state === 'failed' && 'The question could not be loaded. Check your connection and try again.'}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const paper =
  'ruled grid content-center justify-items-center gap-4 rounded-md border border-line bg-raised p-6 shadow-sheet';
