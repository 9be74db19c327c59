import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { student } from '#tests/support/student-account.ts';
import { SignedInNotice } from './signed-in-notice.tsx';

test('who cancels the payment that the login offered comes back to the page that makes the offer', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    if (request?.method !== 'POST') return Response.json({ monthlyPence: 1399, change: null });
    sent.push(JSON.parse(String(request.body)));
    return Response.json({ code: 'checkout_failed', message: 'No card page today.' }, { status: 502 });
  });
  const before = history.state;
  history.replaceState({ from: '/subject/business/qft?scope=theme:1' }, '');
  try {
    await render(<SignedInNotice account={student} />);
    await page.getByRole('button', { name: 'Subscribe to Business' }).click();
    await expect.element(page.getByText('No card page today.')).toBeVisible();
    expect(sent).toEqual([{ subject: 'business', from: '/subject/business/qft?scope=theme:1' }]);
  } finally {
    history.replaceState(before, '');
    vi.unstubAllGlobals();
  }
});
