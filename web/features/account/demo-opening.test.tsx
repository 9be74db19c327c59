import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { accountNow } from '#web/session.ts';
import { DemoOpening } from './demo-opening.tsx';

afterEach(() => vi.unstubAllGlobals());

test('whoever is signed in keeps the account, however late the server says so', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's hint, as it sets it
  document.cookie = 'signed_in=1';
  const asked: string[] = [];
  const session = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.href);
    asked.push(pathname);
    return pathname === '/api/session' ? session.promise : Response.json({ account: null });
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
  await render(<DemoOpening />);
  await expect.element(page.getByText('Opening the demo')).toBeInTheDocument();
  session.resolve(Response.json({ account: { email: 'amara@school.sch.uk', fullName: 'Amara', subjects: [] } }));
  expect((await accountNow())?.email).toBe('amara@school.sch.uk');
  expect(asked).toEqual(['/api/session']);
});
