import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type WritingBoxProps = {
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  action: string;
  busy: boolean;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** A place to write in, and the button that sends it; nothing is not sent. */
export function WritingBox({ label, hint, rows, maxLength, action, busy, text, onChange, onSend }: WritingBoxProps) {
  const [error, setError] = useState('');
  return (
    <>
      <TextArea
        {...{ label, hint, rows, maxLength, error }}
        ruled
        spellCheck
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
          setError('');
        }}
      />
      <Button
        className="justify-self-start"
        busy={busy}
        onClick={() => (text.trim() ? onSend() : setError(messages.answerEmpty))}
      >
        {action}
      </Button>
    </>
  );
}
