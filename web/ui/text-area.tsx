import { type ComponentProps, useId } from 'react';
import { describeControl, FieldFrame, type FieldWords } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldWords & { ruled?: boolean };

/** `ruled` is for answers: lined paper. */
export function TextArea({ label, hint, error, optional, ruled, rows = 4, ...textarea }: TextAreaProps) {
  const id = useId();
  const look = ruled ? 'control ruled px-4 py-0' : 'control';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...textarea} rows={rows} {...describeControl(id, { hint, error })} className={look} />
    </FieldFrame>
  );
}
