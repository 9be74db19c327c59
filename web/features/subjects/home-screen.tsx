import { useState } from 'react';
import { subjectCatalogue } from '#content/subjects.ts';
import { errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { type Account, useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { PlanTerms } from '../billing/plan-terms.tsx';
import { isTeacher } from '../classes/is-teacher.ts';
import { SetWork } from '../classes/set-work.tsx';
import { NextSteps } from '../practice/progress/next-steps.tsx';
import { LastConversation } from '../tutor/last-conversation.tsx';
import { HomeExams } from './home-exams.tsx';
import { HomeMarking } from './home-marking.tsx';
import { HomePastDue } from './home-past-due.tsx';
import { HomeSetUp } from './home-set-up.tsx';
import { HomeSubject } from './home-subject.tsx';
import { HomeToday } from './home-today.tsx';
import { HomeTonight } from './home-tonight.tsx';
import { HomeWeek } from './home-week.tsx';
import { type Home, loadHome } from './load-home.ts';

export function HomeScreen() {
  const account = useAccount();
  const loaded = useLoaded(loadHome, 'home');
  // What comes next depends on what was just said, and is read again with it.
  const [round, setRound] = useState(0);
  usePageTitle('Home');
  if (!account || account === 'unknown') return null;
  const home = loaded.state === 'ready' ? loaded.value : undefined;
  const goOn = () => {
    setRound((count) => count + 1);
    if (loaded.state === 'ready') loaded.reload();
  };
  return (
    <>
      <HomePastDue subscriptions={account.subscriptions} />
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading
          title={`Hello, ${account.fullName}`}
          lead={isTeacher(account) ? teacherLead : leadFor(home, round > 0)}
        />
        <ButtonLink href="/guide" variant="secondary" className="mb-8">
          How to Guide
        </ButtonLink>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {loaded.state === 'failed' && (
            <div className="mb-8">
              <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
            </div>
          )}
          {home?.offersSetUp && <HomeSetUp onDone={goOn} />}
          {home?.tonight.map((plan) => (
            <HomeTonight key={plan.subject} plan={plan} />
          ))}
          <LastConversation />
          <SetWork />
          {/* One thing to do next: on the evening before an exam that is the plan. */}
          {!home?.tonight.some(isLeft) && <NextSteps key={round} subjects={account.subjects} />}
          <HomeSubjects subjects={account.subjects} />
        </div>
        {/* Its room is kept while it is on its way. */}
        <div className="grid min-w-0 gap-5 sm:max-lg:grid-cols-2">
          {home && <HomeBeside home={home} isTeacher={isTeacher(account)} />}
        </div>
      </div>
    </>
  );
}

/** The student's own first, and a word on the plans where there is another to be had. */
function HomeSubjects({ subjects }: Pick<Account, 'subjects'>) {
  const subscribed = (title: string) => subjects.some((subject) => subject === firstWord(title));
  const entries = subjectCatalogue.slice(0, 4);
  const more = subjectCatalogue.some(({ subject, title }) => subject && !subscribed(title));
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5" aria-label="Your subjects">
        {[...entries].sort(subscribedFirst).map((entry) => (
          <HomeSubject key={entry.title} entry={entry} subscribed={subscribed(entry.title)} />
        ))}
      </ul>
      {more && (
        <div className="mt-5">
          <PlanTerms />
        </div>
      )}
    </>
  );

  function subscribedFirst(a: { title: string }, b: { title: string }): number {
    return Number(subscribed(b.title)) - Number(subscribed(a.title));
  }
}

/** What stands beside the subjects: today's plan, the exams, the marking and the week. */
function HomeBeside({ home, isTeacher }: { home: Home; isTeacher: boolean }) {
  return (
    <>
      {!home.offersSetUp && <HomeToday today={home.today.filter(({ subject }) => !hasPlan(home, subject))} />}
      {(home.exams.length > 0 || !isTeacher) && <HomeExams exams={home.exams} />}
      <HomeMarking marking={home.marking} />
      <HomeWeek week={home.week} />
    </>
  );
}

const couldNotLoad = 'We couldn’t load your day. Check your connection and try again.';

const isLeft = ({ items }: Home['tonight'][number]) => items.some(({ done }) => !done);

function hasPlan({ tonight }: Home, subject: string): boolean {
  return tonight.some((plan) => plan.subject === subject);
}

const teacherLead = 'See how your classes are getting on, or try what your students use.';

function leadFor(home: Home | undefined, isSetUpNow: boolean): string {
  if (!home) return '\u00a0';
  if (home.offersSetUp) return 'Welcome. Let’s plan your first session.';
  if (home.tonight.some(isLeft)) return 'An hour tonight makes a difference tomorrow.';
  // Whoever has just told us about the course has left off nowhere yet.
  return isSetUpNow ? 'Ready when you are.' : 'Pick up where you left off.';
}

/** Spec 2: a subject's address is the first word of its title, in lower case. */
function firstWord(title: string): string | undefined {
  return title.split(' ')[0]?.toLowerCase();
}
