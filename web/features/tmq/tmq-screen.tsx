import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { tmqTypes } from '#content/plans.ts';
import { markingService, subjectTitles } from '#content/tmq.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { useOwnBoard } from '#web/features/account/use-own-board.ts';
import { useAccount } from '#web/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAttachedAnswer } from './attached-answer.ts';
import { type MarkingFields, MarkingForm } from './marking-form.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { useUpload } from './use-upload.ts';

export function TmqScreen() {
  const { subject = '' } = useParams<{ subject: string }>();
  return isSubject(subject) ? <MarkingPage subject={subject} /> : null;
}

/** Form and summary share what was typed, so that Cancel brings all of it back. */
function MarkingPage({ subject }: { subject: Subject }) {
  const account = useAccount();
  const upload = useUpload(subject);
  const [paying, setPaying] = useState(false);
  const ownBoard = useOwnBoard(subject);
  const [typed, setFields] = useState<Omit<MarkingFields, 'examBoard'> & { examBoard?: string }>({
    email: account && account !== 'unknown' ? account.email : '',
    paperNumber: '1',
    examQuestion: '',
    questionType: null,
  });
  const fields = { ...typed, examBoard: typed.examBoard ?? ownBoard ?? '' };
  const type = tmqTypes[subject].find(({ id }) => id === fields.questionType);
  const answer = new URLSearchParams(useSearch()).get('answer');
  const attached = useAttachedAnswer(subject === 'economics' ? answer : null, ({ fields: known, file }) => {
    setFields((before) => ({ ...before, ...known }));
    upload.choose(file);
  });

  return (
    <div data-subject={subject}>
      <ButtonLink href="/" variant="quiet" size="small" className="-ml-3 mb-5">
        Back to Home
      </ButtonLink>
      <PageHeading eyebrow={subjectTitles[subject]} title={markingService.title} lead={markingService.lead} />
      {attached.failed && !upload.file && (
        <div className="mb-8">
          <Banner tone="warning">
            Your answer could not be attached. Download it on the question’s page, and add it here.
          </Banner>
        </div>
      )}
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {paying && type && upload.file ? (
          <PaymentSummary
            subject={subject}
            fields={fields}
            type={type}
            file={upload.file}
            onCancel={() => setPaying(false)}
          />
        ) : (
          <MarkingForm
            subject={subject}
            fields={fields}
            onChange={(changes) => setFields((before) => ({ ...before, ...changes }))}
            upload={upload}
            onProceed={() => setPaying(true)}
          />
        )}
        <ServiceText />
      </div>
    </div>
  );
}

function ServiceText() {
  return (
    <aside className="grid gap-4 border-l border-rule pl-6 lg:row-start-1 lg:col-start-2">
      <h2 className="text-h4">What you get</h2>
      <ul className="grid list-disc gap-2 pl-5">
        {markingService.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {markingService.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-ink-soft">
          {paragraph}
        </p>
      ))}
      <p className="text-ink-soft">
        Sent something before? It is under{' '}
        <TextLink href="/my-marking" className="link">
          My marking
        </TextLink>
        .
      </p>
    </aside>
  );
}
