import type { Locator, Page } from 'playwright';
import type { FilmStep } from '#content/film.ts';
import type { Camera } from './camera.ts';

const patience = 60_000;
const filmedWait = 1000;

/** One step on the page, as a student would do it and at a pace that can be followed. */
export async function act(page: Page, camera: Camera, step: FilmStep): Promise<void> {
  if ('open' in step) {
    camera.cut();
    if (step.as === 'visitor') await page.context().clearCookies();
    await page.goto(step.open);
    await page.locator('html[data-awake]').waitFor({ timeout: patience });
    await page.waitForLoadState('networkidle');
  } else if ('dismiss' in step) {
    camera.cut();
    const button = page.getByRole('button', { name: step.dismiss });
    if (await button.isVisible()) await button.click();
  } else if ('ready' in step) {
    camera.cut();
    await page.getByText(new RegExp(step.ready, 'i')).first().waitFor({ timeout: patience });
  } else {
    await camera.roll();
    if ('click' in step) await click(page, page.getByRole(step.click, { name: new RegExp(step.name) }).first());
    else if ('type' in step) await type(page, step.type, step.words);
    else if ('press' in step) await page.keyboard.press(step.press);
    else if ('scrollTo' in step) await scroll(page.getByText(step.scrollTo).first());
    else if ('hold' in step) await page.waitForTimeout(step.hold * 1000);
    else await waitFor(camera, page.getByText(step.waitFor).first());
  }
}

/** Nobody watches a film of waiting: a busy machine's seconds are cut out, and what never comes is only told. */
async function waitFor(camera: Camera, target: Locator): Promise<void> {
  const comes = (timeout: number) =>
    target.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
  if (await comes(filmedWait)) return;
  camera.cut();
  if (!(await comes(patience))) console.warn(`Not seen: ${target}`);
  await camera.roll();
}

async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await target.click();
}

async function type(page: Page, name: string, words: string): Promise<void> {
  const named = page.getByRole('textbox', { name: new RegExp(name) }).first();
  await click(page, named);
  // A few letters at once: key by key, a busy machine would make a minute of it.
  for (const piece of words.match(/.{1,9}/g) ?? []) {
    await page.keyboard.insertText(piece);
    await page.waitForTimeout(120);
  }
}

async function scroll(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY - 120;
    window.scrollTo({ top, behavior: 'smooth' });
  });
}
