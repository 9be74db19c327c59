import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Account, setAccount } from '#web/session.ts';
import { readDraft } from './draft.ts';
import { readOwner } from './owner.ts';
import { useSavedDraft } from './use-saved-draft.ts';

let owner: string;
/** One for each test: what one left unanswered is waited for by its name. */
let name: string;
let saves: { draft: string; answer: PromiseWithResolvers<void> }[];

beforeEach(async () => {
  localStorage.clear();
  signIn('sam@school.example');
  owner = await readOwner();
  saves = [];
  name = crypto.randomUUID();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is saved late is never saved after what was written later', async () => {
  await render(<Desk />);
  await write('one');
  await expect.poll(drafts).toEqual(['one']);
  await write('one two');
  await write('one two three');
  expect(drafts()).toEqual(['one']);
  saves[0]?.answer.reject(new Error('lost on the way'));
  await expect.poll(drafts).toEqual(['one', 'one two three']);
  await expect.element(page.getByText('soon')).toBeVisible();
  saves[1]?.answer.resolve();
  await expect.element(page.getByText('yes')).toBeVisible();
});

test('what is taken back while it is being saved is saved as it was before', async () => {
  await render(<Desk />);
  await write('one');
  await expect.poll(drafts).toEqual(['one']);
  await write('');
  await expect.element(page.getByText('soon')).toBeVisible();
  saves[0]?.answer.resolve();
  await expect.poll(drafts).toEqual(['one', '']);
});

test('a screen that was left and opened again saves after what it had sent before', async () => {
  const first = await render(<Desk />);
  await write('one');
  await expect.poll(drafts).toEqual(['one']);
  await first.unmount();
  await render(<Desk />);
  await write('one two');
  expect(drafts()).toEqual(['one']);
  saves[0]?.answer.resolve();
  await expect.poll(drafts).toEqual(['one', 'one two']);
});

test('a save that is never answered holds up the next for half a minute and no longer', async () => {
  await render(<Desk />);
  await write('one');
  await expect.poll(drafts).toEqual(['one']);
  await write('one two');
  await vi.advanceTimersByTimeAsync(28_000);
  expect(drafts()).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(drafts).toEqual(['one', 'one two']);
});

test('what could not be saved stays here and is tried again; what was saved leaves nothing', async () => {
  await render(<Desk />);
  await write('one');
  await expect.poll(drafts).toEqual(['one']);
  saves[0]?.answer.reject(new Error('offline'));
  await expect.element(page.getByText('failed')).toBeVisible();
  expect(readDraft(name, owner)).toEqual({ draft: 'one', state: 'unsaved' });
  await vi.advanceTimersByTimeAsync(6000);
  await expect.poll(drafts).toEqual(['one', 'one']);
  saves[1]?.answer.resolve();
  await expect.element(page.getByText('yes')).toBeVisible();
  await expect.poll(() => localStorage.length).toBe(0);
});

test('a draft is not saved to the account of somebody who has signed in meanwhile', async () => {
  await render(<Desk />);
  signIn('alex@school.example');
  await write('sam’s own');
  await expect.element(page.getByText('failed')).toBeVisible();
  expect(drafts()).toEqual([]);
  expect(readDraft(name, owner)).toEqual({ draft: 'sam’s own', state: 'unsaved' });
  signIn('sam@school.example');
  await vi.advanceTimersByTimeAsync(6000);
  await expect.poll(drafts).toEqual(['sam’s own']);
});

function Desk() {
  const initial = { draft: '', unsaved: false };
  const { draft, saved, change } = useSavedDraft({ name, owner, initial, save });
  return (
    <>
      <textarea aria-label="Plan" value={draft} onChange={({ target }) => change(target.value)} />
      <output>{saved}</output>
    </>
  );
}

function save(draft: string) {
  const answer = Promise.withResolvers<void>();
  saves.push({ draft, answer });
  return answer.promise;
}

/** And waits for the pause after it. */
async function write(text: string) {
  await page.getByRole('textbox', { name: 'Plan' }).fill(text);
  await vi.advanceTimersByTimeAsync(1000);
}

function drafts() {
  return saves.map(({ draft }) => draft);
}

function signIn(email: string) {
  setAccount({ email, subjects: ['economics'], subscriptions: [] } as unknown as Account);
}
