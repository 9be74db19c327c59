import { themeName } from '#domain/themes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ClassView } from './class-api.ts';
import { StateBar } from './state-bar.tsx';

type Section = ClassView['themes'][number]['sections'][number];

/** Every section with how far the class is. Where fewer than three have begun it there is no figure of the class. */
export function ClassMap({ shown: { subject, themes, students } }: { shown: ClassView }) {
  if (students.length < 3) {
    return (
      <EmptyState title="The class’s map begins with three students">
        <p>
          With fewer it would be one student’s map under the class’s name. Each student’s own map is under Students.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <p className="max-w-reading text-ink-soft">
        Green is secure, blue is still being learnt, amber is fading. A section has figures once three students have
        begun it.
      </p>
      {themes.map(({ number, title, sections }) => (
        <section key={number} aria-labelledby={`theme-${number}`}>
          <h2 id={`theme-${number}`} className="mb-3 border-b border-rule pb-2 text-h4">
            <span className="text-accent">{themeName({ subject, number })}</span> {title}
          </h2>
          <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {sections.map((section) => (
              <SectionLine key={section.id} section={section} students={students.length} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SectionLine({ section: { id, title, figures }, students }: { section: Section; students: number }) {
  return (
    <li className="grid gap-1">
      <span className="leading-snug">
        <span className="font-semibold tabular-nums">{id}</span> {title}
      </span>
      {figures ? (
        <>
          <StateBar {...figures} all={students} />
          <span className="text-sm text-ink-soft">{wordsOf(figures)}</span>
        </>
      ) : (
        <span className="text-sm text-ink-soft">Fewer than three have begun</span>
      )}
    </li>
  );
}

function wordsOf({ begun, secure, fading, learning, tasks }: NonNullable<Section['figures']>): string {
  const states = [
    secure && `${secure} secure`,
    fading && `${fading} fading`,
    learning && `${learning} learning`,
  ].filter(Boolean);
  return `${begun} begun: ${states.join(', ')}. ${tasks} tasks in all.`;
}
