import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { jobs } from '../db/schema/operations.ts';
import { jobHandlers, lanes } from './all-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { startJobRunner } from './job-runner.ts';
import { runDueJobs, runJobNow } from './run-jobs.ts';

const mail = { to: 'sam@school.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

test('a job written in a transaction that fails is not owed', async () => {
  await using product = await startProduct();
  const failed = product.deps.db.transaction(async () => {
    await enqueueJob(product.deps, 'send_mail', mail);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await product.runJobs()).toBe(0);
});

test('mail goes out once, however many look for work at the same time', async () => {
  await using product = await startProduct();
  await enqueueJob(product.deps, 'send_mail', mail, { uniqueKey: 'welcome:1' });
  await enqueueJob(product.deps, 'send_mail', mail, { uniqueKey: 'welcome:1' });
  const ran = await Promise.all([product.runJobs(), product.runJobs(), product.runJobs()]);
  expect(ran.reduce((sum, count) => sum + count)).toBe(1);
  expect(await product.readMail()).toHaveLength(1);
});

test('a job that fails is tried again later, with growing pauses, until it works', async () => {
  await using product = await startProduct();
  let failures = 2;
  const handlers = {
    ...jobHandlers(product.deps),
    send_mail: async () => {
      if (failures-- > 0) throw new Error('mail server away');
    },
  };
  await enqueueJob(product.deps, 'send_mail', mail);
  expect(await runDueJobs(product.deps, handlers)).toBe(1);
  expect(await runDueJobs(product.deps, handlers)).toBe(0);
  product.clock.advance(2);
  expect(await runDueJobs(product.deps, handlers)).toBe(1);
  product.clock.advance(3);
  expect(await runDueJobs(product.deps, handlers)).toBe(0);
  product.clock.advance(1);
  expect(await runDueJobs(product.deps, handlers)).toBe(1);
  const [job] = await product.deps.db().select().from(jobs);
  expect(job).toMatchObject({ attempts: 3, lastError: null });
  expect(job?.doneAt).toEqual(product.clock.now());
});

test('a job whose process died is taken over after a minute', async () => {
  await using product = await startProduct();
  await enqueueJob(product.deps, 'send_mail', mail);
  const died = new Promise<void>(() => undefined);
  void runDueJobs(product.deps, { ...jobHandlers(product.deps), send_mail: () => died });
  await expect.poll(async () => (await product.deps.db().select().from(jobs))[0]?.lockedUntil).not.toBeNull();
  expect(await product.runJobs()).toBe(0);
  product.clock.advance(60);
  expect(await product.runJobs()).toBe(1);
});

test('a job that a runner has in hand is not called done before it is', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const work = Promise.withResolvers<void>();
  const handlers = { ...jobHandlers(deps), send_mail: () => work.promise };
  const readJob = async () => (await deps.db().select().from(jobs))[0];
  await enqueueJob(deps, 'send_mail', mail, { uniqueKey: 'welcome:1' });
  const running = runDueJobs(deps, handlers);
  await expect.poll(async () => (await readJob())?.lockedUntil).not.toBeNull();
  let answered = false;
  const now = runJobNow(deps, handlers, 'welcome:1').finally(() => {
    answered = true;
  });
  for (let look = 0; look < 5; look++) await readJob();
  expect(answered).toBe(false);
  work.resolve();
  expect(await now).toBe(true);
  expect(await running).toBe(1);

  await enqueueJob(deps, 'send_mail', mail, { uniqueKey: 'welcome:2' });
  const failing = { ...handlers, send_mail: () => Promise.reject(new Error('mail server away')) };
  expect(await runJobNow(deps, failing, 'welcome:2')).toBe(false);
});

test('every kind of job has one lane', async () => {
  await using product = await startProduct();
  expect(lanes.flat().toSorted()).toEqual(Object.keys(jobHandlers(product.deps)).toSorted());
});

test('a mail goes out while an hourly check is still at work', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const checked = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  await enqueueJob(deps, 'reconcile', {});
  const runner = startJobRunner(deps, {
    ...jobHandlers(deps),
    purge: async () => undefined,
    reconcile: () => {
      begun.resolve();
      return checked.promise;
    },
    send_mail: async ({ to }) => sent.resolve(to),
  });
  await begun.promise;
  await enqueueJob(deps, 'send_mail', mail);
  expect(await sent.promise).toBe('sam@school.example');
  checked.resolve();
  await runner.stop();
});
