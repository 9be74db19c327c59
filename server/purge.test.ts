import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { openRegistrationCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { backtrack, sessions } from './db/schema/account.ts';
import { providerEvents, subjectPurchases } from './db/schema/billing.ts';
import { auditEvents, jobs, keptMail } from './db/schema/operations.ts';
import { purgeRegistrations } from './features/account/purge-registrations.ts';
import { purgeExpired } from './purge.ts';

const day = 86_400;

test('each thing goes when its time is over, and not an hour before', async () => {
  await using product = await startProduct();
  const { deps, clock } = product;
  const { id: userId } = await createSignedInStudent(product);
  await openRegistrationCheckout(product);
  const at = clock.now();
  const job = { kind: 'send_mail', payload: { to: 'a@b.example' }, runAt: at, createdAt: at };
  await deps
    .db()
    .insert(jobs)
    .values([
      { ...job, id: randomUUID(), doneAt: at },
      { ...job, id: randomUUID(), failedAt: at },
      { ...job, id: randomUUID() },
    ]);
  const mail = { recipient: 'a@b.example', subject: 'Hi', bodyText: 'Hi', bodyHtml: 'Hi', sentAt: at };
  await deps
    .db()
    .insert(keptMail)
    .values({ id: randomUUID(), ...mail });
  await deps
    .db()
    .insert(providerEvents)
    .values([
      { id: 'evt_handled', type: 'invoice.paid', receivedAt: at, handledAt: at },
      { id: 'evt_waiting', type: 'invoice.paid', receivedAt: at },
    ]);
  await deps
    .db()
    .insert(subjectPurchases)
    .values([
      { id: randomUUID(), userId, subject: 'business', createdAt: at },
      { id: randomUUID(), userId, subject: 'business', createdAt: at, completedAt: at },
    ]);
  await deps.db().insert(auditEvents).values({ id: randomUUID(), at, kind: 'subscription_started', amountPence: 1399 });
  const count = async () => {
    await purgeExpired(deps);
    await purgeRegistrations(deps);
    const tables = { backtrack, sessions, jobs, keptMail, providerEvents, subjectPurchases, auditEvents };
    const counted: Record<string, number> = {};
    for (const [name, table] of Object.entries(tables)) counted[name] = await deps.db().$count(table);
    return counted;
  };
  const all = {
    backtrack: 1,
    sessions: 1,
    jobs: 3,
    keptMail: 1,
    providerEvents: 2,
    subjectPurchases: 2,
    auditEvents: 2,
  };
  clock.advance(day - 3600);
  expect(await count()).toEqual(all);
  clock.advance(7200);
  const noneOfYesterday = { ...all, backtrack: 0, sessions: 0 };
  expect(await count()).toEqual(noneOfYesterday);
  clock.advance(29 * day - 7200);
  expect(await count()).toEqual(noneOfYesterday);
  clock.advance(7200);
  const afterMonth = { ...noneOfYesterday, jobs: 1, keptMail: 0, subjectPurchases: 1 };
  expect(await count()).toEqual(afterMonth);
  clock.advance(60 * day);
  expect(await count()).toEqual({ ...afterMonth, providerEvents: 1 });
  clock.advance(275 * day);
  expect(await count()).toEqual({ ...afterMonth, providerEvents: 1, auditEvents: 1 });
  clock.advance(6 * 365 * day);
  expect(await count()).toEqual({ ...afterMonth, providerEvents: 1, auditEvents: 0 });
});
