import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { setAccount } from '#web/session.ts';
import '#web/ui/theme.css';
import { readNotes } from './notes-pad.tsx';
import { QuestionPage } from './question-page.tsx';

const question: SimulatorQuestion = {
  index: 3,
  label: 'Original practice question',
  notice: 'It is not a past-paper question.',
  eb: 'OCR',
  year: 2022,
  paper: 'Paper 1: Microeconomics',
  topic: 'Tea',
  marksTag: '12 marks',
  marks: 12,
  part: 'micro',
  title: 'Tea, 12 marks',
  question: 'Evaluate a tax on tea.',
  caseStudy: [{ title: 'Extract A', paragraphs: ['Tea is cheap. Coffee costs £3 a cup.', 'Sales fell by 4%.'] }],
  figures: [
    { text: 'Price of coffee', status: 'real', source: 'ONS, checked' },
    { text: 'Sales', status: 'real', source: 'Defra, from memory' },
    { text: 'Price of tea', status: 'illustrative' },
  ],
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

function select(text: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(text) ?? -1;
    if (at < 0) continue;
    getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + text.length);
    return;
  }
}

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

test('selected words are highlighted, kept for the next visit, and taken away again', async () => {
  const first = await render(<QuestionPage question={question} />);
  select('costs £3');
  await first.getByRole('button', { name: 'Highlight' }).click();
  expect(marks()).toEqual(['costs £3']);
  select(' a cup');
  await first.getByRole('button', { name: 'Highlight' }).click();
  expect(marks()).toEqual(['costs £3 a cup']);
  await first.unmount();

  const again = await render(<QuestionPage question={question} />);
  expect(marks()).toEqual(['costs £3 a cup']);
  select('£3');
  await again.getByRole('button', { name: 'Highlight' }).click();
  expect(marks()).toEqual(['costs ', ' a cup']);
  await again.getByRole('button', { name: 'Clear all' }).click();
  expect(marks()).toEqual([]);
});

test('without a selection the student is told what to do', async () => {
  const screen = await render(<QuestionPage question={question} />);
  getSelection()?.removeAllRanges();
  await screen.getByRole('button', { name: 'Highlight' }).click();
  await expect.element(screen.getByText('Select some words in an extract first.')).toBeVisible();
});

