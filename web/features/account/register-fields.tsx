import { useState } from 'react';
import type { PlanType } from '#content/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ErrorBox } from '../billing/error-box.tsx';
import { PlanPicker } from '../billing/plan-picker.tsx';
import { PlanTerms } from '../billing/plan-terms.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useQuery } from './use-query.ts';

export function RegisterFields({ outcome, busy }: { outcome: { error?: string }; busy: boolean }) {
  const asked = planFor(useQuery().get('subject'));
  const [chosen, setChosen] = useState<PlanType | null>(null);
  const [code, setCode] = useState('');
  const plan = chosen ?? asked;
  const choose = (next: PlanType) => {
    setChosen(next);
    setCode('');
  };
  return (
    <>
      <div className="grid content-start gap-5">
        <Field label="Full name" name="fullName" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field label="Mobile number" name="mobileNumber" type="tel" autoComplete="tel" required />
        <Select label="Year of study" name="yearOfStudy" placeholder="Choose your year" options={years} required />
        <NewPasswordField label="Password" name="password" />
        <PasswordField label="Confirm password" name="confirmation" autoComplete="new-password" required />
      </div>
      <div className="grid content-start gap-5">
        <PlanPicker plan={plan} onChange={choose} />
        <Field
          label={plan === 'TEACHER' ? 'Signup code' : 'Promo code'}
          optional={plan !== 'TEACHER'}
          required={plan === 'TEACHER'}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <div>
          <PolicyBox name="acceptableUse" href="/acceptable_use_policy" policy="acceptable use policy" />
          <PolicyBox name="privacy" href="/policy" policy="privacy policy" />
        </div>
        <PlanTerms />
        <ErrorBox outcome={outcome} />
        <Button type="submit" size="large" busy={busy}>
          {plan === 'TEACHER' ? 'Create account' : 'Continue to payment'}
        </Button>
      </div>
    </>
  );
}

function PolicyBox({ name, href, policy }: { name: string; href: string; policy: string }) {
  return (
    <Checkbox
      name={name}
      required
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

/** Spec 2: one subject or several with commas between them, as the landing page links here. */
function planFor(asked: string | null): PlanType | null {
  const named = asked?.split(',') ?? [];
  const economics = named.includes('economics');
  const business = named.includes('business');
  if (economics && business) return 'BOTH_MONTHLY';
  if (economics) return 'ECONOMICS_MONTHLY';
  return business ? 'BUSINESS_MONTHLY' : null;
}

const years = ['Year 1', 'Year 2'].map((year) => ({ value: year, label: year }));
