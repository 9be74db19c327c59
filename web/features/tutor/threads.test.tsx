import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mrE, openTutor, textBox, transcript, write } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubTutorServer } from '#tests/support/tutor-server.ts';
import type { Message } from './thread.ts';
import { transcriptText } from './transcript-text.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = `/api/tutor/conversations/${conversationId}`;
const entry = {
  id: conversationId,
  agentId: 'simulator-0',
  focus: null,
  subject: 'economics',
  title: 'Plastic and its costs',
  lastAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  messages: 2,
};
const said = [
  message({ id: 's1', by: 'student', text: 'My first point is tax.' }),
  message({ id: 't1', by: 'tutor', text: 'Which tax?', interrupted: true }),
];
const withEntry = {
  'GET /api/tutor/conversations': { json: { conversations: [entry, { ...entry, id: 'x', agentId: 'quick-fire' }] } },
  [`GET ${path}`]: { json: { conversation: entry, messages: said } },
};

function message(parts: Pick<Message, 'id' | 'by' | 'text'> & Partial<Message>): Message {
  return { spoken: false, interrupted: false, card: null, saidAt: '2026-11-15T10:00:00Z', rating: null, ...parts };
}

async function openEarlier() {
  await page.getByRole('button', { name: 'Earlier conversations' }).click();
}

test('the last conversation with this tutor can be gone on with from the first page', async () => {
  stubTutorServer(withEntry);
  await openTutor();
  await page.getByRole('button', { name: 'Continue where you left off, 3 hours ago Plastic and its costs' }).click();
  await expect.poll(transcript).toEqual(['You: My first point is tax.', 'Mr E: Which tax?…interrupted']);
});

test('earlier conversations with this tutor are listed and opened again, and the next words go there', async () => {
  const server = stubTutorServer(withEntry);
  await openTutor();
  await openEarlier();
  await expect.element(page.getByText('Kept for 30 days after your last message, then deleted.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Plastic and its costs 3 hours ago, 2 messages' }).click();
  await expect.poll(transcript).toHaveLength(2);
  await write('A tax on plastic.');
  expect((await server.turn(1)).path).toBe(`${path}/messages`);
  expect(server.bodies('POST /api/tutor/conversations')).toEqual([]);
});

test('a new conversation that is made late does not take the place of the one that was opened meanwhile', async () => {
  const made = Promise.withResolvers<{ json: unknown }>();
  const server = stubTutorServer({ ...withEntry, 'POST /api/tutor/conversations': () => made.promise });
  await openTutor();
  await write('What is a tax?');
  await expect.poll(() => server.bodies('POST /api/tutor/conversations')).toHaveLength(1);
  await openEarlier();
  await page.getByRole('button', { name: 'Plastic and its costs 3 hours ago, 2 messages' }).click();
  await expect.poll(transcript).toHaveLength(2);
  made.resolve({ json: { conversation: { id: crypto.randomUUID(), title: 'Late' } } });
  await expect.element(textBox()).toHaveValue('What is a tax?');
  await write('A tax on plastic.');
  expect((await server.turn(1)).path).toBe(`${path}/messages`);
  expect(server.turns).toHaveLength(1);
});

test('without any, the list says what will stand there', async () => {
  stubTutorServer();
  await openTutor();
  await openEarlier();
  await expect.element(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
});

test('a conversation is renamed', async () => {
  const server = stubTutorServer({ ...withEntry, [`PATCH ${path}`]: { json: { conversation: entry } } });
  await openTutor();
  await openEarlier();
  await page.getByRole('button', { name: 'Rename Plastic and its costs' }).click();
  await userEvent.fill(page.getByLabelText('Name'), 'Externalities');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.bodies(`PATCH ${path}`)).toEqual([{ title: 'Externalities' }]);
  await expect.element(page.getByRole('dialog', { name: 'Rename the conversation' })).not.toBeInTheDocument();
  expect(server.bodies('GET /api/tutor/conversations').length).toBeGreaterThan(1);
});

