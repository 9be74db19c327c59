import { subjectTitles } from '#content/subjects.ts';
import { yearOfStudy as years } from '#domain/inputs.ts';
import { boards } from '#domain/study/boards.ts';
import { themeName } from '#domain/themes.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field } from '#web/ui/field.tsx';
import type { DraftCourse, StudyDraft } from './study-draft.ts';

export type PartProps = { draft: StudyDraft; onChange: (draft: StudyDraft) => void; error: string };

export function BoardPart({ draft, onChange }: PartProps) {
  return (
    <>
      <ChoiceChips
        single
        legend="Which year are you in?"
        choices={years.options.map((year) => ({ value: year, label: year }))}
        chosen={draft.yearOfStudy ? [draft.yearOfStudy] : []}
        onChange={([yearOfStudy = null]) => onChange({ ...draft, yearOfStudy })}
      />
      {draft.courses.map((course) => (
        <div key={course.subject} data-subject={course.subject}>
          <ChoiceChips
            single
            legend={`Your ${subjectTitles[course.subject]} exam board`}
            choices={[...boards.map((board) => ({ value: board, label: board })), { value: '', label: 'Not sure' }]}
            chosen={[course.board ?? '']}
            onChange={([board]) => onChange(withCourse(draft, { ...course, board: board || null }))}
          />
        </div>
      ))}
    </>
  );
}

export function TaughtPart({ draft, onChange }: PartProps) {
  return draft.courses.map((course) => (
    <div key={course.subject} data-subject={course.subject}>
      <ChoiceChips
        look="rows"
        legend={subjectTitles[course.subject]}
        hint="Tick what you’ve covered. If you’ve done it all, leave them blank."
        choices={course.themes.map(({ number, title }) => ({
          value: number,
          label: `${themeName({ subject: course.subject, number })}: ${title}`,
        }))}
        chosen={course.taught ?? []}
        onChange={(taught) =>
          onChange(withCourse(draft, { ...course, taught: taught.length > 0 ? taught.toSorted(byNumber) : null }))
        }
      />
    </div>
  ));
}

export function DatesPart({ draft, onChange, error }: PartProps) {
  const refused = /^(Mock|Paper \d): (.+)$/.exec(error);
  return draft.courses.map((course) => (
    <fieldset key={course.subject} data-subject={course.subject} className="min-w-0">
      <legend className="mb-3 font-semibold">{subjectTitles[course.subject]}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {papers.map((label, paper) => (
          <Field
            key={label}
            type="date"
            label={label}
            optional
            value={course.dates[paper] ?? ''}
            error={refused?.[1] === label && course.dates[paper] ? refused[2] : ''}
            onChange={(event) => {
              const dates = course.dates.with(paper, event.currentTarget.value);
              onChange(withCourse(draft, { ...course, dates }));
            }}
          />
        ))}
      </div>
    </fieldset>
  ));
}

const papers = ['Mock', 'Paper 1', 'Paper 2', 'Paper 3'];

function withCourse(draft: StudyDraft, changed: DraftCourse): StudyDraft {
  const courses = draft.courses.map((course) => (course.subject === changed.subject ? changed : course));
  return { ...draft, courses };
}

const byNumber = (a: number, b: number) => a - b;
