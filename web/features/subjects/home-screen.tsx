import { subjectCatalogue } from '#content/subjects.ts';
import { useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PlanTerms } from '../billing/plan-terms.tsx';
import { SetWork } from '../classes/set-work.tsx';
import { NextSteps } from '../practice/progress/next-steps.tsx';
import { LastConversation } from '../tutor/last-conversation.tsx';
import { HomePastDue } from './home-past-due.tsx';
import { HomeSubject } from './home-subject.tsx';

export function HomeScreen() {
  const account = useAccount();
  if (!account || account === 'unknown') return null;
  const subscribed = (title: string) => account.subjects.some((subject) => subject === firstWord(title));
  const more = subjectCatalogue.some(({ subject, title }) => subject && !subscribed(title));
  return (
    <div className="max-w-4xl">
      <HomePastDue subscriptions={account.subscriptions} />
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading title={`Hello, ${account.fullName}`} lead="Where shall we pick up?" />
        <ButtonLink href="/guide" variant="secondary" className="mb-8">
          How to Guide
        </ButtonLink>
      </div>
      <LastConversation />
      <SetWork />
      <NextSteps subjects={account.subjects} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-5" aria-label="Your subjects">
        {subjectCatalogue.slice(0, 4).map((entry) => (
          <HomeSubject key={entry.title} entry={entry} subscribed={subscribed(entry.title)} />
        ))}
      </ul>
      {more && (
        <div className="mt-5">
          <PlanTerms />
        </div>
      )}
    </div>
  );
}

/** Spec 2: a subject's address is the first word of its title, in lower case. */
function firstWord(title: string): string | undefined {
  return title.split(' ')[0]?.toLowerCase();
}
