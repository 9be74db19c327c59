import type { Page } from '@playwright/test';
import { expect, oneSize, open, test, tryDemo } from './journey.ts';

/** The specification's section 2, screen by screen: the parts and sentences it names are there. */

const publicParts: Record<string, string[]> = {
  '/': [
    ...['AI-Powered A-Level Tutoring', '1k+', '100%', '1000', 'Why choose Margin', '£10.00 a month with a code'],
    ...['68%', 'C+', 'High', '6.5 hours a week', '7.5%', '72%', 'B-', 'Medium-high', '5 hours a week', '4.3%'],
    ...['£13.99', '£22.99', 'Free', 'Key challenges', 'Major learnings'],
  ],
  '/login': ['Email', 'Password', 'Remember me', 'Forgot password?', 'Create account'],
  '/register': [
    ...['Full name', 'Email', 'Mobile number', 'Year of study', 'Year 1', 'Year 2', 'Password', 'Confirm password'],
    ...['Promo code', 'acceptable use policy', 'privacy policy', '£13.99', '£22.99', 'Free'],
  ],
  '/reset-password': [
    ...['Reset password', 'Back to Home', 'We will send you an email with instructions for setting a new password.'],
  ],
  '/update-password': ['New Password', 'Confirm Password', 'Update Password', 'Back to Home'],
  '/signup_success': ['Thank you', 'guide', 'Go to Home'],
  '/guide': [
    ...['Back to Themes', 'How to Use Margin', 'Getting Started', 'Text-Based Interaction', 'Voice Interaction'],
    ...['Essay Support', 'Revision Strategies', 'Quick Tips', 'Need More Help', 'support@margin.example'],
  ],
  '/acceptable_use_policy': [
    ...['1 June 2025', '150 minutes', 'Diagrammatical Recall Tasks', 'Exam Support Tools', '25 to 30'],
  ],
  '/policy': ['August 2025', '30 days', 'UK GDPR', 'support@margin.example'],
  '/subject/economics/ab': ['Analysis Builder', 'IDEA'],
  '/subject/economics/es': ['Evaluation Skills', 'SPEC'],
  '/subject/economics/qft': ['Quick Fire Testing'],
  '/subject/economics/ess': [
    ...['How to Use This Tool', 'Why This Approach Works', 'Select From the Questions Below', 'Mr E'],
  ],
  '/subject/economics/ess/0': [
    ...['Preparation Steps', 'Subject', 'Economics', 'Examination Board', 'Paper', 'Question', 'Case Study', 'Mr E'],
  ],
  '/tmqproc/error': ['Oops! An unknown error occured and your payment could not be completed.'],
};

for (const [path, parts] of Object.entries(publicParts)) {
  test(`${path} has the parts that the specification names`, oneSize, async ({ page }) => {
    await open(page, path);
    await expectParts(page, parts);
  });
}

test('the evaluation skills have the examiner levels, one tab away', oneSize, async ({ page }) => {
  await open(page, '/subject/economics/es');
  await page.getByText('Levels', { exact: true }).click();
  await expectParts(page, ['Examiner levels 3 to 5', 'From 3 to 4', 'From 4 to 5']);
});

test('a payment return without its parameters goes to the error screen', oneSize, async ({ page }) => {
  for (const path of ['/auth/success', '/auth/success/7c0e6a0e-6a52-4a77-9d7c-2f7d0d1b6a11']) {
    await open(page, path);
    await expect(page).toHaveURL('/auth/error');
  }
  for (const path of ['/tmqproc/success/economics', '/tmqproc/success/economics/1', '/tmqproc/success']) {
    await open(page, path);
    await expect(page).toHaveURL('/tmqproc/error');
  }
});

test('the acceptable use policy has eight numbered sections and leads to the guide', oneSize, async ({ page }) => {
  await open(page, '/acceptable_use_policy');
  const main = page.getByRole('main');
  for (let number = 1; number <= 8; number++) {
    await expect(main.getByRole('heading', { level: 2 }).filter({ hasText: new RegExp(`^${number}\\b`) })).toHaveCount(
      1,
    );
  }
  await expect(main.locator('a[href="/guide"]').first()).toBeVisible();
});

test('the simulator lists twelve questions and each leads to its own page', oneSize, async ({ page }) => {
  await open(page, '/subject/economics/ess');
  for (let index = 0; index < 12; index++) {
    await expect(page.locator(`main a[href="/subject/economics/ess/${index}"]`).first()).toBeVisible();
  }
});

test('the subject pages have the boards, themes, shortcuts and what is still to come', oneSize, async ({ page }) => {
  await tryDemo(page);
  await open(page, '/subject/economics');
  await page.getByRole('button', { name: 'I Understand' }).click();
  const main = page.getByRole('main');
  await main.getByText('Exam boards and specifications').click();
  for (const board of [/OCR/, /Edexcel/, /AQA/])
    await expect(main.getByRole('link', { name: board }).first()).toBeVisible();
  await expectParts(page, [
    'all exam boards',
    'How to Guide',
    'Theme 1',
    'Theme 2',
    'Theme 3',
    'Theme 4',
    'Resource Shop',
    'Coming Soon',
  ]);
  for (const href of [
    '/tmq/economics',
    '/subject/economics/ab',
    '/subject/economics/es',
    '/subject/economics/qft',
    '/subject/economics/ess',
    '/about',
    '/guide',
  ]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /Resource Shop/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You Have used 0 minute out of 150 minutes for this month.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I Understand' })).toHaveCount(0);

  await open(page, '/subject/business');
  await page.getByRole('button', { name: 'I Understand' }).click();
  for (let unit = 1; unit <= 10; unit++)
    await expect(main.locator(`a[href="/theme/business-${unit}"]`).first()).toBeVisible();
  await expect(main.locator('a[href="/tmq/business"]').first()).toBeVisible();
  for (const name of [/Resource Shop/, /Exam Strategy Simulator/])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
});

test('whatever leads to a section, its heading is at the top and focused', async ({ page }) => {
  await tryDemo(page);
  await open(page, '/theme/economics-1?section=1.2.3');
  const landed = async (id: string) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: id });
    await expect(heading).toBeFocused();
    await expect.poll(() => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(16);
  };
  await landed('1.2.3');
  await page.getByRole('link', { name: /^Next: 1\.2\.4/ }).click();
  await landed('1.2.4');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^1\.1\.3/ })
    .click();
  await landed('1.1.3');

  await open(page, '/subject/economics');
  await page.getByRole('button', { name: 'I Understand' }).click();
  await page.getByText('24 sections').click();
  await page.getByRole('link', { name: /^2\.5\.3/ }).click();
  await landed('2.5.3');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search all sections and terms' }).fill('externalities');
  await page.getByRole('option', { name: /^1\.3\.2/ }).click();
  await landed('1.3.2');
});

async function expectParts(page: Page, parts: string[]): Promise<void> {
  await expect(async () => {
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ').toLowerCase();
    expect(parts.filter((part) => !text.includes(part.toLowerCase()))).toEqual([]);
  }).toPass();
}
