import { type PlanType, plans } from '#content/plans.ts';
import { pounds } from '#domain/money.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

type PlanPickerProps = { plan: PlanType | null; onChange: (plan: PlanType) => void; error?: string | undefined };

export function PlanPicker({ plan, onChange, error }: PlanPickerProps) {
  return (
    <RadioGroup
      legend="Plan"
      name="plan"
      look="cards"
      choices={choices}
      value={plan}
      error={error}
      onChange={(value) => {
        const chosen = order.find((candidate) => candidate === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

const order: readonly PlanType[] = ['ECONOMICS_MONTHLY', 'BUSINESS_MONTHLY', 'BOTH_MONTHLY', 'TEACHER'];

const choices = order.map((value) => {
  const { title, subjects, pence } = plans[value];
  if (!pence) return { value, label: title, hint: 'Both subjects, free for life. By invitation only.', price: 'Free' };
  const hint = `150 minutes of voice tutoring${subjects.length > 1 ? ' in each' : ''}`;
  return { value, label: title, hint, price: pounds(pence), per: 'a month' };
});
