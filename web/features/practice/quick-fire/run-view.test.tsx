import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeSteadyClock } from '#tests/support/own-clock.ts';
import { type Account, setAccount } from '#web/session.ts';
import type { Answer, AnswerReply, Run } from './quick-fire-api.ts';
import { RunView } from './run-view.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setAccount({ email: 'sam@school.example', subjects: ['economics'], subscriptions: [] } as unknown as Account);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('against the clock Enter sends, and shows what was found, what would help and the model answer', async () => {
  const sent = answerWith(marked('q1', { answer: 'what you give up' }));
  await open({});
  await expect.element(box('Define opportunity cost.')).toHaveFocus();
  await userEvent.keyboard('what you give up{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Partly there.' })).toBeVisible();
  expect(sent()).toMatchObject([{ runId: 'run', questionId: 'q1', answer: 'what you give up', followUp: false }]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['give up']);
  await expect.element(page.getByText('You made 1 of the 2 points we looked for.')).toBeVisible();
  await expect.element(page.getByText('next best alternative', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The value of the next best alternative forgone.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next question' })).toHaveFocus();
  expect(page.getByRole('status').element().textContent).toBe('Partly there.');
});

test('an empty answer is met kindly and not sent; "I don\'t know" is', async () => {
  const sent = answerWith(marked('q1', { answer: '' }));
  await open({});
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Write a sentence first, even a rough one. A guess is a good start.'))
    .toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'I don’t know' }));
  await expect.element(page.getByText('No answer this time.')).toBeVisible();
  expect(page.getByRole('button', { name: 'I did say that' }).query()).toBeNull();
});

test('when the time is over, what was typed is sent and marked', async () => {
  const clock = takeSteadyClock();
  const sent = answerWith(marked('q1', { answer: 'half a thought', timedOut: true }));
  await open({});
  await userEvent.fill(box('Define opportunity cost.'), 'half a thought');
  clock.pass(29_000);
  expect(sent()).toEqual([]);
  await expect.element(page.getByRole('timer')).toHaveTextContent('1');
  clock.pass(1500);
  await expect.element(page.getByRole('heading', { name: 'Time’s up. Partly there.' })).toBeVisible();
  expect(sent()).toMatchObject([{ answer: 'half a thought', timedOut: true }]);
});

test('in calm mode there is no clock, Enter is a new line, and Ctrl and Enter send', async () => {
  const sent = answerWith(marked('q1', { answer: 'one\ntwo' }));
  await open({ calm: true });
  expect(page.getByRole('timer').query()).toBeNull();
  await userEvent.type(box('Define opportunity cost.'), 'one{Enter}two');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Next question' })).toBeVisible();
  expect(sent()).toMatchObject([{ answer: 'one\ntwo', timedOut: false }]);
});

test('how sure the student is is asked before the marking, and a key answers it', async () => {
  const sent = answerWith(marked('q2', { answer: 'inelastic' }));
  await open({ answers: [marked('q1')] });
  await userEvent.fill(box('Calculate PED.'), 'inelastic');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Before we mark it: how sure are you?' })).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.keyboard('3');
  await expect.element(page.getByRole('button', { name: 'See your result' })).toBeVisible();
  expect(sent()).toMatchObject([{ sureness: 75 }]);
});

test('an answer in doubt is asked about, and the second one goes as its follow-up', async () => {
  const open1 = { ...marked('q1', { answer: 'the best' }), marking: null, followUp: 'The best of what?' } as Answer;
  const sent = answerWith(open1, marked('q1', { answer: 'the best\nof the rest' }));
  await open({});
  await userEvent.keyboard('the best{Enter}');
  await expect.element(box('The best of what?')).toHaveFocus();
  await userEvent.keyboard('of the rest{Enter}');
  await expect.element(page.getByRole('button', { name: 'Next question' })).toBeVisible();
  expect(sent()).toMatchObject([{ followUp: false }, { followUp: true, answer: 'of the rest' }]);
  expect(sent()[0].id).not.toBe(sent()[1].id);
});

test('a short answer in doubt is quoted once: in the question about it', async () => {
  const followUp = 'You said “the best”. What exactly do you mean by that?';
  answerWith({ ...marked('q1', { answer: 'the best' }), marking: null, followUp } as Answer);
  await open({});
  await userEvent.keyboard('the best{Enter}');
  await expect.element(box(followUp)).toHaveFocus();
  expect(page.getByText('You wrote: “the best”').query()).toBeNull();
});

test('the second half of a double click on "Next question" hands in nothing of the one that follows', async () => {
  const sent = answerWith(marked('q1', { answer: '' }));
  await open({});
  await userEvent.click(page.getByRole('button', { name: 'I don’t know' }));
  const next = page.getByRole('button', { name: 'Next question' });
  await userEvent.click(next);
  await expect.element(box('Calculate PED.')).toHaveFocus();
  const hand = page.getByRole('button', { name: 'Mark my answer' }).element();
  const goesOn = hand.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
  expect(goesOn).toBe(false);
  expect(sent()).toHaveLength(1);
});

test('without a network the answer is kept, the run goes on, and the result says what is still to come', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  await open({ answers: [marked('q2')] });
  await userEvent.keyboard('what you give up{Enter}');
  await expect.element(page.getByText(/Your answer is saved here and will be marked when you’re back/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/1 more will be marked when you are back online\./)).toBeVisible();
  answerWith(marked('q1'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: '0 of 2 right' })).toBeVisible();
});

