import type { Page } from '@playwright/test';
import { expect, expectAccessible, oneSize, open, test, tryDemo } from './journey.ts';

// On a phone it is drawn by keyboard, below.
test(
  'a diagram is drawn with the mouse: told what is wrong and where, mended, and told that it is right',
  oneSize,
  async ({ page }) => {
    await tryDemo(page);
    await open(page, '/subject/economics');
    const shortcut = page.getByRole('link', { name: /Diagrams from memory/ });
    await expect(shortcut).toHaveAttribute('href', '/subject/economics/diagrams');
    await open(page, '/subject/economics/diagrams');
    await expect(page.getByRole('heading', { name: 'A clean sheet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Increase in demand/ }).click();
    await expect(page.getByText('Show the effect of a rise in incomes on the market for a normal good.')).toBeVisible();

    await expectOnScreen(page);
    const pen = await takePen(page);
    await pen.draw([0.1, 0.1], [0.9, 0.9]);
    await choose(page, 'S');
    await pen.draw([0.25, 0.9], [0.95, 0.2]);
    await choose(page, 'D₁');
    await pen.draw([0.1, 0.8], [0.8, 0.1]);
    await choose(page, 'D₂');
    await page.getByText('Mark', { exact: true }).click();
    // A little beside the crossing: the mark finds it.
    await pen.tap([0.56, 0.58]);
    await choose(page, 'Q₁', 'P₁');
    await pen.tap([0.46, 0.44]);
    await choose(page, 'Q₂', 'P₂');
    await labelAxes(page, { vertical: 'Price', horizontal: 'Quantity' });
    await page.getByRole('button', { name: 'Check my drawing' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nearly there.' })).toBeAttached();
    const wrong =
      'D₂ lies to the left of D₁: it has moved the wrong way. In the right drawing, D₂ is to the right of D₁.';
    await expect(page.getByRole('button', { name: wrong })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    for (const [line, name] of [
      ['Line D₁', 'D₂'],
      ['Line D₂', 'D₁'],
    ] as const) {
      await page.getByRole('button', { name: line, exact: true }).last().click();
      await choose(page, name);
    }
    for (const [point, across, up] of [
      ['Point Q₁, P₁', 'Q₂', 'P₂'],
      ['Point Q₂, P₂', 'Q₁', 'P₁'],
    ] as const) {
      await page.getByRole('button', { name: point, exact: true }).last().click();
      await choose(page, across, up);
    }
    await page.getByRole('button', { name: 'Check my drawing' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Spot on.' })).toBeAttached();
    await page.getByRole('link', { name: 'Choose another diagram' }).click();
    await expect(page.getByRole('heading', { name: /^Secure/ })).toBeVisible();
    await expect(page.getByText('1 of 32 diagrams')).toBeVisible();
  },
);

test('on a phone a diagram is drawn by keyboard alone, kept, and checked once the network is back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'The mouse journey has the desktop.');
  await tryDemo(page);
  await open(page, '/subject/economics/diagrams/phillips');
  await expectOnScreen(page);
  const press = async (name: string | RegExp) => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
      .focus();
    await page.keyboard.press('Enter');
  };
  const move = async (grip: string, ...keys: string[]) => {
    await page.getByRole('button', { name: grip, exact: true }).focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Add line');
  await page.getByLabel('Name of this line').focus();
  await page.keyboard.type('SRPC');
  await page.getByText('Move or bend it').focus();
  await page.keyboard.press('Enter');
  await press('Curved');
  await move('Left end', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '20 across, 90 up' })).toBeAttached();
  await move('Bend 1', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await move('Right end', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await press(/^Vertical axis/);
  await press('Inflation');
  await press(/^Horizontal axis/);
  await page.getByLabel('Label of the horizontal axis').focus();
  await page.keyboard.type('unemployment');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  const line = page.getByRole('button', { name: 'Line SRPC', exact: true });
  await expect(line).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await press('Check my drawing');
  await expect(
    page.getByText('You’re offline. Your drawing is saved and will be checked when you’re back.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Spot on.' })).toBeAttached();
  await expectAccessible(page);
  // The next time it is due, the paper is clean.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add line' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

/** As the page opens, before anything is scrolled, the paper is in sight with both of its axes. */
async function expectOnScreen(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Your drawing/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** The paper's own margins, as its frame has them on a wide screen. */
const margins = { left: 64, right: 84, top: 40, bottom: 54 };

async function takePen(page: Page) {
  const paper = page.getByRole('img', { name: /^Your drawing/ });
  await paper.scrollIntoViewIfNeeded();
  await paper.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = async ([x, y]: [number, number]): Promise<[number, number]> => {
    const box = await paper.boundingBox();
    if (!box) throw new Error('There is no paper');
    const [width, height] = [box.width - margins.left - margins.right, box.height - margins.top - margins.bottom];
    return [box.x + margins.left + x * width, box.y + margins.top + (1 - y) * height];
  };
  return {
    async draw(from: [number, number], to: [number, number]) {
      await page.mouse.move(...(await place(from)));
      await page.mouse.down();
      await page.mouse.move(...(await place(to)), { steps: 15 });
      await page.mouse.up();
    },
    tap: async (at: [number, number]) => page.mouse.click(...(await place(at))),
  };
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

async function labelAxes(page: Page, { vertical, horizontal }: { vertical: string; horizontal: string }) {
  await page.getByRole('button', { name: /^Vertical axis/ }).click();
  await choose(page, vertical);
  await page.getByRole('button', { name: /^Horizontal axis/ }).click();
  await choose(page, horizontal);
}
