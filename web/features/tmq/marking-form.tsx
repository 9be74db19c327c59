import type { FormEvent } from 'react';
import { tmqTypes } from '#content/plans.ts';
import { markingService } from '#content/tmq.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DocumentDrop } from './document-drop.tsx';
import type { Upload } from './use-upload.ts';

export type MarkingFields = {
  email: string;
  examBoard: string;
  paperNumber: string;
  examQuestion: string;
  questionType: string | null;
};

type MarkingFormProps = {
  subject: Subject;
  fields: MarkingFields;
  onChange: (changes: Partial<MarkingFields>) => void;
  upload: Upload;
  onProceed: () => void;
};

export function MarkingForm({ subject, fields, onChange, upload, onProceed }: MarkingFormProps) {
  const { email, examBoard, examQuestion, questionType } = fields;
  const type = tmqTypes[subject].find(({ id }) => id === questionType);
  const written = [email, examBoard, examQuestion].every((text) => text.trim());
  const complete = Boolean(upload.file && written && type && !upload.sending);
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onProceed();
  };

  return (
    <form method="post" onSubmit={proceed} className="grid min-w-0 gap-9">
      <div>
        <RadioGroup
          legend="Type of question"
          hint="What the question is marked out of."
          look="cards"
          name="questionType"
          choices={tmqTypes[subject].map(({ id, label, pence }) => ({ value: id, label, price: pounds(pence) }))}
          value={questionType}
          onChange={(id) => onChange({ questionType: id })}
        />
        <p aria-live="polite" className="mt-4 flex items-baseline justify-between border-t border-line-strong pt-3">
          <span className="font-semibold">Total</span>
          <span className="font-serif text-h3 font-semibold lining-nums tabular-nums">{pounds(type?.pence ?? 0)}</span>
        </p>
      </div>
      <QuestionFields fields={fields} onChange={onChange} />
      <DocumentDrop label="Your work" note={markingService.uploadNote} upload={upload} preview />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="large" disabled={!complete} busy={upload.sending !== null}>
          Proceed to Payment
        </Button>
        {!complete && <p className="text-sm text-ink-soft">{whatIsMissing(fields, upload)}</p>}
      </div>
    </form>
  );
}

/** Whose answer it is, and to which question. */
function QuestionFields({ fields, onChange }: Pick<MarkingFormProps, 'fields' | 'onChange'>) {
  const { email, examBoard, paperNumber, examQuestion } = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          label="Email Address"
          hint="Your feedback is sent here."
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </div>
      <Field
        label="Exam Board"
        required
        maxLength={100}
        value={examBoard}
        onChange={(event) => onChange({ examBoard: event.target.value })}
      />
      <Select
        label="Paper Number"
        options={['1', '2', '3'].map((paper) => ({ value: paper, label: `Paper ${paper}` }))}
        value={paperNumber}
        onChange={(event) => onChange({ paperNumber: event.target.value })}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Exam Question"
          hint="The whole question, as it is printed."
          required
          rows={3}
          maxLength={2000}
          value={examQuestion}
          onChange={(event) => onChange({ examQuestion: event.target.value })}
        />
      </div>
    </div>
  );
}

/** Says why the button cannot be pressed yet. */
function whatIsMissing({ email, examBoard, examQuestion, questionType }: MarkingFields, { file, sending }: Upload) {
  if (sending) return 'Your work is on its way.';
  const missing = [
    !questionType && 'the type of question',
    !email.trim() && 'an email address',
    !examBoard.trim() && 'the exam board',
    !examQuestion.trim() && 'the question',
    !file && 'your work',
  ].filter((part) => part !== false);
  return `Still needed: ${missing.join(', ')}.`;
}
