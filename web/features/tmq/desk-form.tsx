import { useState } from 'react';
import { errorCode, errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { BetterFileDialog } from './better-file-dialog.tsx';
import { checkFeedback } from './check-feedback.ts';
import { DocumentDrop } from './document-drop.tsx';
import { FeedbackPreview } from './feedback-preview.tsx';
import type { Feedback } from './load-requests.ts';
import { MarkFields } from './mark-fields.tsx';
import { type DeskView, type Draft, dropMarkedFile, sendFeedback } from './marking-link.ts';
import { SentenceComments } from './sentence-comments.tsx';
import { StrandFields } from './strand-fields.tsx';
import { UnreadableDialog } from './unreadable-dialog.tsx';
import type { DraftState } from './use-draft.ts';
import { useUploadTo } from './use-upload.ts';

type Asking = 'unreadable' | 'better-file';
type DeskFormProps = { token: string; desk: DeskView; draft: DraftState; onChanged: () => void };

export function DeskForm({ token, desk, draft, onChanged }: DeskFormProps) {
  const [asking, setAsking] = useState<Asking>();
  const [preview, setPreview] = useState<Omit<Feedback, 'sentAt'> | null>(null);
  const { state, formProps } = useForm<{ error?: string }>(show, {});
  const { value, change } = draft;
  const upload = useUploadTo(`/api/marking/${token}/file`, {
    initial: desk.markedFile ? { id: '', fileName: desk.markedFile, kind: '', bytes: 0 } : null,
    onRemove: () => void dropMarkedFile(token).catch(() => undefined),
  });

  async function show() {
    const checked = checkFeedback(desk, value);
    if ('error' in checked) return { error: checked.error };
    setPreview({ ...checked.feedback, fileName: upload.file?.fileName ?? null });
    return {};
  }

  async function send() {
    try {
      await sendFeedback(token, value);
      onChanged();
    } catch (failure) {
      if (errorCode(failure) === 'marking_settled') onChanged();
      return errorText(failure, 'The feedback could not be sent. Your draft is kept. Please try again.');
    }
  }

  const dialog = { token, onClose: () => setAsking(undefined), onChanged };
  return (
    <div className="min-w-0 lg:border-l lg:border-rule lg:pl-10">
      <form {...formProps} noValidate className="grid gap-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-h3">Your feedback</h2>
          <p role="status" className={draft.saved === 'failed' ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>
            {draft.saved === 'yes' && isBlank(value) ? '' : savedWords[draft.saved]}
          </p>
        </div>
        <WrittenFeedback desk={desk} value={value} change={change} />
        <SentenceComments comments={value.comments} onChange={(comments) => change({ comments })} />
        <DocumentDrop label="Marked copy (optional)" upload={upload} />
        <ErrorBox outcome={state} />
        <Button type="submit" size="large" className="justify-self-start" disabled={upload.sending !== null}>
          Preview and send
        </Button>
        <CannotRead fileAsked={desk.fileAsked !== null} onAsk={setAsking} />
      </form>
      <FeedbackPreview
        feedback={preview}
        fileHref={`/api/marking/${token}/file`}
        onClose={() => setPreview(null)}
        onSend={send}
      />
      <UnreadableDialog {...dialog} amount={desk.amount} open={asking === 'unreadable'} />
      <BetterFileDialog {...dialog} open={asking === 'better-file'} />
    </div>
  );
}

type WrittenProps = Pick<DraftState, 'value' | 'change'> & { desk: DeskView };

/** The mark, by strands where the scheme has them, and the two parts in words. */
function WrittenFeedback({ desk, value, change }: WrittenProps) {
  return (
    <>
      {value.strands ? (
        <StrandFields
          strands={value.strands}
          scheme={desk.model?.levelDescriptors.strands ?? []}
          outOf={value.outOf}
          onChange={(strands) => change({ strands })}
        />
      ) : (
        <MarkFields tariffs={desk.tariffs} draft={value} onChange={change} />
      )}
      <TextArea
        label="What the answer does well"
        rows={6}
        maxLength={8000}
        value={value.strengths}
        onChange={(event) => change({ strengths: event.target.value })}
      />
      <TextArea
        label="What to do next"
        rows={6}
        maxLength={8000}
        value={value.nextSteps}
        onChange={(event) => change({ nextSteps: event.target.value })}
      />
    </>
  );
}

function CannotRead({ fileAsked, onAsk }: { fileAsked: boolean; onAsk: (asking: Asking) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5">
      <p className="w-full text-sm text-ink-soft">Can’t read all of it?</p>
      {!fileAsked && (
        <Button size="small" variant="secondary" onClick={() => onAsk('better-file')}>
          Ask for a better file
        </Button>
      )}
      <Button size="small" variant="quiet" className="text-danger!" onClick={() => onAsk('unreadable')}>
        Refund the student…
      </Button>
    </div>
  );
}

/** A marker who has just opened the desk has saved nothing yet. */
function isBlank({ strands, level, mark, strengths, nextSteps, comments }: Draft): boolean {
  const unmarked = [{ level, mark }, ...(strands ?? [])].every((one) => one.level === null && one.mark === null);
  return unmarked && !strengths && !nextSteps && comments.length === 0;
}

const savedWords = {
  yes: 'Draft saved',
  soon: 'Saving…',
  failed: 'The draft could not be saved. Please check your connection.',
};
