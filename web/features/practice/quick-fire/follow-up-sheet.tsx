import { useEffect, useRef, useState } from 'react';
import { longestAnswer } from '#domain/marking/answer-length.ts';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { inBackground } from '../../../in-background.ts';
import { sheet } from './answer-sheet.tsx';
import type { Answer, RunQuestion } from './quick-fire-api.ts';
import type { Words } from './run-state.ts';

type FollowUpSheetProps = { question: RunQuestion; open: Answer; send: (words: Words) => Promise<void> };

/** The marker is in doubt and asks: no clock, and both answers are marked together. */
export function FollowUpSheet({ question, open, send }: FollowUpSheetProps) {
  const { text, setText, busy, error, hand, go } = useFollowUp(send);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  // A short answer stands in the question already.
  const quotesAll = open.followUp?.includes(`“${open.answer.trim()}”`);
  return (
    <form
      ref={form}
      noValidate
      className={sheet}
      onSubmit={(event) => {
        event.preventDefault();
        hand();
      }}
    >
      <div className="grid gap-1.5">
        <h2 className="font-sans text-base! leading-snug">{question.prompt}</h2>
        {!quotesAll && <p className="whitespace-pre-wrap text-ink-soft">You wrote: “{open.answer}”</p>}
      </div>
      <TextArea
        label={open.followUp ?? ''}
        hint="Say a little more. Both answers are marked together."
        rows={3}
        ruled
        maxLength={longestAnswer}
        error={error}
        spellCheck
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          hand();
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          Mark both
        </Button>
        <Button variant="quiet" onClick={() => inBackground(go(''))}>
          Show me the model answer
        </Button>
      </div>
    </form>
  );
}

function useFollowUp(send: FollowUpSheetProps['send']) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [startedAt] = useState(() => performance.now());

  async function go(answer: string) {
    if (busy) return;
    setBusy(true);
    const takenMs = Math.round(performance.now() - startedAt);
    await send({ answer, takenMs, spoken: false, timedOut: false }).catch((refusal: unknown) => {
      setError(errorText(refusal, 'Your answer could not be marked. Check your connection and try again.'));
      setBusy(false);
    });
  }
  const hand = () => (text.trim() ? inBackground(go(text)) : setError(messages.answerEmpty));
  return { text, setText, busy, error, hand, go };
}
