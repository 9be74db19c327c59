import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SectionView, ThemeView } from '#content/curriculum/curriculum.ts';
import { ThemeScreen } from './theme-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function section(id: string, title: string): SectionView {
  return { id, title, topics: ['A topic'], keyPoints: [], questions: [], diagrams: [] };
}

const theme: ThemeView = {
  subject: 'economics',
  number: 2,
  title: 'The UK economy',
  sections: [section('2.1.1', 'Growth'), section('2.1.2', 'Inflation')],
};

function open(path: string) {
  const place = memoryLocation({ path });
  return render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <Route path="/theme/:themeId">
        <ThemeScreen />
      </Route>
    </Router>,
  );
}

test('a theme that cannot be loaded says so, and is shown after another try', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json(theme));
  vi.stubGlobal('fetch', fetch);
  await open('/theme/economics-2');
  await expect
    .element(page.getByText('The sections could not be loaded. Check your connection and try again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Growth' })).toBeVisible();
  await expect.element(page.getByText('The UK economy')).toBeVisible();
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/subjects/economics/themes/2');
});

test('one section is shown at a time, and the list leads to the others', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json({ ...theme, number: 3 })));
  await open('/theme/economics-3?section=2.1.2');
  await expect.element(page.getByRole('heading', { name: 'Inflation' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Growth' }).query()).toBeNull();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: '2.1.1 Growth' }).click();
  await expect.element(page.getByRole('heading', { name: 'Growth' })).toBeVisible();
});
