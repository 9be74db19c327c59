import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Pair, Sample, SampleSection } from './sample.tsx';

export function FieldSamples() {
  const [plan, setPlan] = useState<string | null>('both');
  const [year, setYear] = useState<string | null>(null);
  return (
    <SampleSection title="Forms">
      <Sample name="Fields">
        <Pair>
          <Field label="Email" type="email" autoComplete="email" placeholder="you@school.sch.uk" />
          <Field label="Email address" type="email" defaultValue="amara@" error="Enter a whole email address." />
          <Field label="Mobile number" type="tel" optional hint="Only used to reach you about marking." />
          <Field label="Discount code" disabled defaultValue="SUMMER" />
          <PasswordField label="Password" hint="At least eight characters." />
          <PasswordField label="New password" autoComplete="new-password" error="That password is too short." />
          <Select label="Year of study" placeholder="Choose a year" options={years} />
          <Select label="Exam board" options={boards} error="Choose your exam board." />
        </Pair>
      </Sample>
      <Sample name="Writing">
        <Pair>
          <TextArea label="Message" hint="Two or three sentences are enough." />
          <TextArea label="Your answer" ruled rows={6} defaultValue={answer} />
        </Pair>
      </Sample>
      <Sample name="Choices">
        <Pair>
          <div>
            <Checkbox label="I have read the Acceptable Use Policy" defaultChecked />
            <Checkbox label="Send me revision tips" hint="One email a week, in term time." />
            <Checkbox label="I am sixteen or older" error="Tick this to go on." />
            <Checkbox label="Cannot be changed" disabled defaultChecked />
          </div>
          <RadioGroup legend="Year" choices={years} value={year} onChange={setYear} error="Choose your year." />
        </Pair>
      </Sample>
      <Sample name="Plans">
        <Pair>
          <RadioGroup legend="Choose a plan" look="cards" choices={plans} value={plan} onChange={setPlan} />
          <div data-subject="economics">
            <RadioGroup legend="In Economics" look="cards" choices={plans} value={plan} onChange={setPlan} />
          </div>
        </Pair>
      </Sample>
      <Sample name="Form error">
        <FormError>We could not take the payment. Your card has not been charged.</FormError>
      </Sample>
    </SampleSection>
  );
}

const years = [
  { value: '12', label: 'Year 12' },
  { value: '13', label: 'Year 13' },
];

const boards = [
  { value: '', label: 'Not chosen' },
  { value: 'aqa', label: 'AQA' },
  { value: 'edexcel', label: 'Edexcel' },
];

const plans = [
  { value: 'one', label: 'One subject', hint: 'Economics or Business', price: '£20 a month' },
  { value: 'both', label: 'Both subjects', hint: 'Economics and Business', price: '£30 a month' },
  { value: 'school', label: 'School plan', hint: 'Ask your teacher', price: 'Free', disabled: true },
];

const answer =
  'A rise in the minimum wage raises firms’ costs of production, which shifts short-run aggregate supply to the left.';
