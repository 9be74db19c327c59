import { useState } from 'react';
import { useLocation } from 'wouter';
import { classMessages } from '#domain/classes/class-messages.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { type ClassView, deleteClass, renameClass } from './class-api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ClassSettingsProps = { shown: ClassView; onChanged: () => void };

export function ClassSettings({ shown: { id, name }, onChanged }: ClassSettingsProps) {
  const { state, busy, formProps } = useForm<{ error?: string }>(rename, {});

  async function rename(form: FormData) {
    const wanted = String(form.get('name')).trim();
    if (!wanted) return { error: classMessages.classNameRequired };
    try {
      await renameClass(id, wanted);
      toast.success('Renamed');
      onChanged();
      return {};
    } catch (failure) {
      return { error: errorText(failure, 'We couldn’t rename the class. Please try again.') };
    }
  }

  return (
    <div className="grid max-w-xl gap-10">
      <form {...formProps} noValidate className="grid gap-4">
        <Field
          name="name"
          label="Class name"
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          error={state.error}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          Rename
        </Button>
      </form>
      <DeleteClass id={id} name={name} />
    </div>
  );
}

function DeleteClass({ id, name }: Pick<ClassView, 'id' | 'name'>) {
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <section aria-labelledby="delete-class" className="grid gap-3 border-t border-line pt-6">
        <h2 id="delete-class" className="text-h4">
          Delete the class
        </h2>
        <p className="text-ink-soft">
          This deletes the class, its code and the work you set. Your students keep their own work.
        </p>
        <Button variant="danger" className="justify-self-start" onClick={() => setDeleting(true)}>
          Delete the class
        </Button>
      </section>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={`Delete ${name}?`}
        confirm="Delete for good"
        onConfirm={async () => {
          await deleteClass(id);
          toast.success(`${name} is deleted`);
          navigate('/classes');
        }}
        failed={(failure) => errorText(failure, 'We couldn’t delete the class. Please try again.')}
      >
        <p>You can’t undo this.</p>
      </ConfirmDialog>
    </>
  );
}
