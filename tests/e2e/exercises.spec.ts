import { expect, expectAccessible, expectLegibleInDark, oneSize, open, test, tryDemo } from './journey.ts';

test(
  'a student builds a chain, mends one, writes a link, and weighs a claim, with the keyboard and without a network',
  oneSize,
  async ({ page, context }) => {
    await tryDemo(page);
    await open(page, '/subject/business/ab?item=3.4.2-p5');
    const steps = page.getByRole('list', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);

    // The step that begins the chain goes to the top, by the arrow key on its own button.
    const first = page.getByRole('button', { name: 'Move up: Capacity utilisation rises' });
    await first.focus();
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowUp');
    await expect(steps.getByRole('listitem').first()).toHaveText('Capacity utilisation rises');
    await expect(first).toBeFocused();
    // The last one is dragged below all others.
    const last = steps.getByRole('listitem').filter({ hasText: 'price can be cut or margin rises' });
    const [grip, list] = await Promise.all([last.locator('[aria-hidden]').first().boundingBox(), steps.boundingBox()]);
    await page.mouse.move((grip?.x ?? 0) + 10, (grip?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((grip?.x ?? 0) + 10, (list?.y ?? 0) + (list?.height ?? 0) - 4, { steps: 6 });
    await page.mouse.up();
    await expect(steps.getByRole('listitem').last()).toHaveText('price can be cut or margin rises');
    const shown = await steps.getByRole('listitem').allTextContents();
    if (shown[1] !== 'fixed costs are spread over more units')
      await page.getByRole('button', { name: 'Move down: unit cost falls' }).click();
    await page.getByRole('button', { name: 'Check the order' }).click();
    await expect(page.getByRole('status')).toHaveText('Spot on. That’s the chain.');
    await expect(page.getByRole('button', { name: 'Another one' })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Broken link' }).click();
    await page.getByRole('button', { name: 'Check the step' }).click();
    await expect(page.getByText('Choose a step first. A guess is a good start.')).toBeVisible();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Check the step' }).click();
    await expect(page.getByText('It should say')).toBeVisible();
    await expectAccessible(page);

    // Without a network it is kept, and marked when the network is back.
    await page.getByRole('tab', { name: 'Write the link' }).click();
    await page.getByLabel('The next step').fill('Customers are happy');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Check my link' }).click();
    await expect(page.getByText('You’re offline. Your work is saved here')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'That doesn’t follow yet.' })).toBeVisible();
    await page.getByRole('button', { name: 'Another one' }).click();
    await expect(page.getByLabel('The next step')).toHaveValue('');

    await open(page, '/subject/economics/es?item=1.2.9-p8');
    await expect(
      page.getByText('A tax on sugary drinks is the best way to cut how much sugar people consume.'),
    ).toBeVisible();
    await page
      .getByLabel('S · Short run or long run')
      .fill('In the long run consumers find substitutes, so demand for the taxed good becomes more elastic.');
    await page.getByLabel('P · Perspectives').fill('It depends on elasticity.');
    await page.getByRole('button', { name: 'Check my points' }).click();
    await expect(page.getByText('Good: you’ve said why.')).toBeVisible();
    await expect(page.getByText('You’ve named it. Now say why it matters here.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Write the judgement' }).click();
    await page.getByLabel('Your judgement').fill('Overall, the tax raises revenue.');
    // Whoever closes the tab finds it again.
    await expect(page.getByText('Saved to your account.')).toBeVisible();
    await open(page, '/subject/economics/es?kind=judgement');
    await expect(page.getByText('We’ve kept what you wrote last time.')).toBeVisible();
    await expect(page.getByLabel('Your judgement')).toHaveValue('Overall, the tax raises revenue.');
    await page.getByRole('button', { name: 'Check my judgement' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'picked a side' })).toHaveText(
      'You’ve picked a side, but not said why.',
    );
    await expect(
      page.getByText('Demand may be price inelastic, so consumption falls little and poorer households pay most.'),
    ).toBeVisible();
    await expectAccessible(page);
    await expectLegibleInDark(page);
  },
);
