import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a busy button ignores clicks', async () => {
  const onClick = vi.fn();
  await render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Save' });
  await userEvent.click(button, { force: true });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy button keeps focus', async () => {
  const screen = await render(<Button>Save</Button>);
  const button = page.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await screen.rerender(<Button busy>Save</Button>);
  await expect.element(button).toHaveFocus();
});

test('Enter in a field does not submit the form while its button is busy', async () => {
  const onSubmit = vi.fn();
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(page.getByLabelText('Name'), 'Amara{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Amara');
  expect(onSubmit).not.toHaveBeenCalled();
});
