import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test, tryDemo } from './journey.ts';

const publicPages = [
  ['/', 'AI-Powered A-Level Tutoring'],
  ['/login', 'Log in'],
  ['/register', 'Create your account'],
  ['/reset-password', 'Reset password'],
  ['/update-password', 'Set a new password'],
  ['/confirm-email', 'Confirm your email address'],
  ['/about', 'About Margin'],
  ['/socials', 'Socials'],
  ['/subjects', 'Subjects'],
  ['/guide', 'How to Use Margin'],
  ['/policy', 'Privacy Policy'],
  ['/acceptable_use_policy', 'Acceptable Use Policy'],
  ['/subject/economics/ab', 'Analysis Builder'],
  ['/subject/economics/es', 'Evaluation Skills'],
  ['/subject/economics/qft', 'Quick Fire Testing'],
  ['/subject/economics/ess', 'Exam Strategy Simulator'],
  ['/auth/error', 'Registration not completed'],
  ['/tmqproc/error', 'Oops! An unknown error occured and your payment could not be completed.'],
] as const;

for (const [path, heading] of publicPages) {
  test(`a visitor reads ${path}, in light and in dark`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    await expectLegibleInDark(page);
  });
}

test('a public page can be read without JavaScript', oneSize, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Margin');
  await expect(page).toHaveTitle('About – Margin');
  await context.close();
});

test('an unknown path leads to the home page', oneSize, async ({ page }) => {
  for (const path of ['/nothing', '/subject', '/subject/law/x', '/about/us', '/dev/nothing']) {
    await open(page, path);
    await expect(page).toHaveURL('/');
  }
});

test(
  'a visitor is sent to the login by guarded screens, and home when the subject does not exist',
  oneSize,
  async ({ page }) => {
    for (const path of [
      '/subject/economics',
      '/subject/business',
      '/theme/economics-1',
      '/theme/4',
      '/tmq/business',
      '/essay-marking/economics',
    ]) {
      await open(page, path);
      await expect(page).toHaveURL('/login');
    }
    for (const path of ['/subject/law', '/theme/economics-5', '/theme/law-1', '/tmq/physics', '/essay-marking/law']) {
      await open(page, path);
      await expect(page).toHaveURL('/');
    }
    await open(page, '/subject/economics/ess/12');
    await expect(page).toHaveURL('/subject/economics/ess');
  },
);

test('the header and the footer lead where they say', async ({ page, isMobile }) => {
  await open(page, '/about');
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  const banner = page.getByRole('banner');
  for (const [name, href] of [
    ['Subjects', '/subjects'],
    ['Features', '/'],
    ['About', '/about'],
    ['Login', '/login'],
  ] as const) {
    await expect(banner.getByRole('link', { name, exact: true }).locator('visible=true').first()).toHaveAttribute(
      'href',
      href,
    );
  }
  for (const name of [/Instagram/, /YouTube/, /TikTok/]) {
    const link = banner.getByRole('link', { name }).locator('visible=true');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Acceptable Use Policy' })).toHaveAttribute(
    'href',
    '/acceptable_use_policy',
  );
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/policy');
  await expect(footer.getByRole('link', { name: 'support@margin.example' })).toHaveAttribute(
    'href',
    'mailto:support@margin.example',
  );
  await expect(footer).toContainText('registered in England and Wales');
});

test('each change of route goes to the top of the page and takes the focus along', oneSize, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/subjects');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/policy');
  await expect(page).toHaveTitle('Privacy policy – Margin');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('a fresh student has a home, the account menu and the subject pages, and logs out', async ({ page }) => {
  await tryDemo(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(/^demo-[0-9a-f]{8}@demo\.example$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Year 1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await open(page, '/subject/economics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Economics');
  await expect(page.getByText('You Have used 0 minute out of 150 minutes for this month.')).toBeVisible();
  await open(page, '/theme/business-10');
  await expect(page.getByText('You Have used 0 minute out of 150 minutes for this month.')).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test('signing in or out in one tab is seen by another', oneSize, async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/login');
  await other.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('the design system is shown in test mode', async ({ page }) => {
  await open(page, '/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectLegibleInDark(page);
});
