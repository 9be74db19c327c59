import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTutor, talk, textBox, transcript, write } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const turnPath = `POST /api/tutor/conversations/${conversationId}/messages`;

test('a typed question is answered piece by piece as the pieces come', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('What is opportunity cost?');
  const turn = await server.turn(1);
  expect(turn.body).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'What is opportunity cost?' });
  expect(transcript()).toEqual(['You: What is opportunity cost?']);
  await expect.element(page.getByText('Thinking…')).toBeVisible();
  await expect.element(textBox()).toHaveValue('');
  turn.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'You tell me first. ' });
  await expect.poll(transcript).toEqual(['You: What is opportunity cost?', 'Mr E: You tell me first. ']);
  turn.write({ type: 'tutor', messageId: 't1', text: 'What did you give up?' }, { type: 'end', messageId: 't1' });
  turn.end();
  await expect.element(page.getByText('You tell me first. What did you give up?').first()).toBeVisible();
  // Read out once, when it is whole.
  await expect
    .element(page.getByRole('status').filter({ hasText: 'You tell me first. What did you give up?' }))
    .toBeInTheDocument();
});

test('looking at the tutor makes no conversation, and the first words make one', async () => {
  const server = stubTutorServer();
  await openTutor();
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  expect(server.bodies('POST /api/tutor/conversations')).toEqual([]);
  await write('Hello');
  await server.turn(1);
  expect(server.bodies('POST /api/tutor/conversations')).toEqual([{ agentId: 'simulator-0' }]);
});

test('the tutor can be asked to begin', async () => {
  const server = stubTutorServer();
  await openTutor();
  await page.getByRole('button', { name: 'Let the tutor begin' }).click();
  const turn = await server.turn(1);
  expect(turn.path).toBe(`/api/tutor/conversations/${conversationId}/opening`);
  turn.write({ type: 'tutor', messageId: 't1', text: 'What is your plan?' }, { type: 'end', messageId: 't1' });
  turn.end();
  await expect.poll(transcript).toEqual(['Mr E: What is your plan?']);
});

test('Enter sends, Shift+Enter makes a new line, and nothing is sent when nothing is written', async () => {
  const server = stubTutorServer();
  await openTutor();
  await userEvent.fill(textBox(), '   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.fill(textBox(), 'One');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Two{Enter}');
  expect((await server.turn(1)).body).toMatchObject({ text: 'One\nTwo' });
  expect(server.turns).toHaveLength(1);
});

test('4000 characters can be written at once, and the count is shown near the end', async () => {
  stubTutorServer();
  await openTutor();
  await expect.element(textBox()).toHaveAttribute('maxlength', '4000');
  await userEvent.fill(textBox(), 'x'.repeat(3601));
  await expect.element(page.getByText('3601 of 4000 characters')).toBeVisible();
});

test('two messages sent quickly are answered one after the other, each reply under its own', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('First');
  await write('Second');
  const first = await server.turn(1);
  expect(server.turns).toHaveLength(1);
  expect(inOrder()).toEqual(['You: First', 'Thinking…', 'You: Second']);
  first.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'To the first.' });
  await expect.poll(transcript).toEqual(['You: First', 'Mr E: To the first.', 'You: Second']);
  first.write({ type: 'end', messageId: 't1' });
  first.end();
  const second = await server.turn(2);
  expect(second.body).toMatchObject({ text: 'Second' });
  expect(inOrder()).toEqual(['You: First', 'Mr E: To the first.', 'You: Second', 'Thinking…']);
  second.write({ type: 'student', messageId: 's2' }, { type: 'tutor', messageId: 't2', text: 'To the second.' });
  second.write({ type: 'end', messageId: 't2' });
  second.end();
  await expect.poll(transcript).toEqual(['You: First', 'Mr E: To the first.', 'You: Second', 'Mr E: To the second.']);
});

test('reloaded while the first of two is answered, the thread keeps their order', async () => {
  const said = { spoken: false, interrupted: false, card: null, saidAt: '2026-11-15T10:00:00Z', rating: null };
  const stored = { ...said, id: 's1', by: 'student', text: 'First', shown: null };
  const server = stubTutorServer({
    [`GET /api/tutor/conversations/${conversationId}`]: {
      json: { conversation: { id: conversationId, title: 'Mr E' }, messages: [stored] },
    },
  });
  const { unmount } = await openTutor();
  await write('First');
  await write('Second');
  (await server.turn(1)).write({ type: 'student', messageId: 's1' });
  await unmount();
  await openTutor();
  const again = await server.turn(2);
  again.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'To the first.' });
  await expect.poll(transcript).toEqual(['You: First', 'Mr E: To the first.', 'You: Second']);
});

test('what the tutor opens with stands before what was written meanwhile, and so does a support card', async () => {
  const server = stubTutorServer();
  await openTutor();
  await page.getByRole('button', { name: 'Let the tutor begin' }).click();
  const opening = await server.turn(1);
  await write('I feel awful');
  await write('Are you there?');
  opening.write({ type: 'tutor', messageId: 't1', text: 'Hello.' }, { type: 'end', messageId: 't1' });
  opening.end();
  const turn = await server.turn(2);
  turn.write({ type: 'student', messageId: 's1' }, { type: 'card', card: 'support' });
  turn.write({ type: 'tutor', messageId: 't2', text: 'I will step back.' }, { type: 'end', messageId: 't2' });
  turn.end();
  await server.turn(3);
  await expect
    .poll(() => inOrder().map((entry) => entry.slice(0, 23)))
    .toEqual(['Mr E: Hello.', 'You: I feel awful', 'Mr E: I will step back.', 'You: Are you there?', 'Thinking…']);
});