test('a conversation is deleted only after a question, and the open one leaves the screen', async () => {
  const server = stubTutorServer({ ...withEntry, [`DELETE ${path}`]: { json: { deleted: true } } });
  await openTutor({ conversationId });
  await expect.poll(transcript).toHaveLength(2);
  await openEarlier();
  await page.getByRole('button', { name: 'Delete Plastic and its costs' }).click();
  await expect.element(page.getByText('‘Plastic and its costs’ will be deleted for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(server.bodies(`DELETE ${path}`)).toHaveLength(0);
  await page.getByRole('button', { name: 'Delete Plastic and its costs' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => server.bodies(`DELETE ${path}`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  await expect.element(page.getByRole('button', { name: 'Let the tutor begin' })).toBeVisible();
});

test('a deletion that fails says so and leaves the conversation', async () => {
  stubTutorServer(withEntry);
  await openTutor();
  await openEarlier();
  await page.getByRole('button', { name: 'Delete Plastic and its costs' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That did not work. Check your connection and try again.');
});

test('Esc in a question closes the question and not the panel', async () => {
  stubTutorServer(withEntry);
  const { onClose } = await openTutor();
  await openEarlier();
  await page.getByRole('button', { name: 'Delete Plastic and its costs' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('will be deleted for good')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('a conversation that cannot be loaded says so, and is shown after another try', async () => {
  let tries = 0;
  const failing = () =>
    tries++ === 0
      ? { status: 503, json: { code: 'x', message: null } }
      : { json: { conversation: entry, messages: said } };
  stubTutorServer({ ...withEntry, [`GET ${path}`]: failing });
  await openTutor({ conversationId });
  await expect
    .element(page.getByText('The conversation could not be loaded. Check your connection and try again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(transcript).toHaveLength(2);
});

test('a new conversation starts empty, and words that could not be sent come back to the text box', async () => {
  const server = stubTutorServer(withEntry);
  await openTutor({ conversationId });
  await expect.poll(transcript).toHaveLength(2);
  server.goOffline();
  await write('Not sent');
  await expect.element(page.getByText('Not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'New conversation' }).click();
  await expect.element(page.getByRole('button', { name: 'Let the tutor begin' })).toBeVisible();
  await expect.element(textBox()).toHaveValue('Not sent');
  server.goOnline();
  expect(server.turns).toHaveLength(0);
});

test('the transcript is copied and downloaded as it was said', async () => {
  stubTutorServer(withEntry);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openTutor({ conversationId });
  await expect.poll(transcript).toHaveLength(2);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the transcript' }).click();
  await expect.element(page.getByText('The transcript is copied.')).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toContain('You: My first point is tax.\n\nMr E: Which tax? […]\n');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Download the transcript' }).click();
  expect(names).toEqual(['Plastic-and-its-costs.txt']);
});

test('the written transcript says whose words they are, and that the tutor is an AI', () => {
  const messages = [...said, message({ id: 't2', by: 'tutor', text: '' })];
  const [title, head, ...lines] = transcriptText({ tutor: mrE.name, title: 'Plastic', messages }).split('\n');
  expect(title).toBe('Plastic');
  expect(head).toMatch(/^Margin, Mr E \(an AI, which can be wrong\), 15 November 2026 at \d\d:00$/);
  expect(lines).toEqual(['', 'You: My first point is tax.', '', 'Mr E: Which tax? […]', '']);
});

test('a worked sum is written out in the transcript', () => {
  const steps = [
    { left: 'PED', right: '−20 ÷ 10' },
    { left: '', right: '−2' },
  ];
  const messages = [message({ id: 't1', by: 'tutor', text: 'Like this.', shown: { steps } })];
  const written = transcriptText({ tutor: mrE.name, title: 'Elasticity', messages });
  expect(written).toContain('Mr E: Like this.\n  PED = −20 ÷ 10\n   = −2\n');
});

test('a reply is rated, with a reason if the student wants to give one, and the rating is taken back', async () => {
  const rating = `${path}/messages/t1/rating`;
  const server = stubTutorServer({ ...withEntry, [`PUT ${rating}`]: { json: { rated: true } } });
  await openTutor({ conversationId });
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await expect.element(page.getByRole('button', { name: 'Not helpful', pressed: true })).toBeVisible();
  await userEvent.fill(page.getByLabelText(/^What was wrong\?/), 'It gave the answer away');
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await expect
    .poll(() => server.bodies(`PUT ${rating}`))
    .toEqual([{ rating: -1 }, { rating: -1, reason: 'It gave the answer away' }, { rating: null }]);
});

test('a rating that is not taken is shown as not given', async () => {
  stubTutorServer(withEntry);
  await openTutor({ conversationId });
  await page.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Helpful', exact: true, pressed: false })).toBeVisible();
});

test('the support card names who to call, calmly, and stays in the thread', async () => {
  const server = stubTutorServer();
  await openTutor();
  await write('I cannot go on');
  const turn = await server.turn(1);
  turn.write(
    { type: 'student', messageId: 's1' },
    { type: 'tutor', messageId: 't1', text: 'Thank you for telling me.' },
  );
  turn.write({ type: 'card', card: 'support' }, { type: 'end', messageId: 't1' });
  turn.end();
  for (const [name, address] of [
    [/0800 1111/, 'tel:08001111'],
    [/116 123/, 'tel:116123'],
    [/85258/, 'sms:85258?body=SHOUT'],
    [/999/, 'tel:999'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(page.getByRole('button', { name: 'Helpful', exact: true }).query()).toBeNull();
});

test('the tutor says once that it is an AI and can be wrong', async () => {
  stubTutorServer();
  await openTutor();
  await expect.element(page.getByText('An AI. It can be wrong.')).toBeVisible();
});

test('a last conversation that cannot be loaded says so where one starts, and the tutor can be written to', async () => {
  let tries = 0;
  const answer = () => (tries++ === 0 ? { status: 500, json: { code: 'fault', message: null } } : withEntry[list]);
  stubTutorServer({ [list]: answer });
  await openTutor();
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('We couldn’t load your last conversation. Check your connection and try again.'),
    )
    .toBeVisible();
  await expect.element(textBox()).toBeEnabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^Continue where you left off/)).toBeVisible();
});

const list = 'GET /api/tutor/conversations';
