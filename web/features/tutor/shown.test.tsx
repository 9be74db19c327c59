import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import file from '#content/curriculum/diagrams.json' with { type: 'json' };
import type { Shown } from '#domain/tutor-shown.ts';
import { openTutor, talk, transcript, write } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const offers = [
  { label: 'Show me an example', says: 'Can you show me a worked example?' },
  { label: 'Test me', says: 'Test me on this.' },
];
const subsidy = file.diagrams.find(({ id }) => id === 'subsidy');
const model = { 'GET /api/practice/diagrams/economics/subsidy/model': { json: subsidy } };

const group = () => page.getByRole('group', { name: 'You could say' });
const offer = (name: string) => group().getByRole('button', { name });

/** A student who has asked, and has been answered with this under the reply. */
async function ask(shown: Shown, answers: Parameters<typeof stubTutorServer>[0] = {}) {
  const server = stubTutorServer(answers);
  const screen = await openTutor({ lookingAt: { section: '1.2.3' } });
  await write('What is a subsidy?');
  const turn = await server.turn(1);
  turn.write({ type: 'student', messageId: 's1' }, { type: 'tutor', messageId: 't1', text: 'Money for producers.' });
  turn.write({ type: 'shown', messageId: 't1', shown });
  const end = () => {
    turn.write({ type: 'end', messageId: 't1' });
    turn.end();
  };
  return { server, screen, turn, end };
}

test('buttons stand under the last reply once it has ended, and pressing one says its words at once', async () => {
  const { server, end } = await ask({ offers });
  await expect.element(page.getByText('Money for producers.')).toBeVisible();
  await expect.element(group()).not.toBeInTheDocument();
  end();
  await expect.element(offer('Test me')).toBeEnabled();
  await offer('Test me').click();
  expect((await server.turn(2)).body).toMatchObject({ text: 'Test me on this.', lookingAt: { section: '1.2.3' } });
  expect(transcript()).toEqual(['You: What is a subsidy?', 'Mr E: Money for producers.', 'You: Test me on this.']);
  await expect.element(group()).not.toBeInTheDocument();
});

test('the buttons go when the student says something else', async () => {
  const { end } = await ask({ offers });
  end();
  await expect.element(group()).toBeVisible();
  await write('Who pays for it?');
  await expect.element(group()).not.toBeInTheDocument();
});

test('the buttons are reached and pressed by keyboard, and the focus stays in the conversation', async () => {
  const { server, end } = await ask({ offers });
  end();
  await expect.element(offer('Show me an example')).toBeEnabled();
  (page.getByRole('button', { name: 'Not helpful' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(offer('Show me an example')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect((await server.turn(2)).body).toMatchObject({ text: 'Can you show me a worked example?' });
  await expect.element(page.getByRole('log', { name: 'Conversation with Mr E' })).toHaveFocus();
});

test('on a phone a button is 44 pixels high, and long ones wrap within the page', async () => {
  await page.viewport(390, 844);
  const label = 'What is the difference between a subsidy and a tax';
  const { end } = await ask({ offers: [...offers, { label, says: label }] });
  end();
  await expect.element(offer(label)).toBeVisible();
  for (const button of group().element().querySelectorAll('button')) {
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  }
});

test('while they talk, the buttons wait for the tutor to finish and go the way of the voice', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  socket.say({ type: 'state', state: 'speaking' });
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'Money for producers.', spoken: false });
  socket.say({ type: 'shown', messageId: 't1', shown: { offers } }, { type: 'reply-end', messageId: 't1' });
  await expect.element(offer('Test me')).toBeDisabled();
  socket.say({ type: 'state', state: 'listening' });
  await offer('Test me').click();
  await expect.poll(() => socket.heard('typed')).toMatchObject([{ text: 'Test me on this.' }]);
  await expect.element(group()).not.toBeInTheDocument();
});

test('what stands under a spoken reply comes with its last sentence, and not when the reply is cut', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'Money for producers.', spoken: true });
  socket.say({ type: 'spoken', utterance: 1 }, { type: 'shown', messageId: 't1', shown: { offers } });
  socket.say({ type: 'reply-end', messageId: 't1' });
  await expect.element(group()).not.toBeInTheDocument();
  socket.sound(1, 1600);
  await expect.element(group()).toBeVisible();
  socket.say({ type: 'cut', messageId: 't1', utterance: 1, text: 'Money' });
  await expect.element(group()).not.toBeInTheDocument();
});

test('the voice is told what the page shows, at the start and when it changes', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  const { look } = await openTutor({ lookingAt: { section: '1.2.3' } });
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toMatchObject([{ lookingAt: { section: '1.2.3' } }]);
  await look({ section: '1.2.4' });
  await look({ section: '1.2.4' });
  expect(socket.heard('looking')).toEqual([{ type: 'looking', lookingAt: { section: '1.2.4' } }]);
});

