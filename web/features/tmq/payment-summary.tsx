import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TmqType } from '#content/plans.ts';
import { markingService } from '#content/tmq.ts';
import { messages } from '#domain/messages.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { leaveFor } from '../billing/leave-for.ts';
import type { MarkingFields } from './marking-form.tsx';
import { requestMarking } from './request-marking.ts';
import type { SentFile } from './upload-file.ts';

type PaymentSummaryProps = {
  subject: Subject;
  fields: MarkingFields;
  type: TmqType;
  file: SentFile;
  onCancel: () => void;
};

type Outcome = { error?: string };

export function PaymentSummary({ subject, fields, type, file, onCancel }: PaymentSummaryProps) {
  const [accepted, setAccepted] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const { state, busy, formProps } = useForm<Outcome>(pay, {});
  const heading = useFocusOnArrival();

  async function pay(): Promise<Outcome> {
    if (!accepted) return { error: messages.noRefundRequired };
    const outcome = await requestMarking({ subject, fields, uploadId: file.id });
    if ('error' in outcome) return outcome;
    setSubmitted(true);
    await leaveFor(outcome.url);
    setSubmitted(false);
    return {};
  }

  return (
    <Card as="section" subject={subject}>
      <form {...formProps} className="grid gap-6">
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          Payment summary
        </h2>
        <ErrorBox outcome={state} />
        {submitted && <Banner tone="success">{messages.markingSubmitted}</Banner>}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <Fact name="Email">{fields.email}</Fact>
          <Fact name="Question type">{type.label}</Fact>
          <Fact name="Your work">{file.fileName}</Fact>
          <Fact name="Amount">
            <span className="font-serif text-h3 font-semibold lining-nums">{pounds(type.pence)}</span>
          </Fact>
        </dl>
        <Checkbox
          label={markingService.disclaimer}
          checked={accepted}
          disabled={busy}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" disabled={!accepted} busy={busy}>
            Pay {pounds(type.pence)}
          </Button>
          <Button size="large" variant="secondary" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft sm:pt-px">{name}</dt>
      <dd className="-mt-2 font-semibold wrap-anywhere sm:mt-0">{children}</dd>
    </>
  );
}

/** The form above it is gone: the reader starts at the summary. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return heading;
}
