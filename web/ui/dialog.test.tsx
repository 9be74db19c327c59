import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import './theme.css';

test('a dialog opens labelled by its title and takes focus', async () => {
  await render(<OpensDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog', { name: 'Close the plan?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
});

test('Esc closes the dialog and gives focus back to the button that opened it', async () => {
  await render(<OpensDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('what can be done stays in sight while a long text is read', async () => {
  await page.viewport(390, 600);
  await render(
    <Dialog open onClose={() => {}} title="A long text" actions={<button type="button">Send</button>}>
      <p className="h-[200vh]">Much to read</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});

test('a dialog can be opened again after Esc', async () => {
  await render(<OpensDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByText('Nothing more is charged.')).toBeVisible();
});

test('a click on the backdrop closes the dialog, a click inside does not', async () => {
  await render(<OpensDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.click(page.getByText('Nothing more is charged.'));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog, { position: { x: 10, y: -10 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

function OpensDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Close the plan?">
        <p>Nothing more is charged.</p>
      </Dialog>
    </>
  );
}
