import { themeName } from '#domain/themes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ClassView } from './class-api.ts';
import { StateBar } from './state-bar.tsx';

type Section = ClassView['themes'][number]['sections'][number];

/** Every section with how far the class is. Where fewer than three have begun it there is no figure of the class. */
export function ClassMap({ shown: { subject, themes, students } }: { shown: ClassView }) {
  if (students.length < 3) {
    return (
      <EmptyState title="The class map starts with three students">
        <p>With fewer, it would give away one person’s work. Each student’s own map is under Students.</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <p className="max-w-reading text-ink-soft">
        Green is secure, blue is still being learnt, amber is fading. Figures appear once three students have started a
        section.
      </p>
      {themes.map(({ number, title, sections }) => (
        <section key={number} aria-labelledby={`theme-${number}`}>
          <h2 id={`theme-${number}`} className="mb-3 border-b border-rule pb-2 text-h4">
            <span className="text-accent">{themeName({ subject, number })}</span> {title}
          </h2>
          <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {sections.map(
              ({ id, title: name, figures }) =>
                figures && <SectionLine key={id} name={`${id} ${name}`} figures={figures} students={students.length} />,
            )}
          </ul>
          <p className="mt-3 text-sm text-ink-soft">{restWords(sections)}</p>
        </section>
      ))}
    </div>
  );
}

type Figures = NonNullable<Section['figures']>;

function SectionLine({ name, figures, students }: { name: string; figures: Figures; students: number }) {
  return (
    <li className="grid gap-1">
      <span className="leading-snug font-semibold">{name}</span>
      <StateBar {...figures} all={students} />
      <span className="text-sm text-ink-soft">{wordsOf(figures)}</span>
    </li>
  );
}

function restWords(sections: readonly Section[]): string {
  const rest = sections.filter(({ figures }) => !figures).length;
  if (rest === sections.length) return `Fewer than three have started any of its ${rest} sections.`;
  return rest > 0 ? `Fewer than three have started the other ${rest}.` : '';
}

function wordsOf({ begun, secure, fading, learning, tasks }: Figures): string {
  const states = [
    secure && `${secure} secure`,
    fading && `${fading} fading`,
    learning && `${learning} learning`,
  ].filter(Boolean);
  return `${begun} started: ${states.join(', ')}. ${tasks} tasks in all.`;
}