test('a diagram is drawn in the thread, with its words and the way to draw it oneself', async () => {
  await page.viewport(390, 844);
  const { end } = await ask({ diagram: 'subsidy' }, model);
  end();
  const drawing = page.getByRole('img', { name: subsidy?.title ?? '' });
  await expect.element(drawing).toBeVisible();
  await expect.element(drawing).toHaveAccessibleDescription(subsidy?.explanation);
  expect(drawing.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  const link = page.getByRole('link', { name: 'Draw it yourself (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', '/subject/economics/diagrams/subsidy');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a reply with a diagram is followed as far as its first words stay in view', async () => {
  await page.viewport(390, 600);
  const { end } = await ask({ diagram: 'subsidy', offers }, model);
  end();
  await expect.element(page.getByRole('img', { name: subsidy?.title ?? '' })).toBeVisible();
  const log = page.getByRole('log').element();
  const below = () =>
    page.getByText('Money for producers.').first().element().getBoundingClientRect().top -
    log.getBoundingClientRect().top;
  await expect.poll(below).toBeLessThan(40);
  expect(below()).toBeGreaterThan(0);
  await write('And a tax?');
  await expect.poll(() => log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
});

test('a diagram that cannot be had says so and can be asked for again', async () => {
  let tries = 0;
  const [path = '', answer] = Object.entries(model)[0] ?? [];
  const { end } = await ask(
    { diagram: 'subsidy' },
    {
      [path]: () =>
        tries++ === 0 ? { status: 503, json: { code: 'unavailable', message: null } } : (answer ?? { json: {} }),
    },
  );
  end();
  await expect.element(page.getByText('The diagram could not be loaded. Check your connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: subsidy?.title ?? '' })).toBeVisible();
});

test('the words stand by themselves when the course has no such diagram', async () => {
  const { server, end } = await ask({ diagram: 'subsidy' });
  end();
  await expect.poll(() => server.bodies('GET /api/practice/diagrams/economics/subsidy/model')).toHaveLength(1);
  await expect.element(page.getByText('Loading the diagram')).not.toBeInTheDocument();
  expect(transcript()).toEqual(['You: What is a subsidy?', 'Mr E: Money for producers.']);
});

test('a sum is worked line by line, the equals signs under each other, in signs that are printed', async () => {
  const steps = [
    { left: 'PED', right: '%ΔQd ÷ %ΔP' },
    { left: '', right: '-20 / 10' },
    { left: '', right: '-2' },
  ];
  const { end } = await ask({ steps });
  end();
  const working = page.getByRole('list', { name: 'Working' });
  await expect.element(working).toBeVisible();
  const lines = [...working.element().querySelectorAll('li')];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'PED = %ΔQd divided by %ΔP',
    ' = −20 divided by 10',
    ' = −2',
  ]);
  const equals = lines.map((line) => line.children[1]?.getBoundingClientRect().left);
  expect(new Set(equals).size).toBe(1);
});

test('a plan is no sum: its parts stand under each other as they were written', async () => {
  const steps = [
    { left: 'Point 1', right: 'Tenants pay less, so the poor can afford a home.' },
    { left: 'Point 2', right: 'Landlords let where MC = MR.' },
    { left: 'Other side', right: 'Not always.' },
  ];
  const { end } = await ask({ steps });
  end();
  const plan = page.getByRole('list', { name: 'Plan' });
  await expect.element(plan).toBeVisible();
  expect([...plan.element().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Point 1: Tenants pay less, so the poor can afford a home.',
    'Point 2: Landlords let where MC = MR.',
    'Other side: Not always.',
  ]);
});

test('an earlier conversation shows its diagrams and sums, and buttons under the last reply alone', async () => {
  const said = { spoken: false, interrupted: false, card: null, saidAt: '2026-11-15T10:00:00Z', rating: null };
  const reply = (id: string, text: string, shown: Shown) => ({ ...said, id, by: 'tutor', text, shown });
  stubTutorServer({
    ...model,
    [`GET /api/tutor/conversations/${conversationId}`]: {
      json: {
        conversation: { id: conversationId, title: 'Subsidies' },
        messages: [
          reply('t1', 'Hello.', { offers: [{ label: 'Old', says: 'Old' }], diagram: 'subsidy' }),
          { ...said, id: 's1', by: 'student', text: 'What is it worth?', shown: null },
          reply('t2', 'Ten pounds.', { offers, steps: [{ left: 'Subsidy', right: '£10' }] }),
        ],
      },
    },
  });
  await openTutor({ conversationId });
  await expect.element(page.getByRole('img', { name: subsidy?.title ?? '' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Working' })).toBeVisible();
  await expect.element(offer('Test me')).toBeEnabled();
  expect(page.getByRole('button', { name: 'Old' }).query()).toBeNull();
});
