import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { showCode } from '#domain/classes/join-code.ts';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { type ClassLine, loadClasses } from './class-api.ts';
import { MakeClassForm } from './make-class-form.tsx';

export function TeacherClasses() {
  const loaded = useLoaded(loadClasses, 'own');
  return (
    <>
      <PageHeading
        title="My classes"
        lead="Make a class, put its code on the board, and see what to teach next. Students decide themselves whether to join."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {loaded.state === 'loading' && <Skeleton lines={5} label="Loading your classes" />}
          {loaded.state === 'failed' && (
            <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />
          )}
          {loaded.state === 'ready' && <ClassList classes={loaded.value} />}
        </div>
        <MakeClassForm />
      </div>
    </>
  );
}

function ClassList({ classes }: { classes: ClassLine[] }) {
  if (classes.length === 0) {
    return <p className="text-ink-soft">No classes yet. Name your first one and you’ll get its code straight away.</p>;
  }
  return (
    <ul className="grid gap-3" aria-label="Your classes">
      {classes.map(({ id, name, subject, joinCode, students }) => (
        <li key={id} data-subject={subject}>
          <Link href={`/classes/${id}`} className={line}>
            <span className="min-w-0 flex-1 border-l-2 border-rule pl-4">
              <span className="block font-serif text-h4 font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-ink-soft">
                {subjectTitles[subject]}, {students === 1 ? '1 student' : `${students} students`}, code{' '}
                {showCode(joinCode)}
              </span>
            </span>
            <ChevronRight aria-hidden="true" size={22} className="shrink-0 text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const line =
  'flex items-center gap-4 rounded-md border border-line bg-raised p-5 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
