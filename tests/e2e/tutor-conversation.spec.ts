import { expect, expectAccessible, expectLegibleInDark, oneSize, test } from './journey.ts';
import { lines, offersOf, openTutor, press, say } from './tutor.ts';

test('what is asked next is about what was explained, and is answered and not marked', async ({ page }) => {
  await openTutor(page);
  const first = await say(page, 'what is price elasticity of demand');
  await expect(first).toContainText('how strongly quantity demanded responds to a change in price');
  const second = await say(page, 'why is it negative');
  await expect(second).toContainText('price and quantity move in opposite directions');
  await expect(second).not.toContainText(/not (quite|yet)|that's it|spot on|you've got part|you have it/i);
  await expectAccessible(page);
});

test('a sum is worked with the student’s own figures, its steps under each other', async ({ page }) => {
  await openTutor(page);
  const reply = await say(page, 'price up from 8 to 10 and sales drop 300 to 270, whats the ped');
  await expect(reply).toContainText('PED is minus 10 divided by 25, which is minus 0.4. That is inelastic');
  const working = reply.getByRole('list', { name: 'Working' }).getByRole('listitem');
  await expect(working).toHaveText([
    '%Δ price = 10 − 8 divided by 8×100=25%',
    '%Δ quantity = 270 − 300 divided by 300×100=−10%',
    'PED = −10 divided by 25=−0.4',
  ]);
  const signs = await working
    .locator('> span:nth-child(2)')
    .evaluateAll((equals) => equals.map((sign) => Math.round(sign.getBoundingClientRect().left)));
  expect(signs).toHaveLength(3);
  expect(new Set(signs).size).toBe(1);
  await expectAccessible(page);
});

test('the tutor says when it is not sure, and a button under it is answered', async ({ page }) => {
  await openTutor(page);
  const unsure = await say(page, 'how do you price a nuclear submarine option');
  await expect(unsure).toContainText(/be sure|one of two things|which of these|I'd trust|rather not guess/i);
  const button = offersOf(unsure).first();
  const question = await button.innerText();
  const reply = await say(page, () => button.click());
  await expect(lines(page).nth(2)).toHaveText(`You: ${question}`);
  // Only the newest reply can be answered with a press.
  await expect(offersOf(unsure)).toHaveCount(0);
  await expect(reply.getByRole('button', { name: 'Put it more simply' })).toBeVisible();
});

test('a diagram is drawn in the thread, with its name and the way to draw it oneself', async ({ page }) => {
  await openTutor(page);
  const reply = await say(page, 'show me the diagram for a negative externality');
  const figure = reply.getByRole('figure');
  await expect(figure).toContainText(/negative (production|consumption) externality|negative externality/i);
  await expect(figure.locator('svg')).toBeVisible();
  const link = figure.getByRole('link', { name: 'Draw it yourself' });
  await expect(link).toHaveAttribute('href', /^\/subject\/economics\/diagrams\/neg-ext-/);
  await expectAccessible(page);
  await expectLegibleInDark(page);
  const [sheet] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText(/externality/i);
});

test('an essay is planned by asking and offering in turn, to its end', async ({ page }) => {
  await openTutor(page);
  let reply = await say(page, '25 marker on rent controls help');
  await expect(reply).toContainText('For 25 marks: two points on one side and two on the other');
  await expect(reply).toContainText('about 30 minutes');
  reply = await say(page, 'a rent below the market rent helps poor tenants because they can afford a home');
  await expect(reply).toContainText(/second point/i);
  reply = await press(page, reply, 'You give me one');
  reply = await press(page, reply, 'You give me one');
  reply = await say(page, 'it depends how far below the market rent the cap is');
  await expect(reply).toContainText(/other side/i);
  reply = await say(page, 'on the other hand landlords repair less because they earn less');
  await expect(reply).toContainText(/judgement|which side do you pick/i);
  reply = await say(page, 'overall a mild cap helps in the short run but building homes matters more');
  const plan = reply.getByRole('list', { name: 'Plan' }).getByRole('listitem');
  await expect(plan).toHaveText([
    /^Point 1: A rent below the market rent helps poor tenants because they can afford a home/,
    /^Point 2: /,
    /^Other side: /,
    /^Other side: Landlords repair less because they earn less/,
    /^It depends: It depends how far below the market rent the cap is/,
    /^Judgement: Overall a mild cap helps in the short run but building homes matters more/,
  ]);
  await expectAccessible(page);
});

test('who is stressed is met kindly, before any economics', oneSize, async ({ page }) => {
  await openTutor(page);
  const reply = await say(page, 'im so stressed about my mock');
  await expect(reply).toContainText(/horrible feeling|take a breath/i);
  await expect(reply).not.toContainText(/price|demand|market|supply/i);
  await expect(offersOf(reply)).not.toHaveCount(0);
});

test('what is not of the course is gently left alone', oneSize, async ({ page }) => {
  await openTutor(page);
  const reply = await say(page, 'who won the football');
  await expect(reply).toContainText(/can't help with that one|outside what I do|leave that one/);
  await expect(reply).toContainText('economics');
});

test('a written answer is put more simply with a press', oneSize, async ({ page }) => {
  await openTutor(page);
  const reply = await say(page, 'whats a subsidy');
  await expect(reply).toContainText('a payment from government to producers');
  const simpler = await press(page, reply, 'Put it more simply');
  await expect(lines(page).nth(2)).toHaveText('You: Put it more simply');
  await expect(simpler).toContainText(/taxpayer|government/i);
  await expect(simpler).not.toContainText('The vertical distance');
});

test('who is tested and does not know gets a hint, and the answer on asking for it', oneSize, async ({ page }) => {
  await openTutor(page);
  const question = await say(page, 'test me');
  await expect(question).toContainText('?');
  const hint = await say(page, 'idk');
  await expect(hint.getByRole('button', { name: 'Tell me the answer' })).toBeVisible();
  const answer = await say(page, 'tell me');
  await expect(answer).toContainText(/here it is|here is the answer|look at the answer/i);
  await expect(answer.getByRole('button', { name: 'Try another' })).toBeVisible();
  const next = await press(page, answer, 'Try another');
  await expect(next).toContainText('?');
  expect(await next.innerText()).not.toBe(await question.innerText());
});
