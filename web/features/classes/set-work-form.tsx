import { useState } from 'react';
import { type WorkKind, workKindNames, workKinds } from '#domain/classes/set-work.ts';
import { messages } from '#domain/messages.ts';
import { addDays, type Day } from '#domain/working-days.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { loadTargets, setWork, type Targets } from './class-api.ts';

type SetWorkFormProps = { classId: string; today: Day; onChanged: () => void };

export function SetWorkForm(props: SetWorkFormProps) {
  const loaded = useLoaded(loadTargets, props.classId);
  return (
    <Card as="section">
      <h2 className="mb-4 text-h4">Set work</h2>
      {loaded.state === 'loading' && <Skeleton lines={5} label="Loading what can be set" />}
      {loaded.state === 'failed' && (
        <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />
      )}
      {loaded.state === 'ready' && <WorkFields {...props} targets={loaded.value} />}
    </Card>
  );
}

/** The work has its id before it is sent: a second click sets the same. */
function WorkFields({ classId, today, onChanged, targets }: SetWorkFormProps & { targets: Targets }) {
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<WorkKind>('quick-fire');
  const { state, busy, formProps } = useForm<{ error?: string }>(send, {});

  async function send(form: FormData) {
    const [target, dueOn] = [String(form.get('target')), String(form.get('dueOn'))];
    try {
      await setWork(classId, { id, kind, target, dueOn });
      toast.success('Set. Your students will see it on their home page.');
      onChanged();
      return {};
    } catch (failure) {
      return { error: errorText(failure, 'This could not be set. Please try again.') };
    }
  }

  const kinds = workKinds.filter((one) => targets[one].length > 0);
  return (
    <form {...formProps} noValidate className="grid gap-4">
      <Select
        label="What"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as WorkKind)}
        options={kinds.map((value) => ({ value, label: workKindNames[value] }))}
      />
      <Select
        key={kind}
        name="target"
        label="Which"
        hint={doneWhen[kind]}
        options={targets[kind].map(({ target, title }) => ({ value: target, label: title }))}
      />
      <Field
        name="dueOn"
        label="By"
        type="date"
        min={today}
        max={addDays(today, 366)}
        defaultValue={addDays(today, 7)}
      />
      <FormError>{state.error}</FormError>
      <Button type="submit" busy={busy} className="justify-self-start">
        Set this work
      </Button>
    </form>
  );
}

const doneWhen: Record<WorkKind, string> = {
  section: 'Done after three different tasks in the section.',
  'quick-fire': 'Done when a round is finished.',
  diagram: 'Done when the drawing has been checked.',
  plan: 'Done when the plan has been handed in.',
};
