import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { ClassView } from './class-api.ts';
import { StateBar } from './state-bar.tsx';

/** The class in three figures, then each student by name: each has said yes to that. */
export function ClassStudents({ shown }: { shown: ClassView }) {
  const { id, students, quickFire, minutes } = shown;
  return (
    <div className="grid gap-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Figure name="Quick fire, whole class">
          {quickFire
            ? `${percent(quickFire.right, quickFire.answers)} right, in ${quickFire.answers} answers by ${quickFire.students} students`
            : few}
        </Figure>
        <Figure name="Time on task, last four weeks">
          {minutes ? `${minutes.each} minutes each on average, of the ${minutes.students} who worked` : few}
        </Figure>
      </dl>
      <ul className="grid gap-2" aria-label="Students">
        {students.map((student) => (
          <li key={student.id}>
            <Link href={`/classes/${id}/students/${student.id}`} className={line}>
              <span className="min-w-0 font-semibold wrap-anywhere">{student.name}</span>
              <span className="grid gap-1 text-sm text-ink-soft">
                <StateBar {...student.sections} />
                {student.sections.secure} of {student.sections.all} sections secure, {student.tasks}{' '}
                {student.tasks === 1 ? 'task' : 'tasks'}
              </span>
              <span className="text-sm text-ink-soft">
                {student.quickFire.answers > 0
                  ? `Quick fire: ${student.quickFire.right} of ${student.quickFire.answers} right`
                  : 'No quick fire yet'}
              </span>
              <span className="text-sm text-ink-soft">
                {student.minutes.thisWeek} min this week, {student.minutes.fourWeeks} in four weeks
              </span>
              <ChevronRight aria-hidden="true" size={20} className="hidden shrink-0 text-accent lg:block" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="rounded-md border border-line bg-raised px-5 py-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-serif text-h4 leading-snug font-semibold">{children}</dd>
    </div>
  );
}

const few = 'Shown once three students have started';

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

const line =
  'grid items-center gap-x-6 gap-y-2 rounded-md border border-line bg-raised px-5 py-4 text-ink no-underline shadow-sheet ' +
  'transition-colors hover:border-accent sm:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto]';
