import { ArrowRight, Check, Users } from 'lucide-react';
import { Link } from 'wouter';
import { workKindNames } from '#domain/classes/set-work.ts';
import { errorText } from '#web/api.ts';
import { useAccount } from '#web/session.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadOwnWork, type OwnWork } from './class-api.ts';
import { dueText } from './due-text.ts';
import { isTeacher } from './is-teacher.ts';

/** For the home page: what a student's teachers have set, one tap each; for a teacher, the way to the classes. */
export function SetWork() {
  const account = useAccount();
  if (!account || account === 'unknown') return null;
  return isTeacher(account) ? <ToClasses /> : <OwnSetWork />;
}

function OwnSetWork() {
  const loaded = useLoaded(loadOwnWork, 'own');
  if (loaded.state === 'failed') {
    return (
      <div className="mb-8">
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      </div>
    );
  }
  if (loaded.state !== 'ready' || loaded.value.work.length === 0) return null;
  const { work, today } = loaded.value;
  return (
    <section aria-labelledby="set-work" className="mb-8">
      <h2 id="set-work" className="mb-3 text-h3">
        Set by your teacher
      </h2>
      <ul className="grid gap-3">
        {work.map((one) => (
          <li key={one.id} data-subject={one.subject}>
            <WorkLink one={one} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const couldNotLoad = 'We couldn’t load what your teacher has set. Check your connection and try again.';

function WorkLink({ one, today }: { one: OwnWork['work'][number]; today: string }) {
  return (
    <Link href={one.path} className={card}>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold text-accent">
          {workKindNames[one.kind]}, {one.className}
        </span>
        <span className="block font-serif leading-snug font-semibold">{one.title}</span>
        <span className="block text-sm text-ink-soft">{one.done ? 'Done' : dueText(one.dueOn, today)}</span>
      </span>
      {one.done ? (
        <Check aria-hidden="true" size={22} className="shrink-0 text-success" />
      ) : (
        <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-accent" />
      )}
    </Link>
  );
}

function ToClasses() {
  return (
    <Link href="/classes" className={`${card} mb-8`}>
      <Users aria-hidden="true" size={24} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-serif text-h4 font-semibold">My classes</span>
        <span className="block text-sm text-ink-soft">Set work, and see which ideas to teach again.</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-accent" />
    </Link>
  );
}

const card =
  'flex items-center gap-4 rounded-md border border-line bg-raised px-5 py-4 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
