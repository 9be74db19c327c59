import { themeName } from '#domain/themes.ts';
import { sectionStates, stateLooks } from '../practice/progress/section-state.ts';
import { StateMark } from '../practice/progress/state-mark.tsx';
import type { StudentView } from './class-api.ts';

/** The map's colours, each with the number of tasks that it rests on. */
export function StudentMap({ student: { subject, themes } }: { student: StudentView }) {
  const sections = themes.flatMap((theme) => theme.sections);
  return (
    <section aria-labelledby="student-map" className="grid gap-6">
      <h2 id="student-map" className="text-h3">
        Map
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {sectionStates.map((state) => (
          <li key={state} className={`flex items-center gap-2 text-sm font-semibold ${stateLooks[state].ink}`}>
            <StateMark state={state} />
            {stateLooks[state].word}
            <span className="tabular-nums">{sections.filter((section) => section.state === state).length}</span>
          </li>
        ))}
      </ul>
      {themes.map(({ number, title, sections: own }) => (
        <div key={number}>
          <h3 className="mb-2 border-b border-rule pb-2 text-h4">
            <span className="text-accent">{themeName({ subject, number })}</span> {title}
          </h3>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {begunOf(own).map(({ id, title: name, state, tasks }) => (
              <li key={id} className="flex items-start gap-2.5 border-b border-line py-2 text-sm">
                <span className={`mt-0.5 ${stateLooks[state].ink}`}>
                  <StateMark state={state} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="font-semibold tabular-nums">{id}</span> {name}
                  <span className="block text-ink-soft">
                    {stateLooks[state].word}, {tasks} {tasks === 1 ? 'task' : 'tasks'}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">{restWords(own)}</p>
        </div>
      ))}
    </section>
  );
}

type Section = StudentView['themes'][number]['sections'][number];

function begunOf(sections: readonly Section[]): Section[] {
  return sections.filter(({ state }) => state !== 'not seen');
}

function restWords(sections: readonly Section[]): string {
  const rest = sections.length - begunOf(sections).length;
  if (rest === sections.length) return `None of its ${rest} sections started yet.`;
  return rest > 0 ? `The other ${rest} not started yet.` : '';
}
