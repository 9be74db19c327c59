import { type ComponentProps, useId } from 'react';
import { describeControl, FieldFrame, type FieldWords } from './field-frame.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldWords;

export function Field({ label, hint, error, optional, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...input} {...describeControl(id, { hint, error })} className="control" />
    </FieldFrame>
  );
}
