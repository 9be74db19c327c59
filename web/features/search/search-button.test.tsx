import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SearchIndex } from './find-matches.ts';
import { SearchButton } from './search-button.tsx';
import '#web/ui/theme.css';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const index: SearchIndex = [
  {
    subject: 'economics',
    themes: [
      { number: 1, sections: [['1.2.3', 'Price elasticity of demand', ['PED'], ['Cross elasticity']]] },
      { number: 2, sections: [['2.1.3', 'Employment and unemployment', [], ['Claimant count']]] },
    ],
  },
];

test('the button opens the search with the focus in the field, and Esc closes it and gives focus back', async () => {
  await renderSearch();
  await userEvent.click(button());
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByText('Type a word or two, for instance “elasticity” or “2.1.3”.')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('the keys %s open it, a second time too', async (keys) => {
  const { fetch } = await renderSearch();
  await expect.element(button()).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    await userEvent.keyboard(keys);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).not.toBeInTheDocument();
  }
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(1);
});

test('while somebody types in a field the keys stay letters', async () => {
  await renderSearch();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await userEvent.click(notes);
  await userEvent.keyboard('and/or{Control>}k{/Control}');
  await expect.element(notes).toHaveValue('and/or');
  await expect.element(field()).not.toBeInTheDocument();
});

test('the arrow keys go through the results and round, and Enter follows the chosen one', async () => {
  const { history } = await renderSearch();
  await userEvent.keyboard('/');
  await userEvent.type(field(), 'elast');
  const options = page.getByRole('option');
  await expect.element(page.getByText('2 results')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(field().element().getAttribute('aria-activedescendant')).toBe(options.nth(1).element().id);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(history).toEqual(['/', '/theme/economics-1?section=1.2.3']);
  await expect.element(field()).not.toBeInTheDocument();
});

test('a result can be pressed', async () => {
  const { history } = await renderSearch();
  await userEvent.click(button());
  await userEvent.type(field(), 'claimant');
  await userEvent.click(page.getByRole('option', { name: /Claimant count/ }));
  expect(history).toEqual(['/', '/theme/economics-2?section=2.1.3']);
});

test('what is not there is said', async () => {
  const { history } = await renderSearch();
  await userEvent.keyboard('/');
  await userEvent.type(field(), 'zebra{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Nothing found for “zebra”. Try fewer letters or another word.');
  expect(history).toEqual(['/']);
});

test('a failure is said, and the next opening tries again', async () => {
  const { fetch } = await renderSearch({ email: 'unlucky@school.example' });
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await userEvent.click(button());
  await expect
    .element(page.getByText('The search could not be loaded. Check your connection, close this and open it again.'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button());
  await expect.element(page.getByText('Type a word or two, for instance “elasticity” or “2.1.3”.')).toBeVisible();
});

test('without a subject in the plan there is nothing to search', async () => {
  const { fetch } = await renderSearch({ email: 'new@school.example' });
  fetch.mockResolvedValueOnce(Response.json([]));
  await userEvent.click(button());
  await expect.element(page.getByText('Add a subject to your plan to search it.')).toBeVisible();
});

test('the single key can be switched off, and Ctrl+K still opens it', async () => {
  await renderSearch();
  await userEvent.click(button());
  await userEvent.click(page.getByRole('checkbox', { name: 'Open with the / key (Ctrl+K works too)' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toBeVisible();
});

function button() {
  return page.getByRole('button', { name: 'Search' });
}

function field() {
  return page.getByRole('combobox', { name: 'Search all sections and terms' });
}

async function renderSearch({ email = 'sam@school.example' } = {}) {
  const fetch = vi.fn(async () => Response.json(index));
  vi.stubGlobal('fetch', fetch);
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const account = { email, mobileNumber: null, yearOfStudy: null, subscriptions: [] };
  await render(
    <Router hook={hook}>
      <SearchButton account={account} />
      <textarea aria-label="Notes" />
    </Router>,
  );
  return { fetch, history };
}
