import { subjectTitles } from '#content/subjects.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { type Queue, saveExamDates } from './quick-fire-api.ts';

type ExamDatesFormProps = { subject: Subject; queue: Queue; onSaved: () => void };

/** The papers' dates: the nearest of them sets how much a day asks for. */
export function ExamDatesForm({ subject, queue, onSaved }: ExamDatesFormProps) {
  const {
    state: error,
    busy,
    formProps,
  } = useForm(async (form) => {
    const dates = papers.flatMap((paper) => {
      const examOn = String(form.get(`paper-${paper}`) ?? '');
      return examOn ? [{ paper, examOn }] : [];
    });
    try {
      await saveExamDates(subject, dates);
    } catch (refusal) {
      return errorText(refusal, 'The dates could not be saved. Check your connection and try again.');
    }
    toast.success('Your exam dates are saved.');
    onSaved();
    return '';
  }, '');
  const dateOf = (paper: number) => queue.exams.find((exam) => exam.paper === paper)?.examOn;
  return (
    <details id="exams" open={location.hash === '#exams'} className="rounded-md border border-line bg-raised">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">
        {queue.exams.some(({ paper }) => paper > 0) ? 'Your exam dates' : 'Add your exam dates'}
      </summary>
      <form {...formProps} noValidate className="grid gap-4 border-t border-line p-5">
        <p className="max-w-reading text-ink-soft">
          Add your {subjectTitles[subject]} papers and we’ll spread the work evenly up to your exam.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {papers.map((paper) => (
            <Field
              key={paper}
              type="date"
              name={`paper-${paper}`}
              label={`Paper ${paper}`}
              optional
              defaultValue={dateOf(paper)}
              error={errorOf(error, paper)}
            />
          ))}
        </div>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {papers.some((paper) => errorOf(error, paper)) ? '' : error}
        </p>
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Save the dates
          </Button>
        </div>
      </form>
    </details>
  );
}

const papers = [1, 2, 3] as const;

/** The server names the paper first. */
function errorOf(error: string, paper: number): string {
  return error.startsWith(`Paper ${paper}: `) ? error.slice(9) : '';
}
