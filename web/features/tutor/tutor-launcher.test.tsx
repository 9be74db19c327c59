import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { tutorAgents } from '#content/tutors.ts';
import { student } from '#tests/support/student-account.ts';
import { mrE, transcript } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';
import { LoginScreen } from '#web/features/account/login-screen.tsx';
import { type Account, setAccount } from '#web/session.ts';
import { findPlace } from './find-place.ts';
import { LastConversation } from './last-conversation.tsx';
import { TutorLauncher } from './tutor-launcher.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  sessionStorage.clear();
  // Other test files are other tabs of the same site.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

async function openPage(account: Account | null, suggestions: Parameters<typeof TutorLauncher>[0]['suggestions'] = []) {
  setAccount(account);
  const place = memoryLocation({ path: '/subject/economics/ess/0', record: true });
  const screen = await render(
    <Router hook={place.hook}>
      <Switch>
        <Route path="/login">
          <LoginScreen />
        </Route>
        <Route>
          <TutorLauncher place={mrE} suggestions={suggestions} heading="Mr E" text="Talk your plan through." />
        </Route>
      </Switch>
    </Router>,
  );
  return { ...screen, history: place.history };
}

const logo = () => page.getByRole('button', { name: 'Ask your tutor. Talk to Mr E' });

test('the logo and the card in the page both open the tutor, and closing gives the focus back', async () => {
  stubTutorServer();
  await openPage(student);
  await page.getByRole('button', { name: 'Talk to Mr E' }).click();
  const panel = page.getByRole('dialog', { name: 'Mr E' });
  await expect.element(panel).toBeVisible();
  await page.getByRole('button', { name: 'Close the tutor' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Talk to Mr E' })).toHaveFocus();
  await logo().click();
  await expect.element(panel).toBeVisible();
  // Beside the page, not on top of it.
  expect(document.querySelector('dialog:modal')).toBeNull();
});

test('the logo says that it is a tutor where there is room, and its name says so everywhere', async () => {
  stubTutorServer();
  await openPage(student);
  await expect.element(logo()).toHaveTextContent('Ask your tutor');
  await expect.element(page.getByText('Ask your tutor')).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByText('Ask your tutor')).not.toBeVisible();
  // The pointer still lies where an earlier test pressed the logo: it may be shrinking back from its larger look.
  const { offsetWidth, offsetHeight } = logo().element() as HTMLElement;
  expect([offsetWidth, offsetHeight]).toEqual([64, 64]);
});

test('on a phone the panel covers the page and holds the focus', async () => {
  await page.viewport(390, 844);
  stubTutorServer();
  await openPage(student);
  await logo().click();
  const panel = page.getByRole('dialog', { name: 'Mr E' });
  await expect.element(panel).toBeVisible();
  expect(document.querySelector('dialog:modal')).toBe(panel.element());
  const { width, height } = panel.element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
});

test('a visitor is asked to log in or register, and comes back to the page', async () => {
  const server = stubTutorServer();
  const { history } = await openPage(null);
  await logo().click();
  await expect.element(page.getByRole('dialog', { name: 'Log in to talk to Mr E' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Create account' }))
    .toHaveAttribute('href', '/register?subject=economics');
  expect(server.asked.filter(({ path }) => path.startsWith('/api/tutor'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await logo().click();
  await page.getByRole('link', { name: 'Log in' }).click();
  expect(history.at(-1)).toBe('/login');
});

test('a student without the subject is offered it', async () => {
  stubTutorServer({ 'GET /api/billing/offers/economics': { json: { kind: 'checkout', monthlyPence: 1399 } } });
  await openPage({ ...student, subjects: ['business'] });
  await logo().click();
  await expect.element(page.getByRole('dialog', { name: 'Economics is not in your plan' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Subscribe to Economics' })).toBeVisible();
});

test('leaving for another page lets go of the microphone', async () => {
  const server = stubTutorServer();
  const microphone = stubMicrophone();
  const { unmount } = await openPage(student);
  await logo().click();
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  await server.socket();
  await expect.poll(microphone.isOpen).toBe(true);
  await unmount();
  expect(microphone.isOpen()).toBe(false);
});

test('an address that names a conversation opens it', async () => {
  const text = 'Which tax?';
  const message = {
    id: 't1',
    by: 'tutor',
    text,
    spoken: true,
    interrupted: false,
    card: null,
    saidAt: '2026-11-15T10:00:00Z',
    rating: null,
  };
  stubTutorServer({
    [`GET /api/tutor/conversations/${conversationId}`]: {
      json: { conversation: { id: conversationId, title: 'Tax' }, messages: [message] },
    },
  });
  const before = location.href;
  history.replaceState(null, '', `?conversation=${conversationId}`);
  await openPage(student);
  await expect.poll(transcript).toEqual(['Mr E: Which tax?']);
  history.replaceState(null, '', before);
});

test('a suggestion is sent, or put into the text box when it is only a beginning', async () => {
  const server = stubTutorServer();
  await openPage(student, [
    { label: 'Start from my plan', text: () => 'My answer points: tax' },
    { label: 'Test me', text: 'Test me.' },
  ]);
  await logo().click();
  await page.getByRole('button', { name: 'Start from my plan' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Write to Mr E' })).toHaveValue('My answer points: tax');
  await page.getByRole('button', { name: 'Test me' }).click();
  expect((await server.turn(1)).body).toMatchObject({ text: 'Test me.' });
});

test('every tutor has a place in the product, under its own name', () => {
  for (const { id, name, question } of tutorAgents) {
    const focus = id === 'simulator-default' ? '7' : null;
    const place = findPlace({ agentId: id, focus });
    expect(place?.name).toBe(name);
    if (question !== undefined) expect(place?.path).toBe(`/subject/economics/ess/${question}`);
  }
  const path = (agentId: string, focus: string | null = null) => findPlace({ agentId, focus })?.path;
  expect(path('simulator-default', '7')).toBe('/subject/economics/ess/7');
  expect(path('economics-theme-3')).toBe('/theme/economics-3');
  expect(path('business', '10')).toBe('/theme/business-10');
  expect(path('business')).toBe('/subject/business');
  expect(path('quick-fire')).toBe('/subject/economics/qft');
});

test('the home page leads back into the newest conversation', async () => {
  const entry = {
    agentId: 'business',
    focus: '3',
    subject: 'business',
    lastAt: new Date(Date.now() - 60_000).toISOString(),
  };
  const conversations = [
    { ...entry, id: 'empty', title: 'Business tutor', messages: 0 },
    { ...entry, id: conversationId, title: 'Cash flow', messages: 4 },
  ];
  stubTutorServer({ 'GET /api/tutor/conversations': { json: { conversations } } });
  await render(<LastConversation />);
  await expect
    .element(page.getByRole('link', { name: 'Continue with your Business tutor, 1 minute ago Cash flow' }))
    .toHaveAttribute('href', `/theme/business-3?conversation=${conversationId}`);
});

test('who has not talked yet finds nothing of the kind at home', async () => {
  localStorage.clear();
  const server = stubTutorServer();
  const { container } = await render(<LastConversation />);
  await expect.poll(() => server.bodies('GET /api/tutor/conversations')).toHaveLength(1);
  expect(container.textContent).toBe('');
});

test('a last conversation that cannot be loaded says so at home, and comes after another try', async () => {
  localStorage.clear();
  const answers = [{ status: 500, json: { code: 'fault', message: null } }, { json: { conversations: [talked] } }];
  stubTutorServer({ 'GET /api/tutor/conversations': () => answers.shift() ?? { json: { conversations: [] } } });
  await render(<LastConversation />);
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('We couldn’t load your last conversation. Check your connection and try again.'),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /Cash flow/ })).toBeVisible();
});

const talked = {
  id: conversationId,
  agentId: 'business',
  focus: '3',
  subject: 'business',
  title: 'Cash flow',
  messages: 4,
  lastAt: new Date().toISOString(),
};
