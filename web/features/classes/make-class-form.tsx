import { useState } from 'react';
import { useLocation } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { classMessages } from '#domain/classes/class-messages.ts';
import { type Subject, subjects } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useForm } from '#web/use-form.ts';
import { makeClass } from './class-api.ts';

/** The class has its id before it is sent: a second click, or a second try, makes the same one. */
export function MakeClassForm() {
  const [, navigate] = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const { state, busy, formProps } = useForm<{ error?: string }>(send, {});

  async function send(form: FormData) {
    const name = String(form.get('name')).trim();
    if (!name) return { error: classMessages.classNameRequired };
    try {
      await makeClass({ id, name, subject: String(form.get('subject')) as Subject });
      navigate(`/classes/${id}`);
      return {};
    } catch (failure) {
      return { error: errorText(failure, 'The class could not be made. Please try again.') };
    }
  }

  return (
    <Card as="section">
      <h2 className="mb-4 text-h3">A new class</h2>
      <form {...formProps} noValidate className="grid gap-4">
        <Field
          name="name"
          label="Class name"
          hint="What your students call it, such as 12B or Year 13 revision."
          maxLength={60}
          autoComplete="off"
          error={state.error}
        />
        <Select
          name="subject"
          label="Subject"
          options={subjects.map((subject) => ({ value: subject, label: subjectTitles[subject] }))}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          Make the class
        </Button>
      </form>
    </Card>
  );
}
