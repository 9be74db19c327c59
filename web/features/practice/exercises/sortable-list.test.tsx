import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import { SortableList } from './sortable-list.tsx';

test('a row moves by its buttons and by the arrow keys, keeps the focus, and says where it is', async () => {
  await render(<Sample />);
  await userEvent.click(page.getByRole('button', { name: 'Move down: one' }));
  expect(rows()).toEqual(['two', 'one', 'three']);
  await expect.element(page.getByRole('button', { name: 'Move down: one' })).toHaveFocus();
  await expect.element(page.getByText('one: now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(rows()).toEqual(['two', 'three', 'one']);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(rows()).toEqual(['two', 'one', 'three']);
  await expect.element(page.getByRole('button', { name: 'Move down: one' })).toHaveFocus();
});

test.each([
  ['one', 2, ['two', 'three', 'one']],
  ['three', 0, ['three', 'one', 'two']],
  ['two', 2, ['one', 'three', 'two']],
])('%s is dragged by its grip to place %i', async (name, to, wanted) => {
  await render(<Sample />);
  const row = () => [...document.querySelectorAll('li')].find((one) => one.textContent === name);
  const middle = (element: Element | undefined) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return (top + bottom) / 2;
  };
  const end = middle(document.querySelectorAll('li')[to]) + (to === 0 ? -3 : 3);
  const start = middle(row());
  row()
    ?.querySelector('span')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientY: start }));
  // A little at a time, as a hand does: the row changes its place on the way.
  for (let step = 1; step <= 8; step++) {
    await new Promise(requestAnimationFrame);
    const clientY = start + ((end - start) * step) / 8;
    (row() ?? window).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientY }));
  }
  await expect.poll(rows).toEqual(wanted);
  window.dispatchEvent(new PointerEvent('pointerup'));
  await new Promise(requestAnimationFrame);
  window.dispatchEvent(new PointerEvent('pointermove', { clientY: start }));
  expect(rows()).toEqual(wanted);
});

test('the first row cannot go up', async () => {
  await render(<Sample />);
  const up = page.getByRole('button', { name: 'Move up: one' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  (up.element() as HTMLElement).click();
  expect(rows()).toEqual(['one', 'two', 'three']);
});

function Sample() {
  const [order, setOrder] = useState([0, 1, 2]);
  return <SortableList label="Steps" items={['one', 'two', 'three']} order={order} onOrder={setOrder} />;
}

const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
