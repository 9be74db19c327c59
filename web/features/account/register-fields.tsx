import { useEffect, useRef, useState } from 'react';
import type { PlanType } from '#content/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ErrorBox } from '../billing/error-box.tsx';
import { PlanPicker } from '../billing/plan-picker.tsx';
import { PlanTerms } from '../billing/plan-terms.tsx';
import { fillIn, readKeptRegistration } from './kept-registration.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { askedPlan, isPlan } from './register-plan.ts';
import type { FieldErrors } from './send-registration.ts';
import { useQuery } from './use-query.ts';

type RegisterFieldsProps = { outcome: { error?: string; fields?: FieldErrors }; busy: boolean };

export function RegisterFields({ outcome, busy }: RegisterFieldsProps) {
  const asked = askedPlan(useQuery());
  const [chosen, setChosen] = useState<PlanType | null>(null);
  const [timesChosen, setTimesChosen] = useState(0);
  const first = useRef<HTMLDivElement>(null);
  const plan = chosen ?? asked;
  const isTeacher = plan === 'TEACHER';
  const { fields = {} } = outcome;
  const choose = (next: PlanType) => {
    setChosen(next);
    setTimesChosen((before) => before + 1);
  };

  useEffect(() => {
    const kept = fillInKept(first.current?.closest('form'));
    if (kept) setChosen((before) => before ?? kept);
  }, []);

  useEffect(() => {
    if (outcome.fields) first.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);

  return (
    <>
      <div ref={first} className="grid content-start gap-5">
        <PersonFields isTeacher={isTeacher} fields={fields} />
      </div>
      <div className="grid content-start gap-5">
        <PlanPicker plan={plan} onChange={choose} error={fields.plan} />
        {/* The page's own value, so that a code typed before the script has come stays; another plan has another code. */}
        <Field
          key={timesChosen}
          label={isTeacher ? 'Signup code' : 'Promo code'}
          optional={!isTeacher}
          required={isTeacher}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fields.code}
        />
        <Policies fields={fields} />
        {!isTeacher && <PlanTerms />}
        <ErrorBox outcome={outcome} />
        <Button type="submit" size="large" busy={busy}>
          {isTeacher ? 'Create account' : 'Continue to payment'}
        </Button>
      </div>
    </>
  );
}

/** What was filled in before the card page; gives back the plan, to which its code belongs. */
function fillInKept(form: HTMLFormElement | null | undefined): PlanType | undefined {
  const kept = readKeptRegistration();
  if (!kept || !form) return undefined;
  const { plan, code = '', ...rest } = kept;
  // The address was chosen later than what was kept. Read here, because the query is empty while the page is taken over.
  const named = askedPlan(new URLSearchParams(location.search));
  const chosen = isPlan(plan) && (!named || named === plan) ? plan : undefined;
  fillIn(form, chosen ? { ...rest, code } : rest);
  return chosen;
}

/** Who it is. A teacher studies in no year. */
function PersonFields({ isTeacher, fields }: { isTeacher: boolean; fields: FieldErrors }) {
  return (
    <>
      <Field label="Full name" name="fullName" autoComplete="name" required error={fields.fullName} />
      <Field label="Email" name="email" type="email" autoComplete="email" required error={fields.email} />
      <Field
        label="Mobile number"
        name="mobileNumber"
        type="tel"
        autoComplete="tel"
        required
        error={fields.mobileNumber}
      />
      {!isTeacher && (
        <Select
          label="Year of study"
          name="yearOfStudy"
          placeholder="Choose your year"
          options={years}
          required
          error={fields.yearOfStudy}
        />
      )}
      <NewPasswordField label="Password" name="password" error={fields.password} />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={fields.confirmation}
      />
    </>
  );
}

function Policies({ fields }: { fields: FieldErrors }) {
  return (
    <div>
      <PolicyBox
        name="acceptableUse"
        href="/acceptable_use_policy"
        policy="acceptable use policy"
        error={fields.acceptableUse}
      />
      <PolicyBox name="privacy" href="/policy" policy="privacy policy" error={fields.privacy} />
    </div>
  );
}

type PolicyBoxProps = { name: string; href: string; policy: string; error: string | undefined };

function PolicyBox({ name, href, policy, error }: PolicyBoxProps) {
  return (
    <Checkbox
      name={name}
      required
      error={error}
      label={
        <>
          I accept the{' '}
          <a href={href} target="_blank" rel="noopener" className="link">
            {policy}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      }
    />
  );
}

const years = ['Year 1', 'Year 2'].map((year) => ({ value: year, label: year }));