test('somebody in distress is shown who can help, and may go on with the same question', async () => {
  answerWith({ support: true }, marked('q1'));
  await open({});
  await userEvent.keyboard('I cannot go on{Enter}');
  await expect.element(page.getByRole('link', { name: /Samaritans/ })).toBeVisible();
  await expect.element(box('Define opportunity cost.')).toBeVisible();
});

test('what was typed, and the time that was left, are there again after a reload', async () => {
  const clock = takeSteadyClock();
  const { unmount } = await open({});
  await userEvent.fill(box('Define opportunity cost.'), 'half a thought');
  clock.pass(10_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent('20');
  await unmount();
  await open({});
  await expect.element(box('Define opportunity cost.')).toHaveValue('half a thought');
  await expect.element(page.getByRole('timer')).toHaveTextContent('20');
});

test('a question that was answered in another tab shows that answer', async () => {
  answerWith({ ...marked('q1', { answer: 'my other tab' }), attemptId: 'elsewhere' });
  await open({});
  await userEvent.keyboard('this tab{Enter}');
  await expect.element(page.getByText(/You’ve already answered this in another tab/)).toBeVisible();
});

test('"I did say that" is sent with its reason, once, and says that it changes no mark', async () => {
  answerWith(marked('q1', { answer: 'what you give up' }));
  await open({});
  await userEvent.keyboard('what you give up{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'I did say that' }));
  const fetch = vi.fn().mockResolvedValue(Response.json({ appealed: true }));
  vi.stubGlobal('fetch', fetch);
  await userEvent.fill(page.getByRole('textbox', { name: /Which of your words say it\?/ }), 'give up');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText(/it doesn’t change this mark\./)).toBeVisible();
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ note: 'give up' });
  expect(page.getByRole('button', { name: 'I did say that' }).query()).toBeNull();
});

test('a run that has ended opens at its result', async () => {
  await open({ ended: true, answers: [marked('q1'), marked('q2', { sureness: 95 })] });
  await expect.element(page.getByRole('heading', { name: '0 of 2 right' })).toBeVisible();
  await expect.element(page.getByText('AO1 Knowledge')).toBeVisible();
  await expect
    .element(page.getByText(/You said how sure you were on one question, which is too few to judge\./))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Practise my weak spots' }))
    .toHaveAttribute('href', '/subject/economics/qft?scope=weak');
});

test('a finished run is met warmly: questions right, of questions, and the one thing that got better', async () => {
  const right = marked('q1');
  const answers = [{ ...right, marking: { ...right.marking, verdict: 'right', found: 2 } } as Answer, marked('q2')];
  await open({ ended: true, answers });
  await expect.element(page.getByRole('heading', { name: '1 of 2 right' })).toBeVisible();
  await expect.element(page.getByText('Well done for finishing. The rest come back tomorrow.')).toBeVisible();
  await expect
    .element(
      page.getByText('What got better: last time you missed ‘Define opportunity cost.’ This time you got it right.'),
    )
    .toBeVisible();
  await expect.element(page.getByText('1 of 1 question right')).toBeVisible();
});

test('a run without an answer that counts praises nothing', async () => {
  await open({ ended: true });
  await expect.element(page.getByText(/^No answers counted this time/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Practise my weak spots' }).query()).toBeNull();
});

function open(changes: Partial<Run>) {
  const question = { seconds: 30, theme: 1, sectionId: '1.1.3', sectionTitle: 'The economic problem', numeric: false };
  const run = {
    ...{ id: 'run', subject: 'economics', scope: 'mixed', calm: false, ended: false, answers: [] },
    questions: [
      { ...question, id: 'q1', ao: 'AO1', prompt: 'Define opportunity cost.', asksSureness: false, before: 'not yet' },
      { ...question, id: 'q2', ao: 'AO2', prompt: 'Calculate PED.', asksSureness: true, before: null },
    ],
    ...changes,
  } as Run;

  return render(<RunView run={run} />);
}

function box(name: string) {
  return page.getByRole('textbox', { name });
}

function marked(questionId: string, changes: object = {}): Answer {
  return {
    ...{ attemptId: 'mine', questionId, answer: 'what you give up', timedOut: false, sureness: null, appealed: false },
    followUp: null,
    marking: {
      verdict: 'partly',
      ideas: [
        { idea: 'forgone or given up', state: 'found', span: [9, 16] },
        { idea: 'next best alternative', state: 'missing' },
      ],
      missing: 'next best alternative',
      modelAnswer: 'The value of the next best alternative forgone.',
      ...{ commonError: null, found: 1, wanted: 2, followUp: null },
    },
    ...changes,
  };
}

/** The server's replies in turn; what was sent is told. An answer of this page bears the name that it was sent with. */
function answerWith(...replies: AnswerReply[]) {
  const fetch = vi.fn(async (_path: string, request?: RequestInit) => {
    const reply = replies.shift() ?? { support: true };
    const { id } = JSON.parse(String(request?.body));
    const isMine = 'attemptId' in reply && reply.attemptId === 'mine';
    return Response.json(isMine ? { ...reply, attemptId: id } : reply);
  });
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
}
