import type { Browser, Page } from '@playwright/test';
import { confirmEmail, fillRegistration } from './account.ts';
import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test, tryDemo } from './journey.ts';

test('a teacher makes a class, a student joins and does what is set, the teacher sees it, and the student leaves', async ({
  page,
  browser,
  product,
}) => {
  await becomeTeacher(page);
  await page.getByRole('link', { name: /^My classes/ }).click();
  await expect(page.getByText('No classes yet.')).toBeVisible();
  await page.getByLabel('Class name').fill('12B Economics');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12B Economics');
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const joinCode = (await code.textContent()) ?? '';
  await setQuickFire(page);

  const student = await openStudent(browser, product.origin, page);
  await joinByCode(student, joinCode);
  await open(student, '/');
  const work = student.getByRole('region', { name: 'Set by your teacher' }).getByRole('link');
  await expect(work).toContainText('A bit of everything');
  await expectAccessible(student);
  await work.click();
  await answerRun(student);

  await page.reload();
  const line = page.getByRole('link', { name: /^Demo student/ });
  await expect(line).toContainText('Quick fire: 0 of');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Set work' }).click();
  await expect(page.getByText('1 of 1 have done it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Students' }).click();
  await line.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo student');
  await expect(page.getByText('Done on', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectLegibleInDark(page);

  await open(student, '/');
  await student.getByRole('button', { name: 'Account' }).click();
  await student.getByRole('menuitem', { name: 'My classes' }).click();
  await student.getByRole('button', { name: 'Leave the class' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Leave the class' }).click();
  await expect(
    student.getByText('You’ve left 12B Economics. Your teacher can’t see your work any more.'),
  ).toBeVisible();
  await expect(student.getByRole('list', { name: 'Classes you are in' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the class' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
  await expect(page.getByText('Demo student')).toHaveCount(0);
});

test('a class’s ten most missed ideas are one page of paper, without a name', oneSize, async ({ page }) => {
  await becomeTeacher(page);
  await open(page, '/classes');
  await page.getByLabel('Class name').fill('12B Economics');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12B Economics');
  // Who missed what is tested where it is counted: here long and middling tasks of the course stand in for it.
  await page.route('**/api/classes/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), missed: tenIdeas } });
  });
  await open(page, `${new URL(page.url()).pathname}/sheet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten ideas to go over');
  await expect(page.getByText(/^12B Economics, \w+day \d+ \w+$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'leave out' })).toHaveCount(10);
  await expectAccessible(page);
  const paper = (await page.pdf({ format: 'A4', margin: paperMargin })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

/** What browsers give a page when nobody asks. */
const paperMargin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };

const tasks = [
  'A student works in a cafe for £11 an hour. Her next best options are babysitting at £9 an hour or revision, which she values at £8 an hour. What is the opportunity cost of one hour in the cafe?',
  'State the basic economic problem and the three questions it forces every society to answer.',
];

const tenIdeas = Array.from({ length: 10 }, (_, at) => ({
  section: '1.2.3 Price, income and cross elasticities of demand',
  idea: `only the next best alternative counts, number ${at + 1}`,
  task: tasks[at % 2],
  missed: 14,
  tried: 22,
}));

async function becomeTeacher(page: Page): Promise<void> {
  await open(page, '/register');
  const email = await fillRegistration(page, { plan: /Teacher/, code: 'TEACHERTRIAL' });
  await page.getByRole('button', { name: /^(Register|Create)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful');
  await confirmEmail(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam Student');
}

async function setQuickFire(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Set work' }).click();
  await page.getByLabel('What').selectOption('Quick fire');
  await page.getByLabel('Which').selectOption('A bit of everything');
  await page.getByRole('button', { name: 'Set this work' }).click();
  await expect(page.getByText('0 of 0 have done it.')).toBeVisible();
  await expectAccessible(page);
}

/** In a browser of their own, of the same size. */
async function openStudent(browser: Browser, baseURL: string, like: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: like.viewportSize(), reducedMotion: 'reduce' });
  const student = await context.newPage();
  await tryDemo(student);
  return student;
}

/** First a wrong code, then the right one, with no and then yes. */
async function joinByCode(student: Page, joinCode: string): Promise<void> {
  await open(student, '/join/CCCCCCCC');
  await expect(student.getByText('We don’t know this code. It has eight letters and numbers')).toBeVisible();
  await expectAccessible(student);
  await open(student, '/classes');
  await student.getByLabel('Class code').fill(joinCode.toLowerCase());
  await student.getByRole('button', { name: 'Find my class' }).click();
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('Join 12B Economics?');
  await expect(student.getByText('What you and the tutor say to each other.')).toBeVisible();
  await expectAccessible(student);
  await student.getByRole('link', { name: 'No, thank you' }).click();
  await expect(student.getByText('You have not joined, and nothing was shared.')).toBeVisible();
  await open(student, `/join/${joinCode}`);
  await student.getByRole('button', { name: 'Yes, join the class' }).click();
  await expect(student.getByText('You are in 12B Economics.')).toBeVisible();
  await expect(student.getByRole('list', { name: 'Classes you are in' })).toContainText('12B Economics');
  await expectAccessible(student);
}

/** Answers every question of the run through the page's own requests: the journey of quick fire types them. */
async function answerRun(student: Page): Promise<void> {
  await expect(student).toHaveURL(/\/qft\/[\da-f-]{36}$/);
  const runId = student.url().split('/').at(-1) ?? '';
  await student.evaluate(async (id) => {
    const run = await (await fetch(`/api/practice/quick-fire/runs/${id}`)).json();
    for (const question of run.questions) {
      const answer = { id: crypto.randomUUID(), runId: id, questionId: question.id, answer: 'zzz', takenMs: 60_000 };
      const details = { followUp: false, spoken: false, timedOut: false };
      await fetch('/api/practice/quick-fire/answers', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...answer, ...details }),
      });
    }
  }, runId);
}
