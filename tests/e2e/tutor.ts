import { expect, type Locator, type Page } from '@playwright/test';
import { open, tryDemo } from './journey.ts';

/** What was said, a line each; the steps of a sum are lists of their own and none of them. */
export function lines(page: Page): Locator {
  return page.getByRole('log').locator('> div > ol > li');
}

/** A demo student on a theme's page, who has said nothing yet. */
export async function openTutor(page: Page, theme = 'economics-1'): Promise<void> {
  await tryDemo(page);
  await open(page, `/theme/${theme}`);
}

/** Types to the tutor, or does what is handed in, and waits until its whole reply stands there. */
export async function say(page: Page, words: string | (() => Promise<void>)): Promise<Locator> {
  const before = await lines(page).count();
  if (typeof words === 'function') await words();
  else {
    const box = page.getByRole('textbox', { name: /^Write to / });
    await box.fill(words);
    await box.press('Enter');
  }
  const reply = lines(page).nth(before + 1);
  await expect(reply.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible();
  return reply;
}

/** Presses one of the buttons under the last reply: its words are the student's next ones. */
export function press(page: Page, reply: Locator, label: string): Promise<Locator> {
  return say(page, () => reply.getByRole('button', { name: label, exact: true }).click());
}

export function offersOf(reply: Locator): Locator {
  return reply.getByRole('group', { name: 'You could say' }).getByRole('button');
}
