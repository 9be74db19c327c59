import type { ReactNode } from 'react';
import { workKindNames } from '#domain/classes/set-work.ts';
import { dayText } from '#domain/working-days.ts';
import { Card } from '#web/ui/card.tsx';
import type { StudentView } from './class-api.ts';

/** Results, minutes, set work and what is left out: what the student agreed to show, and no more. */
export function StudentFigures({ student }: { student: StudentView }) {
  const { quickFire, weeks, missed, work } = student;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Part title="Quick fire">
        {quickFire.answers === 0 ? (
          <p className="text-ink-soft">No questions answered yet.</p>
        ) : (
          <p>
            <strong>
              {quickFire.right} of {quickFire.answers} right
            </strong>
            , in {quickFire.runs} {quickFire.runs === 1 ? 'round' : 'rounds'}.
          </p>
        )}
      </Part>
      <Part title="Time on task">
        <TimeOnTask weeks={weeks} />
      </Part>
      <Part title="Ideas left out">
        <MissedIdeas missed={missed} />
      </Part>
      <Part title="Set work">
        <SetWork work={work} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="mb-2 text-h4">{title}</h2>
      {children}
    </Card>
  );
}

function TimeOnTask({ weeks }: Pick<StudentView, 'weeks'>) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-normal">
            Week of
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Practice
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            With the tutor
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, practisedMinutes, talkedMinutes }) => (
          <tr key={monday} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {dayText(monday).replace('Monday ', '')}
            </th>
            <td className="py-1 text-right tabular-nums">{practisedMinutes} min</td>
            <td className="py-1 text-right tabular-nums">{talkedMinutes} min</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MissedIdeas({ missed }: Pick<StudentView, 'missed'>) {
  if (missed.length === 0) return <p className="text-ink-soft">Nothing stands out yet.</p>;
  return (
    <ul className="grid gap-2">
      {missed.map(({ section, idea, task }) => (
        <li key={`${section} ${task} ${idea}`}>
          <strong>{idea}</strong>
          <span className="block text-sm text-ink-soft">{task}</span>
        </li>
      ))}
    </ul>
  );
}

function SetWork({ work }: Pick<StudentView, 'work'>) {
  if (work.length === 0) return <p className="text-ink-soft">Nothing is set yet.</p>;
  return (
    <ul className="grid gap-2">
      {work.map(({ id, kind, title, dueOn, done }) => (
        <li key={id}>
          {workKindNames[kind]}: {title}
          <span className="block text-sm text-ink-soft">
            {done ? `Done on ${dayText(done.on)}${done.late ? ', late' : ''}` : `Not done yet, due ${dayText(dueOn)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
