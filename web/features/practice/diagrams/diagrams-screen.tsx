import { useEffect } from 'react';
import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { DiagramCard } from './diagram-card.tsx';
import { type ListedDiagram, loadDiagrams } from './load-diagrams.ts';

export function DiagramsScreen() {
  const { subject = '' } = useParams();
  const loaded = useLoaded(loadDiagrams, subject);
  useEffect(() => inBackground(sendKeptAttempts()), []);
  usePageTitle(isSubject(subject) ? `Diagrams from memory, ${subjectTitles[subject]}` : undefined);
  if (!isSubject(subject)) return null;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href={`/subject/${subject}`}>{subjectTitles[subject]}</TextLink>}
        title="Diagrams from memory"
        lead="Draw it, label it, shade it. Every line, label and area is checked straight away, and you’re shown what to fix."
      />
      {loaded.state === 'loading' && <Skeleton lines={10} label="Loading the diagrams" />}
      {loaded.state === 'failed' && (
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      )}
      {loaded.state === 'ready' && <Shelves diagrams={loaded.value} href={`/subject/${subject}/diagrams`} />}
    </div>
  );
}

const couldNotLoad = 'The diagrams could not be loaded. Check your connection and try again.';

/** What would be forgotten soon comes first, then what is not right yet, then what is new. */
const shelves = [
  { state: 'due', title: 'Due now', lead: 'You knew these. Draw them again before you forget them.' },
  { state: 'learning', title: 'Not right yet', lead: 'You’ve started these. Have another go.' },
  { state: 'new', title: 'New', lead: 'You haven’t drawn these yet.' },
  { state: 'secure', title: 'Secure', lead: 'You got these right last time. They’ll come back when they’re due.' },
] as const;

function Shelves({ diagrams, href }: { diagrams: readonly ListedDiagram[]; href: string }) {
  const begun = diagrams.some(({ state }) => state !== 'new');
  const next = shelves.flatMap(({ state }) => diagrams.filter((diagram) => diagram.state === state))[0];
  const secure = diagrams.filter(({ state }) => state === 'secure').length;
  const start = next && (
    <ButtonLink href={`${href}/${next.id}`}>
      {begun ? 'Continue with' : 'Start with'}: {next.title}
    </ButtonLink>
  );
  return (
    <div className="grid gap-10">
      {begun ? (
        <div className="grid items-end gap-5 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-between">
          <Progress
            label="Secure"
            value={secure}
            max={diagrams.length}
            text={`${secure} of ${diagrams.length} diagrams`}
          />
          <div>{start}</div>
        </div>
      ) : (
        <EmptyState title="A clean sheet" action={start}>
          Nothing drawn yet. Pick any diagram, or start with the first: it takes two minutes.
        </EmptyState>
      )}
      {shelves.map(({ state, title, lead }) => {
        const here = diagrams.filter((diagram) => diagram.state === state);
        if (here.length === 0) return null;
        return (
          <section key={state} aria-labelledby={`shelf-${state}`}>
            <h2 id={`shelf-${state}`} className="text-h3">
              {title} <span className="font-sans text-base font-normal text-ink-soft tabular-nums">{here.length}</span>
            </h2>
            <p className="mb-4 text-ink-soft">{lead}</p>
            <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
              {here.map((diagram) => (
                <DiagramCard key={diagram.id} diagram={diagram} href={`${href}/${diagram.id}`} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
