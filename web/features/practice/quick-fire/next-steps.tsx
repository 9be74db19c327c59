import { type Objective, objectives } from '#domain/practice/run-result.ts';
import type { Subject } from '#domain/subjects.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type NextStepsProps = { subject: Subject; weakest: Objective | undefined; isJudged: boolean };

export function NextSteps({ subject, weakest, isJudged }: NextStepsProps) {
  const start = `/subject/${subject}/qft`;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-h3">
        What next
      </h2>
      <p className="mb-4">
        {weakest ? (
          <>
            Next, work on {objectives[weakest].toLowerCase()} ({weakest}). <Advice subject={subject} ao={weakest} />
          </>
        ) : (
          noneWeak(isJudged)
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {weakest && <ButtonLink href={`${start}?scope=weak`}>Practise my weak spots</ButtonLink>}
        <ButtonLink href={start} variant="secondary">
          Choose another round
        </ButtonLink>
      </div>
    </section>
  );
}

function noneWeak(isJudged: boolean): string {
  return isJudged ? 'Nothing to fix here. Ready for a harder round?' : 'Try a short round whenever you’re ready.';
}

function Advice({ subject, ao }: { subject: Subject; ao: Objective }) {
  const page = (part: string) => `/subject/${subject}/${part}`;
  if (ao === 'AO1') return 'Definitions are the quickest marks to win back, so try a few again.';
  if (ao === 'AO2') return 'Show your working, give the figure with its unit, then say what it means here.';
  if (ao === 'AO3') {
    return (
      <>
        Practise the links in the <TextLink href={page('ab')}>Analysis Builder</TextLink>.
      </>
    );
  }
  return (
    <>
      Practise weighing arguments in <TextLink href={page('es')}>Evaluation Skills</TextLink>.
    </>
  );
}
