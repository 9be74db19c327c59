import { Printer } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ClassView } from './class-api.ts';
import { IdeaList } from './idea-list.tsx';

export function MissedIdeas({ shown: { id, missed } }: { shown: ClassView }) {
  if (missed.length === 0) return <NoIdeasYet />;
  return (
    <div className="grid gap-6">
      <p className="max-w-reading text-ink-soft">
        What students most often leave out in their latest work. An idea appears once three students have tried the task
        and two have left it out.
      </p>
      <IdeaList missed={missed} />
      <ButtonLink
        href={`/classes/${id}/sheet`}
        variant="secondary"
        icon={<Printer aria-hidden="true" />}
        className="justify-self-start"
      >
        A sheet to print
      </ButtonLink>
    </div>
  );
}

export function NoIdeasYet() {
  return (
    <EmptyState title="Nothing stands out yet">
      <p>When three students have tried the same task and two leave out the same idea, it appears here.</p>
    </EmptyState>
  );
}
