import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

test('the arrow keys, Home and End walk through the menu and round its ends', async () => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Download')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Send')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Download')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Download')).toHaveFocus();
});

test('the up arrow opens the menu at its last entry', async () => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
});

test('Esc closes the menu and gives focus back to its button', async () => {
  await renderMenu();
  await userEvent.click(trigger());
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('Enter selects the entry in focus and closes the menu', async () => {
  const onSend = await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a second click on the button closes the menu', async () => {
  await renderMenu();
  await userEvent.click(trigger());
  await userEvent.click(trigger());
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a click elsewhere closes the menu', async () => {
  await renderMenu();
  await userEvent.click(trigger());
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

async function renderMenu() {
  const onSend = vi.fn();
  await render(
    <>
      <Menu
        label="Answer"
        actions={[
          { label: 'Download', onSelect: () => {} },
          { label: 'Send', onSelect: onSend },
          { label: 'Delete', onSelect: () => {}, danger: true },
        ]}
      />
      <p style={{ marginTop: 300 }}>Elsewhere</p>
    </>,
  );
  return onSend;
}

const trigger = () => page.getByRole('button', { name: 'Answer' });
const item = (name: string) => page.getByRole('menuitem', { name });
