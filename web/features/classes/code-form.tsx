import { useLocation } from 'wouter';
import { readCode } from '#domain/classes/join-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useForm } from '#web/use-form.ts';

/** Leads to what the class would see. Nothing is joined here. */
export function CodeForm({ error }: { error?: string }) {
  const [, navigate] = useLocation();
  const { state, formProps } = useForm<{ error?: string }>(async (form) => {
    const code = readCode(String(form.get('code')));
    if (!code) return { error: 'Please enter the code from your teacher' };
    navigate(`/join/${code}`);
    return {};
  }, {});
  return (
    <form {...formProps} noValidate className="grid max-w-md gap-4">
      <Field
        name="code"
        label="Class code"
        hint="Eight letters and numbers, from your teacher."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={state.error ?? error}
      />
      <Button type="submit" className="justify-self-start">
        Find my class
      </Button>
    </form>
  );
}
