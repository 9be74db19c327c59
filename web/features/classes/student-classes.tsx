import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadMemberships } from './class-api.ts';
import { CodeForm } from './code-form.tsx';
import { MembershipCard } from './membership-card.tsx';
import { SetWork } from './set-work.tsx';

export function StudentClasses() {
  const loaded = useLoaded(loadMemberships, 'own');
  return (
    <div className="grid max-w-4xl gap-10">
      <div className="-mb-10">
        <PageHeading title="My classes" lead="If your teacher uses Margin, join their class with a code." />
      </div>
      {loaded.state === 'loading' && <Skeleton lines={4} label="Loading your classes" />}
      {loaded.state === 'failed' && (
        <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />
      )}
      {loaded.state === 'ready' && loaded.value.length > 0 && (
        <div>
          <SetWork key={loaded.value.length} />
          <ul className="grid gap-4" aria-label="Classes you are in">
            {loaded.value.map((membership) => (
              <MembershipCard key={membership.classId} membership={membership} onLeft={loaded.reload} />
            ))}
          </ul>
        </div>
      )}
      <section aria-labelledby="join-a-class">
        <h2 id="join-a-class" className="mb-1 text-h3">
          Join a class
        </h2>
        <p className="mb-4 max-w-reading text-ink-soft">
          First you read what your teacher would see and what they never see. Then you decide.
        </p>
        <CodeForm />
      </section>
    </div>
  );
}
