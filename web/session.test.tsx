import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { student } from '#tests/support/student-account.ts';
import { RegistrationReturnScreen } from './features/account/registration-return-screen.tsx';
import { TmqReturnScreen } from './features/tmq/tmq-return-screen.tsx';
import { Guarded } from './guarded.tsx';
import { accountNow, refreshAccount, setAccount } from './session.ts';

const down = { code: 'database_unavailable', message: 'We cannot reach our records just now.' };
const unknown = 'We can’t be reached just now. We’ll keep trying.';
const unchecked =
  'We could not check your payment just now. If you have paid, don’t pay again: we’ll record it as soon as it arrives.';

/** What each address answers, until it is told otherwise. */
const answers = new Map<string, () => Response>();
const answer = (path: string, body: object, status = 200) => answers.set(path, () => Response.json(body, { status }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's hint, as it sets it
  document.cookie = 'signed_in=1';
  vi.stubGlobal('fetch', async (url: string) => {
    const found = answers.get(new URL(url, location.href).pathname);
    if (!found) throw new TypeError('offline');
    return found();
  });
  // Other test files are other tabs of the same site.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
});
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

async function openAt(path: string, route: string, Screen: () => ReactNode) {
  const place = memoryLocation({ path, record: true });
  await render(
    <Router hook={place.hook}>
      <Route path={route}>
        <Screen />
      </Route>
    </Router>,
  );
  return place;
}

const Closed = () => <Guarded guard="signed-in">My marking</Guarded>;

test('a server that does not answer signs nobody out: the page says so, and goes on when it answers', async () => {
  answer('/api/session', down, 503);
  const { history } = await openAt('/my-marking', '/my-marking', Closed);
  await expect.element(page.getByText(unknown)).toBeVisible();
  let asked = 0;
  answers.set('/api/session', () => {
    asked += 1;
    throw new TypeError('offline');
  });
  const before = asked;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect.element(page.getByText(unknown)).toBeVisible();
  expect(history).toEqual(['/my-marking']);
  // It keeps trying by itself too: on a slow machine the button may be gone before it can be pressed.
  answer('/api/session', { account: student });
  await refreshAccount();
  await expect.element(page.getByText('My marking')).toBeVisible();

  // Asked again in vain, it stays as it was; an answer is believed.
  answer('/api/session', down, 503);
  await refreshAccount();
  await expect.element(page.getByText('My marking')).toBeVisible();
  expect(history).toEqual(['/my-marking']);
  answer('/api/session', { account: null });
  await refreshAccount();
  await expect.poll(() => history).toEqual(['/login']);
});

test('an answer that does not say who is signed in changes nothing, and is not asked for again at once', async () => {
  setAccount(student);
  let asked = 0;
  answers.set('/api/session', () => {
    asked += 1;
    return Response.json(asked === 1 ? {} : { account: null });
  });
  await refreshAccount();
  expect(await accountNow()).toEqual(student);
  expect(asked).toBe(1);
});

test('whoever is sent to log in comes back to the whole address, query and all', async () => {
  answer('/api/session', { account: null });
  await refreshAccount();
  const sent: unknown[] = [];
  const { hook, searchHook } = memoryLocation({ path: '/theme/economics-1?section=1.3.2' });
  const useWatched: typeof hook = () => {
    const [path, navigate] = hook();
    return [path, (to, options) => [sent.push(options?.state), navigate(to, options)]];
  };
  await render(
    <Router hook={useWatched} searchHook={searchHook}>
      <Route path="/theme/:themeId">
        <Guarded guard="theme">Theme 1</Guarded>
      </Route>
    </Router>,
  );
  await expect.poll(() => sent).toEqual([{ from: '/theme/economics-1?section=1.3.2' }]);
});

test('after paying for marking, a server that cannot check it says so, and no more', async () => {
  answer('/api/session', { account: student });
  await refreshAccount();
  answer('/api/tmq/returns', down, 503);
  const address = '/tmqproc/success/economics/11111111-1111-4111-8111-111111111111/c2Ft';
  const { history } = await openAt(address, '/tmqproc/success/:subject/:id/:email', TmqReturnScreen);
  await expect.element(page.getByText(unchecked)).toBeVisible();
  answers.delete('/api/tmq/returns');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(unchecked)).toBeVisible();
  expect(history).toEqual([address]);
  answer('/api/tmq/returns', { code: 'marking_return_invalid', message: '' }, 400);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => history).toEqual(['/tmqproc/error']);
});

test('after paying to register, a server that cannot check it says so, and not that nothing was charged', async () => {
  const address = '/auth/success/7c0e6a0e-6a52-4a77-9d7c-2f7d0d1b6a11/done';
  const kept = { id: '7c0e6a0e-6a52-4a77-9d7c-2f7d0d1b6a11', secrete: 'x'.repeat(43) };
  const before = { path: location.href, state: history.state };
  history.replaceState(kept, '', address);
  try {
    const place = await openAt(address, '/auth/success/:id/:secrete', RegistrationReturnScreen);
    await expect.element(page.getByText(unchecked)).toBeVisible();
    expect(place.history).toEqual([address]);
    answer('/api/registrations', { code: 'registration_return_invalid', message: '' }, 400);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => place.history).toEqual(['/auth/error']);
  } finally {
    history.replaceState(before.state, '', before.path);
  }
});

test('an answer that comes after somebody has logged in or out changes nothing', async () => {
  const slow = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => slow.promise);
  const asked = refreshAccount();
  setAccount(student);
  slow.resolve(Response.json({ account: null }));
  await asked;
  const { history } = await openAt('/my-marking', '/my-marking', Closed);
  await expect.element(page.getByText('My marking')).toBeVisible();
  expect(history).toEqual(['/my-marking']);
});
