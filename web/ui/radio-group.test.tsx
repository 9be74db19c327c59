import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group.tsx';

test('a group is named by its legend and described by its error', async () => {
  await render(<PlanChoice error="Choose a plan." />);
  const group = page.getByRole('group', { name: 'Plan' });
  await expect.element(group).toHaveAccessibleDescription('Choose a plan.');
});

test('the arrow keys move the choice', async () => {
  await render(<PlanChoice />);
  await userEvent.click(page.getByRole('radio', { name: /^One subject/ }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /^Both subjects/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^One subject/ })).not.toBeChecked();
});

test('a choice is read out with its price', async () => {
  await render(<PlanChoice />);
  await expect.element(page.getByRole('radio', { name: /Both subjects.*£30/ })).toBeVisible();
});

function PlanChoice({ error }: { error?: string }) {
  const [plan, setPlan] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Plan"
      look="cards"
      value={plan}
      onChange={setPlan}
      error={error}
      choices={[
        { value: 'one', label: 'One subject', price: '£20' },
        { value: 'both', label: 'Both subjects', price: '£30' },
      ]}
    />
  );
}
