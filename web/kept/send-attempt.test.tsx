import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Account, setAccount } from '#web/session.ts';
import { sendAttempt, sendKeptAttempts } from './send-attempt.ts';

beforeEach(() => {
  localStorage.clear();
  signIn('sam@school.example');
});
afterEach(() => vi.unstubAllGlobals());

test('work that is marked leaves nothing behind in the browser', async () => {
  const fetch = answer(Response.json({ verdict: 'right' }));
  const sent = await sendAttempt('/api/practice/work', work('a'));
  expect(sent).toEqual({ state: 'marked', reply: { verdict: 'right' } });
  expect(bodies(fetch)).toEqual([{ id: 'a', text: 'my words' }]);
  expect(localStorage.length).toBe(0);
});

test('work of an hour without network is kept, and sent once when the network is back', async () => {
  const fetch = answer(new TypeError('offline'), Response.json({ verdict: 'partly' }));
  const sent = await sendAttempt('/api/practice/work', work('b'));
  expect(sent.state).toBe('kept');
  expect(localStorage.length).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(await laterOf(sent)).toEqual({ verdict: 'partly' });
  await sendKeptAttempts();
  expect(bodies(fetch)).toEqual([work('b'), work('b')]);
  expect(localStorage.length).toBe(0);
});

test('a server that is down or too busy is like no network', async () => {
  answer(new Response('', { status: 502 }), new Response('', { status: 429 }), Response.json({ verdict: 'right' }));
  const sent = await sendAttempt('/api/practice/work', work('c'));
  expect(sent.state).toBe('kept');
  await sendKeptAttempts();
  await sendKeptAttempts();
  expect(await laterOf(sent)).toEqual({ verdict: 'right' });
});

test('work that an earlier page had kept is sent, the oldest first', async () => {
  answer(new TypeError('offline'), new TypeError('offline'));
  await sendAttempt('/api/practice/work', work('d'));
  await sendAttempt('/api/practice/work', work('e'));
  const stored = { ...localStorage };
  await settleAll();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const fetch = answer(Response.json({}), Response.json({}));
  await sendKeptAttempts();
  expect(bodies(fetch).map(({ id }) => id)).toEqual(['d', 'e']);
  expect(localStorage.length).toBe(0);
});

test('one piece of work that the server stumbles over holds up no other', async () => {
  const stumbles = () => new Response('', { status: 500 });
  const fetch = answer(
    stumbles(),
    new TypeError('offline'),
    stumbles(),
    Response.json({ verdict: 'right' }),
    stumbles(),
  );
  const first = await sendAttempt('/api/practice/work', work('i'));
  const second = await sendAttempt('/api/practice/work', work('j'));
  expect([first.state, second.state]).toEqual(['kept', 'kept']);
  await sendKeptAttempts();
  expect(await laterOf(second)).toEqual({ verdict: 'right' });
  await sendKeptAttempts();
  expect(bodies(fetch).map(({ id }) => id)).toEqual(['i', 'j', 'i', 'j', 'i']);
  await settleAll();
});

test.each([429, 502, 503, 504])(
  'one piece of work that is always answered with %i does not hold up a later one',
  async (status) => {
    const busy = () => new Response('', { status });
    const fetch = answer(busy(), new TypeError('offline'), Response.json({ verdict: 'right' }), busy());
    await sendAttempt('/api/practice/work', work('k'));
    const later = await sendAttempt('/api/practice/work', work('l'));
    await sendKeptAttempts();
    expect(await laterOf(later)).toEqual({ verdict: 'right' });
    expect(bodies(fetch).map(({ id }) => id)).toEqual(['k', 'l', 'l', 'k']);
    await settleAll();
  },
);

test('one piece of work that the network never lets through does not hold up a later one', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    const { id } = JSON.parse(String(body));
    sent.push(id);
    return id === 'm' || sent.length === 2
      ? Promise.reject(new TypeError('cut off'))
      : Promise.resolve(Response.json({ verdict: 'right' }));
  });
  await sendAttempt('/api/practice/work', work('m'));
  const later = await sendAttempt('/api/practice/work', work('n'));
  await sendKeptAttempts();
  await sendKeptAttempts();
  expect(await laterOf(later)).toEqual({ verdict: 'right' });
  expect(sent).toEqual(['m', 'n', 'm', 'n', 'm']);
  await settleAll();
});

test('what is left is not sent under the name of somebody who signs in meanwhile', async () => {
  answer(new TypeError('offline'), new TypeError('offline'));
  await sendAttempt('/api/practice/work', work('o'));
  await sendAttempt('/api/practice/work', work('p'));
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).id);
    signIn('alex@school.example');
    return Promise.resolve(Response.json({}));
  });
  await sendKeptAttempts();
  expect(sent).toEqual(['o']);
  signIn('sam@school.example');
  await settleAll();
});

test('a refusal is told and not tried again', async () => {
  const refusal = { code: 'subject_not_in_plan', message: 'This subject is not in your plan' };
  const fetch = answer(Response.json(refusal, { status: 403 }));
  await expect(sendAttempt('/api/practice/work', work('f'))).rejects.toThrow('This subject is not in your plan');
  await sendKeptAttempts();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('work of somebody who was signed out waits for the next login, and for nobody else', async () => {
  const signedOut = { code: 'not_signed_in', message: 'Please log in to continue' };
  answer(Response.json(signedOut, { status: 401 }));
  await expect(sendAttempt('/api/practice/work', work('g'))).rejects.toThrow('Please log in to continue');
  const fetch = answer(Response.json({}));
  signIn('alex@school.example');
  await sendKeptAttempts();
  expect(fetch).not.toHaveBeenCalled();
  signIn('sam@school.example');
  await sendKeptAttempts();
  expect(bodies(fetch)).toEqual([work('g')]);
});

test('the storage of a shared computer does not say who the work belongs to', async () => {
  answer(new TypeError('offline'));
  await sendAttempt('/api/practice/work', work('h'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('sam');
  await settleAll();
});

function work(id: string) {
  return { id, text: 'my words' };
}

function signIn(email: string) {
  setAccount({ email, subjects: ['economics'], subscriptions: [] } as unknown as Account);
}

function answer(...replies: (Response | Error)[]) {
  const fetch = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>();
  for (const reply of replies) {
    if (reply instanceof Response) fetch.mockResolvedValueOnce(reply);
    else fetch.mockRejectedValueOnce(reply);
  }
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function bodies(fetch: ReturnType<typeof answer>) {
  return fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
}

function laterOf(sent: Awaited<ReturnType<typeof sendAttempt>>) {
  return sent.state === 'kept' ? sent.later : undefined;
}

/** Lets this page's own waiting work go through, so that the next test starts with none. */
async function settleAll() {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await sendKeptAttempts();
}
