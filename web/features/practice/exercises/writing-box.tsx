import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { SendBar } from './send-bar.tsx';

type WritingBoxProps = {
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  action: string;
  busy: boolean;
  text: string;
  /** Whether it is kept. */
  status: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** A place to write in, and the button that sends it; nothing is not sent. */
export function WritingBox({ label, hint, rows, maxLength, text, onChange, onSend, ...bar }: WritingBoxProps) {
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
      <SendBar {...bar} onSend={() => (text.trim() ? onSend() : setError(messages.answerEmpty))} />
    </>
  );
}
