import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SectionView, ThemeView } from '#content/curriculum/curriculum.ts';
import { stubTutorServer } from '#tests/support/tutor-server.ts';
import { ThemeScreen } from './theme-screen.tsx';

beforeEach(() => sessionStorage.clear());
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
  let tries = 0;
  const answer = () => {
    if (tries++ === 0) throw new TypeError('offline');
    return { json: theme };
  };
  stubTutorServer({ 'GET /api/subjects/economics/themes/2': answer });
  await open('/theme/economics-2');
  await expect
    .element(page.getByText('The sections could not be loaded. Check your connection and try again.'))
    .toBeVisible();
  // What is above the button has come too, so that it stays where it is.
  await expect.element(page.getByText('140 min of voice left this month')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: '2.1.1 Growth' })).toBeVisible();
  await expect.element(page.getByText('The UK economy')).toBeVisible();
  expect(tries).toBe(2);
});

test('one section is shown at a time, and the list leads to the others', async () => {
  stubTutorServer({ 'GET /api/subjects/economics/themes/3': { json: { ...theme, number: 3 } } });
  await open('/theme/economics-3?section=2.1.2');
  await expect.element(page.getByRole('heading', { name: '2.1.2 Inflation' })).toBeVisible();
  expect(page.getByRole('heading', { name: '2.1.1 Growth' }).query()).toBeNull();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: '2.1.1 Growth' }).click();
  await expect.element(page.getByRole('heading', { name: '2.1.1 Growth' })).toBeVisible();
});

test('the tutor is told which section the page shows', async () => {
  const server = stubTutorServer({ 'GET /api/subjects/economics/themes/4': { json: { ...theme, number: 4 } } });
  await open('/theme/economics-4');
  await expect.element(page.getByRole('heading', { name: '2.1.1 Growth' })).toBeVisible();
  const ask = async () => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Write to your Theme 4 tutor' }), 'What is this?');
    await userEvent.keyboard('{Enter}');
  };
  await ask();
  const first = await server.turn(1);
  expect(first.body).toMatchObject({ text: 'What is this?', lookingAt: { section: '2.1.1' } });
  first.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'Growth.' });
  first.write({ type: 'end', messageId: 't1' });
  first.end();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: '2.1.2 Inflation' }).click();
  await expect.element(page.getByRole('heading', { name: '2.1.2 Inflation' })).toBeVisible();
  await ask();
  expect((await server.turn(2)).body).toMatchObject({ lookingAt: { section: '2.1.2' } });
});

test('the theme has its own tutor, and Business has one for all units', async () => {
  const server = stubTutorServer({
    'GET /api/subjects/business/themes/4': { json: { ...theme, subject: 'business', number: 4 } },
    'GET /api/subjects/economics/themes/4': { json: { ...theme, number: 4 } },
  });
  const first = await open('/theme/business-4');
  await page.getByRole('button', { name: 'Test me' }).click();
  await server.turn(1);
  await first.unmount();
  await open('/theme/4');
  await page.getByRole('button', { name: 'Test me' }).click();
  await server.turn(2);
  expect(server.bodies('POST /api/tutor/conversations')).toEqual([
    { agentId: 'business', focus: '4' },
    { agentId: 'economics-theme-4' },
  ]);
});
