import type { ClassView } from './class-api.ts';

/** The most missed first. */
export function IdeaList({ missed }: Pick<ClassView, 'missed'>) {
  return (
    <ol className="grid gap-4 print:block">
      {missed.map(({ section, idea, task, missed: many, tried }, at) => (
        <li
          key={`${section} ${task} ${idea}`}
          className="grid grid-cols-[2rem_1fr] break-inside-avoid gap-x-2 print:mb-2 print:leading-snug"
        >
          <span aria-hidden="true" className="font-serif text-h4 leading-snug font-semibold text-pen tabular-nums">
            {at + 1}
          </span>
          <div className="min-w-0 border-l border-rule pl-4">
            <p className="font-serif text-h4 leading-snug font-semibold print:text-base">
              {many} of {tried} leave out ‘{idea}’
            </p>
            {/* On paper one line is saved in each, so that ten fit on a page. */}
            <p className="print:inline">{task}</p> <p className="text-sm text-ink-soft print:inline">{section}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