test('whole sentences are highlighted with the keyboard alone', async () => {
  const screen = await render(<QuestionPage question={question} />);
  await screen.getByRole('checkbox', { name: 'Pick whole sentences' }).click();
  (screen.getByRole('checkbox', { name: 'Coffee costs £3 a cup.' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await screen.getByRole('checkbox', { name: 'Pick whole sentences' }).click();
  expect(marks()).toEqual(['Coffee costs £3 a cup.']);
});

test('answer and evaluation points are kept, and can be read by the tutor', async () => {
  const first = await render(<QuestionPage question={question} />);
  await first.getByLabelText('Answer points').fill('Tax shifts supply left');
  await first.getByLabelText('Evaluation points').fill('Demand is inelastic');
  await first.unmount();
  const again = await render(<QuestionPage question={question} />);
  await expect.element(again.getByLabelText('Answer points')).toHaveValue('Tax shifts supply left');
  expect(readNotes(3, '')).toEqual({ answer: 'Tax shifts supply left', evaluation: 'Demand is inelastic' });
  expect(readNotes(4, '')).toEqual({ answer: '', evaluation: '' });
});

test('a question shows its seven steps, its three facts, its marks and where its figures come from', async () => {
  const screen = await render(<QuestionPage question={question} />);
  await screen.getByRole('heading', { name: 'Preparation Steps' }).click();
  await expect.element(screen.getByText('Have them ready: you plan by hand in the exam.')).toBeVisible();
  expect(screen.container.querySelectorAll('ol > li')).toHaveLength(7);
  await expect.element(screen.getByText('Question 4: original practice question modelled on OCR 2022.')).toBeVisible();
  expect([...screen.container.querySelectorAll('dt')].map((name) => name.textContent)).toEqual([
    'Subject',
    'Examination Board',
    'Paper',
  ]);
  await expect.element(screen.getByText('12 marks')).toBeVisible();
  await expect.element(screen.getByText('Source: ONS.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Source: Defra. Not checked', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Made up for this question.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Spend about 18 minutes on these 12 marks.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Get it marked through TMQ' }))
    .toHaveAttribute('href', '/tmq/economics');
});

test('with room, the case stands left, plan and Mr E right before the answer, with one timer and no tabs', async () => {
  const screen = await render(<QuestionPage question={question} />);
  expect(screen.getByRole('tab').query()).toBeNull();
  expect(screen.getByRole('timer').elements()).toHaveLength(1);
  const caseStudy = screen.getByRole('heading', { name: 'Case Study' }).element().getBoundingClientRect();
  const plan = screen.getByRole('heading', { name: 'Your plan' }).element().getBoundingClientRect();
  expect(plan.left).toBeGreaterThan(caseStudy.right);
  const mrE = screen.getByRole('heading', { name: 'Mr E' }).element().getBoundingClientRect();
  const answer = screen.getByText('you can write the full answer here', { exact: false }).element();
  expect(mrE.left).toBeGreaterThan(caseStudy.right);
  expect(mrE.top).toBeGreaterThan(plan.bottom);
  expect(answer.getBoundingClientRect().top).toBeGreaterThan(mrE.bottom);
});

test('on a phone one part is shown at a time, the arrows choose it, and what was written stays', async () => {
  await page.viewport(390, 844);
  const screen = await render(<QuestionPage question={question} />);
  const tabs = screen.getByRole('tab').elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Question', 'Case', 'Plan', 'Answer', 'Mr E']);
  await expect.element(screen.getByRole('tabpanel', { name: 'Question' })).toBeVisible();
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
  (tabs[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Plan' })).toHaveFocus();
  await screen.getByLabelText('Answer points').fill('Tax shifts supply left');
  await screen.getByRole('tab', { name: 'Case' }).click();
  await expect.element(screen.getByText('Tea is cheap.', { exact: false })).toBeVisible();
  await expect.element(screen.getByLabelText('Answer points')).not.toBeVisible();
  await screen.getByRole('tab', { name: 'Plan' }).click();
  await expect.element(screen.getByLabelText('Answer points')).toHaveValue('Tax shifts supply left');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('the suggested time is that of the student’s own board', async () => {
  const courses = [{ subject: 'economics', board: 'Edexcel', taught: null, themes: [] }];
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/api/study-profile') ? Response.json({ courses }) : new Response('', { status: 404 }),
  );
  const nobody = { fullName: 'Amara', mobileNumber: null, yearOfStudy: null, subjects: [], subscriptions: [] };
  setAccount({ email: 'amara@school.sch.uk', ...nobody });
  try {
    await render(<QuestionPage question={question} />);
    // 12 marks: 18 minutes by OCR's paper, 14 by Edexcel's.
    await expect.element(page.getByText(/\b14 minutes\b/).first()).toBeVisible();
  } finally {
    setAccount(null);
    vi.unstubAllGlobals();
  }
});

test('work that cannot be loaded says so in the phone’s Answer tab as well', async () => {
  await page.viewport(390, 844);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'fault', message: null }, { status: 500 }));
  const named = { email: 'amara@school.sch.uk', fullName: 'Amara', mobileNumber: null, yearOfStudy: null };
  setAccount({ ...named, subjects: ['economics'], subscriptions: [] });
  try {
    await render(<QuestionPage question={question} />);
    await page.getByRole('tab', { name: 'Answer' }).click();
    await expect
      .element(
        page
          .getByRole('tabpanel', { name: 'Answer' })
          .getByRole('alert')
          .getByText('We couldn’t load your answer. Check your connection and try again.'),
      )
      .toBeVisible();
    await page.getByRole('tab', { name: 'Plan' }).click();
    await expect
      .element(
        page
          .getByRole('tabpanel', { name: 'Plan' })
          .getByRole('alert')
          .getByText('We couldn’t load your plan. Notes you make here stay on this device.'),
      )
      .toBeVisible();
  } finally {
    setAccount(null);
    vi.unstubAllGlobals();
  }
});
