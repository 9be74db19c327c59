import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { patience } from '#tests/support/patience.ts';
import { Still } from './still.tsx';

test('what came as HTML is kept, and its words are not loaded again', async () => {
  const { load } = await hydrate('<p>As served</p>');
  await expect.element(page.getByText('As served')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a link in it leads on inside the product', async () => {
  const { visited } = await hydrate('<a href="/guide">Guide</a>');
  await userEvent.click(page.getByRole('link', { name: 'Guide' }));
  await expect.poll(() => visited).toEqual(['/guide']);
});

test('a link to a part of the page is left to the browser', async () => {
  const { visited } = await hydrate('<a href="#part">Part</a>');
  await userEvent.click(page.getByRole('link', { name: 'Part' }));
  expect(visited).toEqual([]);
});

test('reached from another page, it is loaded and drawn', async () => {
  await render(<Still body={lazy(async () => ({ default: () => <p>Drawn here</p> }))} />);
  await expect.element(page.getByText('Drawn here')).toBeVisible();
});

async function hydrate(html: string) {
  const load = vi.fn(async () => ({ default: () => <p>Loaded</p> }));
  const Body = lazy(load);
  const visited: string[] = [];
  const goTo = (path: string) => visited.push(path);
  const { container } = await render(<div />);
  const served = container.appendChild(document.createElement('div'));
  served.innerHTML = `<div>${html}</div>`;
  hydrateRoot(
    served,
    <Router hook={() => ['/', goTo]}>
      <Still body={Body} />
    </Router>,
  );
  await vi.waitUntil(() => Object.keys(served.firstElementChild ?? {}).some((key) => key.startsWith('__react')), {
    timeout: patience,
  });
  return { load, visited };
}
