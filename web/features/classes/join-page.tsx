import { useState } from 'react';
import { useLocation } from 'wouter';
import { classSharing } from '#content/class-sharing.ts';
import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { errorText, isFault } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { inBackground } from '../../in-background.ts';
import { type Invitation, joinClass, loadInvitation } from './class-api.ts';
import { CodeForm } from './code-form.tsx';
import { SharingList } from './sharing-list.tsx';

export function JoinPage({ code }: { code: string }) {
  const loaded = useLoaded(loadInvitation, code);
  usePageTitle(loaded.state === 'ready' ? titleOf(loaded.value) : undefined);
  if (loaded.state === 'loading') return <Skeleton lines={8} label="Looking for the class" />;
  if (loaded.state === 'ready') return <Question code={code} invitation={loaded.value} />;
  return (
    <>
      <PageHeading title="Join a class" />
      {isFault(loaded.error) ? (
        <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />
      ) : (
        <CodeForm error={errorText(loaded.error, messages.loadFailed)} />
      )}
    </>
  );
}

function titleOf({ name, joined }: Invitation): string {
  return joined ? name : `Join ${name}`;
}

/** A yes or a no; without one nothing is shared. */
function Question({ code, invitation }: { code: string; invitation: Invitation }) {
  const { name, subject, teacher, joined } = invitation;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const join = async () => {
    setBusy(true);
    try {
      await joinClass(code);
      toast.success(`You are in ${name}.`);
      navigate('/classes');
    } catch (failure) {
      setError(errorText(failure, 'You have not joined yet. Check your connection and try again.'));
      setBusy(false);
    }
  };
  if (joined) {
    return (
      <>
        <PageHeading title={name} lead="You are in this class already." />
        <ButtonLink href="/classes">My classes</ButtonLink>
      </>
    );
  }
  return (
    <div data-subject={subject} className="max-w-4xl">
      <PageHeading
        eyebrow={`${teacher}’s ${subjectTitles[subject]} class`}
        title={`Join ${name}?`}
        lead="Read this first. It is your choice, and you can change your mind later."
      />
      <SharingList />
      <p className="mt-8 max-w-reading">{classSharing.leaving}</p>
      <div className="mt-6 grid gap-4">
        <FormError>{error}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => inBackground(join())}>
            Yes, join the class
          </Button>
          <ButtonLink
            href="/classes"
            variant="secondary"
            onClick={() => toast.success('You have not joined, and nothing was shared.')}
          >
            No, thank you
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