/** Also what is no message. */
function inOrder(): string[] {
  const entries = document.querySelectorAll('[role="log"] > div > ol > li, [role="log"] > div > p');
  return [...entries].map((entry) => entry.textContent ?? '');
}

test('written offline, the words are kept, shown as not sent, and sent once when the student is back', async () => {
  const server = stubTutorServer();
  await openTutor();
  server.goOffline();
  await write('Is demand elastic?');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You’re offline. Your message is saved and will be sent when you’re back.');
  await expect.element(page.getByText('Not sent yet')).toBeVisible();
  expect(server.turns).toHaveLength(0);
  server.goOnline();
  const turn = await server.turn(1);
  turn.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'It depends.' });
  turn.write({ type: 'end', messageId: 't1' });
  turn.end();
  await expect.poll(transcript).toEqual(['You: Is demand elastic?', 'Mr E: It depends.']);
  await expect.element(page.getByText('Not sent yet')).not.toBeInTheDocument();
  server.goOnline();
  expect(server.bodies(turnPath)).toHaveLength(1);
});

test('what could not be sent survives a reload of the page and keeps its key', async () => {
  const server = stubTutorServer();
  const first = await openTutor();
  await write('Is demand elastic?');
  const turn = await server.turn(1);
  turn.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'It dep' });
  turn.break();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await first.unmount();

  await openTutor();
  const again = await server.turn(2);
  expect(again.body).toEqual(turn.body);
  // The server has it already, and gives the reply again.
  again.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'It depends.' });
  again.write({ type: 'end', messageId: 't1' });
  again.end();
  await expect.poll(transcript).toEqual(['You: Is demand elastic?', 'Mr E: It depends.']);
});

test('a reply that broke off comes again from its start, not twice', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('Why?');
  const turn = await server.turn(1);
  turn.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'Because of ' });
  await expect.element(page.getByText('Because of', { exact: false })).toBeVisible();
  turn.break();
  await page.getByRole('button', { name: 'Try again' }).click();
  const again = await server.turn(2);
  expect(again.body).toEqual(turn.body);
  again.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't2', text: 'Because of scarcity.' });
  again.write({ type: 'end', messageId: 't2' });
  again.end();
  await expect.poll(transcript).toEqual(['You: Why?', 'Mr E: Because of scarcity.']);
});

test('when the tutor cannot answer, its sentence is shown and the same message can be tried again', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('Why?');
  const turn = await server.turn(1);
  turn.write(
    { type: 'student', messageId: 's1' },
    { type: 'failed', sentence: 'The tutor could not answer just now.' },
  );
  turn.end();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The tutor could not answer just now.');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await server.turn(2)).body).toEqual(turn.body);
});

test('a refusal of the server is shown in its own words', async () => {
  const busy = { status: 429, json: { code: 'too_many_requests', message: 'Too many attempts.' } };
  stubTutorServer({ [turnPath]: busy });
  await openTutor();
  await write('Why?');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts.');
});

test('somebody who has been logged out is led to the login and back', async () => {
  const refusal = { status: 401, json: { code: 'not_signed_in', message: 'Please log in to continue' } };
  stubTutorServer({ [turnPath]: refusal });
  const { history } = await openTutor();
  await write('Why?');
  await expect.element(page.getByRole('alert')).toHaveTextContent('You’re logged out. Log in again to carry on.');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(history).toEqual(['/subject/economics/ess/0', '/login']);
});

test('a notice of the server is shown without getting in the way', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('Why?');
  const turn = await server.turn(1);
  turn.write({ type: 'notice', sentence: 'The built-in tutor has taken over.' });
  await expect.element(page.getByText('The built-in tutor has taken over.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('The built-in tutor has taken over.')).not.toBeInTheDocument();
});

test('what is half written stays when the panel is closed and opened again', async () => {
  stubTutorServer();
  const first = await openTutor();
  await userEvent.fill(textBox(), 'My first point is');
  await first.unmount();
  await openTutor();
  await expect.element(textBox()).toHaveValue('My first point is');
});

test('while they talk, typed words go by the voice connection and stand in the same thread', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  await write('In writing');
  await expect.poll(() => socket.heard('typed')).toHaveLength(1);
  socket.say({ type: 'student', messageId: 's1', text: 'In writing' });
  socket.say({ type: 'student', messageId: 's2', text: 'And aloud' });
  await expect.poll(transcript).toEqual(['You: In writing', 'You: And aloud']);
  expect(server.turns).toHaveLength(0);
});

test('typed words that the voice connection lost are sent the other way, under the same key', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  await write('In writing');
  await expect.poll(() => socket.heard('typed')).toHaveLength(1);
  socket.drop(4009);
  const [typed] = socket.heard('typed');
  expect((await server.turn(1)).body).toEqual({ key: typed && 'key' in typed && typed.key, text: 'In writing' });
});
