import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSavedDraft } from './use-saved-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

test('what is saved late is never saved after what was written later', async () => {
  const saves: { draft: string; answer: PromiseWithResolvers<void> }[] = [];
  const save = (draft: string) => {
    const answer = Promise.withResolvers<void>();
    saves.push({ draft, answer });
    return answer.promise;
  };
  const drafts = () => saves.map(({ draft }) => draft);
  function Desk() {
    const initial = { draft: '', unsaved: false };
    const { draft, saved, change } = useSavedDraft({ key: 'plan', owner: 'sam', initial, save });
    return (
      <>
        <textarea aria-label="Plan" value={draft} onChange={({ target }) => change(target.value)} />
        <output>{saved}</output>
      </>
    );
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Desk />);
  const plan = page.getByRole('textbox', { name: 'Plan' });
  await plan.fill('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts()).toEqual(['one']);
  await plan.fill('one two');
  await vi.advanceTimersByTimeAsync(1000);
  await plan.fill('one two three');
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts()).toEqual(['one']);
  saves[0]?.answer.reject(new Error('lost on the way'));
  await expect.poll(drafts).toEqual(['one', 'one two three']);
  await expect.element(page.getByText('soon')).toBeVisible();
  saves[1]?.answer.resolve();
  await expect.element(page.getByText('yes')).toBeVisible();
});
