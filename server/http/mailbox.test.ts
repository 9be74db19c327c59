import { expect, test } from 'vitest';
import { productionSettings, startProduct } from '#tests/harness.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

test('kept mail is listed and can be read, and what a user typed is escaped', async () => {
  await using product = await startProduct();
  const { visitor } = product;
  expect(await (await visitor().get('/dev/mailbox')).text()).toContain('No mail yet.');
  const subject = 'Welcome <img src=x onerror=alert(1)>';
  await enqueueJob(product.deps, 'send_mail', {
    to: 'sam@school.example',
    subject,
    text: 'Hi',
    html: '<p>Hi <b>Sam</b></p>',
  });
  await product.runJobs();
  const list = await (await visitor().get('/dev/mailbox')).text();
  expect(list).toContain('Welcome &lt;img src=x onerror=alert(1)&gt;');
  const [mail] = await product.readMail();
  const page = await (await visitor().get(`/dev/mailbox/${mail?.id}`)).text();
  expect(page).toContain('<p>Hi <b>Sam</b></p>');
  expect((await visitor().get('/dev/mailbox/00000000-0000-0000-0000-000000000000')).status).toBe(404);
});

test('there is no mailbox page in production', async () => {
  await using product = await startProduct({ env: productionSettings });
  expect((await product.visitor().get('/dev/mailbox')).status).toBe(404);
});
