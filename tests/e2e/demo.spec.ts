import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test } from './journey.ts';

test('from the landing page a visitor has a first marked answer in four clicks', async ({ page }) => {
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: RegExp) => {
    clicks++;
    await page.getByRole(role, { name }).first().click();
  };
  await open(page, '/');
  await click('link', /^Try the demo$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo student');
  await expectAccessible(page);
  await click('link', /^Answer a question$/);
  await click('button', /^Start today/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Question 1 of/);
  await page.getByRole('textbox').fill('It is the next best alternative that is given up when a choice is made.');
  await click('button', /^(Mark my answer|Check|Mark)/);
  await expect(page.getByRole('button', { name: /^(Next question|Show me the model answer)$/ })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(4);
});

test('each screen of the demo says that it is one, and none of it is empty', oneSize, async ({ page }) => {
  await open(page, '/login?demo');
  const strip = page.getByRole('complementary', { name: 'Demo' });
  const screens: [path: string, part: string][] = [
    ['/', 'Your next ten minutes'],
    ['/subject/economics', 'Economics'],
    ['/subject/economics/map', 'Externalities'],
    ['/progress', 'This month'],
    ['/my-marking', '7 of 10 marks'],
    ['/theme/economics-1', 'Theme 1'],
    ['/guide', 'How to Use Margin'],
    ['/subject/economics/diagrams/phillips', 'All diagrams'],
  ];
  await expect(strip).toBeVisible();
  for (const [path, part] of screens) {
    await open(page, path);
    await expect(strip).toContainText('A made-up student, six weeks in.');
    await expect(page.getByText(part).first()).toBeVisible();
  }
  await expectLegibleInDark(page);
  await expect(strip.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
});

test('whoever is logged in keeps their account, and sees no demo', oneSize, async ({ page }) => {
  await open(page, '/login');
  await page.evaluate(() => fetch('/api/demo', { method: 'POST' }));
  await open(page, '/login?demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
});
