import { expect, freshEmail, logIn } from './account.ts';
import { expectAccessible, oneSize } from './journey.ts';
import { test } from './meanwhile.ts';

// With a product of its own: the other journeys log in from the same address as these attempts.
test('after too many attempts the login asks for patience', oneSize, async ({ page }) => {
  const email = freshEmail();
  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('User does not exist');
  const press = async () => {
    const answer = page.waitForResponse('**/api/session');
    await page.getByRole('button', { name: 'Log in' }).click();
    return (await answer).status();
  };
  // Ten are answered. The counter may start afresh in between, but not twice.
  let answered = 1;
  while (answered <= 20 && (await press()) === 401) answered += 1;
  expect(answered).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait a moment and try again.');
  await expectAccessible(page);
});
