import { expect, test } from 'vitest';
import { backtrack, profiles, users } from '#server/db/schema/account.ts';
import { consents, subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { registrationForm } from '#tests/forms.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { confirmEmail, openRegistrationCheckout, payCheckout, readLink, registerStudent } from '#tests/registration.ts';
import { createStudent } from '#tests/students.ts';
import { keepTeacherCodes } from './teacher-codes.ts';

test('every rule of the form has its sentence, and they are checked in the specification’s order', async () => {
  await using product = await startProduct();
  const taken = await createStudent(product);
  const sentence = async (changes: Record<string, unknown>) =>
    (await (await product.visitor().post('/api/registrations', registrationForm(changes))).json()).message;
  const broken = { password: 'abc', confirmation: 'abd', acceptableUse: false, privacy: false, plan: 'TEACHER' };
  expect(await sentence({ ...broken, fullName: ' ' })).toBe('Please enter your full name');
  expect(await sentence({ ...broken, email: 'nobody' })).toBe('Please enter a valid email address');
  expect(await sentence({ ...broken, mobileNumber: '' })).toBe('Please enter your mobile number');
  expect(await sentence({ ...broken, plan: 'BOTH_MONTHLY', yearOfStudy: '' })).toBe('Please choose your year of study');
  expect(await sentence(broken)).toBe('Passwords do not match');
  expect(await sentence({ ...broken, confirmation: 'abc' })).toBe('Password must be at least 6 characters long');
  const same = { ...broken, password: 'abcdef', confirmation: 'abcdef' };
  expect(await sentence(same)).toBe('Please accept the acceptable use policy to proceed');
  expect(await sentence({ ...same, acceptableUse: true })).toBe('Please accept the privacy policy to proceed');
  const agreed = { ...same, acceptableUse: true, privacy: true };
  expect(await sentence(agreed)).toBe('Signup code is required for teacher trial');
  expect(await sentence({ ...agreed, code: 'GUESS' })).toBe('Invalid signup code for teacher trial');
  expect(await sentence({ code: 'GUESS', email: taken.email })).toBe(
    'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
  );
  expect(await sentence({ email: taken.email.toUpperCase() })).toBe('The provided email is already in use');
});

test('a paid registration makes one account with one subscription, its consents and its messages', async () => {
  await using product = await startProduct();
  const { form, account } = await registerStudent(product, { plan: 'BOTH_MONTHLY' });
  expect(account).toMatchObject({ email: form.email, subjects: ['economics', 'business'], yearOfStudy: 'Year 1' });
  const [subscription] = await product.deps.db().select().from(subscriptions);
  expect(subscription).toMatchObject({ plan: 'BOTH_MONTHLY', planType: 'MONTHLY', status: 'active' });
  expect(subscription?.currentPeriodEnd).toEqual(new Date('2026-11-30T09:00:00Z'));
  expect(subscription?.stripeSubscriptionId).toMatch(/^sub_/);
  const given = await product.deps.db().select().from(consents);
  expect(given.map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
    'acceptable_use 2025-06-01',
    'immediate_start 2025-06-01',
    'privacy 2026-11-16',
  ]);
  const subjects = (await product.readMail()).map(({ subject }) => subject).sort();
  expect(subjects).toEqual(['Confirm your email address', 'Welcome to Margin', 'Your receipt']);
});

test('an unpaid return is refused and gives nothing', async () => {
  await using product = await startProduct();
  const { id, secrete, sessionId, form } = await openRegistrationCheckout(product);
  const response = await product.visitor().put('/api/registrations', { id, secrete, sessionId });
  expect(response.status).toBe(400);
  expect(await product.deps.db().select().from(users)).toEqual([]);
  expect((await product.visitor().post('/api/session', { email: form.email, password: form.password })).status).toBe(
    401,
  );
});

test('paying and never coming back still gives the account', async () => {
  await using product = await startProduct();
  const { form, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  await confirmEmail(product, form);
  expect((await product.visitor().post('/api/session', { email: form.email, password: form.password })).status).toBe(
    200,
  );
});

test('if the notice is lost too, the hourly check gives the account', async () => {
  await using product = await startProduct();
  const { sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  expect(await product.deps.db().select().from(users)).toHaveLength(1);
});

test('the first return succeeds after the notice, and the secret works once', async () => {
  await using product = await startProduct();
  const { id, secrete, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  expect((await product.visitor().put('/api/registrations', { id, secrete, sessionId })).status).toBe(200);
  expect((await product.visitor().put('/api/registrations', { id, secrete, sessionId })).status).toBe(400);
});

test('twenty returns and notices at once give one account, one subscription and one message of each kind', async () => {
  await using product = await startProduct();
  const { id, secrete, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  const returns = Array.from({ length: 20 }, () =>
    product.visitor().put('/api/registrations', { id, secrete, sessionId }),
  );
  const answers = await Promise.all([...returns, product.deliverNotices()]);
  expect(answers.filter((answer) => answer && answer.status === 200)).toHaveLength(1);
  await product.runJobs();
  expect(await product.deps.db().select().from(users)).toHaveLength(1);
  expect(await product.deps.db().select().from(subscriptions)).toHaveLength(1);
  expect(await product.readMail()).toHaveLength(3);
});

test('a return with another secret, another session or another person’s row is refused', async () => {
  await using product = await startProduct();
  const mine = await openRegistrationCheckout(product);
  const other = await openRegistrationCheckout(product);
  await payCheckout(product, other.sessionId);
  for (const body of [
    { id: mine.id, secrete: other.secrete },
    { id: mine.id, secrete: mine.secrete, sessionId: other.sessionId },
    { id: other.id, secrete: mine.secrete, sessionId: other.sessionId },
    { id: 'not-an-id', secrete: mine.secrete },
  ]) {
    expect((await product.visitor().put('/api/registrations', body)).status).toBe(400);
  }
  expect(await product.deps.db().select().from(users)).toEqual([]);
});

test('a second card page for the same address closes the first', async () => {
  await using product = await startProduct();
  const first = await openRegistrationCheckout(product);
  await openRegistrationCheckout(product, { email: first.form.email });
  expect(await product.deps.payments.readCheckout(first.sessionId)).toMatchObject({ status: 'expired' });
});

test('two card pages for one address, both paid: one account with one subscription, and the other is stopped', async () => {
  await using product = await startProduct();
  // The second page closes the first, unless the provider cannot be reached just then.
  product.deps.payments.expireCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const first = await openRegistrationCheckout(product);
  const second = await openRegistrationCheckout(product, { email: first.form.email });
  for (const { sessionId } of [first, second]) await payCheckout(product, sessionId);
  const back = ({ id, secrete, sessionId }: typeof first) =>
    product.visitor().put('/api/registrations', { id, secrete, sessionId });
  await Promise.all([back(first), back(second), product.deliverNotices()]);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();

  expect(await product.deps.db().select().from(users)).toHaveLength(1);
  const [row, ...more] = await product.deps.db().select().from(subscriptions);
  expect(more).toEqual([]);
  for (const { sessionId } of [first, second]) {
    const { subscriptionId } = (await product.deps.payments.readCheckout(sessionId)) ?? {};
    const { status } = (await product.deps.payments.readSubscription(subscriptionId ?? '')) ?? {};
    expect(status).toBe(subscriptionId === row?.stripeSubscriptionId ? 'active' : 'canceled');
  }
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind }) => kind === 'duplicate_payment')).toMatchObject([{ amountPence: 1399 }]);
});

const logIn = async (product: Product, email: string, password: string) =>
  (await (await product.visitor().post('/api/session', { email, password })).json()).code;

test('nobody can wait in another’s account: registering an unconfirmed, unpaid address again starts from nothing', async () => {
  await using product = await startProduct();
  const trial = { plan: 'TEACHER', code: 'TEACHERTRIAL' };
  const attacker = registrationForm({ ...trial, password: 'attacker', confirmation: 'attacker' });
  await product.visitor().post('/api/registrations', attacker);
  await product.runJobs();
  const attackersLink = await readLink(product, attacker.email, 'Confirm your email address');

  const { form: victim, sessionId } = await openRegistrationCheckout(product, { email: attacker.email });
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  const token = attackersLink.split('#')[1];
  const late = await product.visitor().put('/api/email-confirmations', { token, password: 'attacker' });
  expect((await late.json()).message).toBe('This link has been used or has expired. Please ask for a new one.');
  expect(await logIn(product, victim.email, 'attacker')).toBe('invalid_credentials');
  await confirmEmail(product, victim);
  expect(await logIn(product, victim.email, victim.password)).toBeUndefined();
  // The free plan of the first registration is gone: what was paid for is no second plan, and is not stopped.
  expect(await product.deps.db().select().from(subscriptions)).toMatchObject([
    { plan: 'ECONOMICS_MONTHLY', status: 'active' },
  ]);
});

test('a paid account that is not yet confirmed is nobody else’s: registering its address again changes nothing', async () => {
  await using product = await startProduct();
  const { form: victim, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  const attack = { email: victim.email.toUpperCase(), password: 'attacker', confirmation: 'attacker' };
  for (const plan of [{ plan: 'TEACHER', code: 'TEACHERTRIAL' }, { plan: 'BUSINESS_MONTHLY' }]) {
    const refused = await product.visitor().post('/api/registrations', registrationForm({ ...attack, ...plan }));
    expect([refused.status, (await refused.json()).message]).toEqual([409, 'The provided email is already in use']);
  }
  await product.runJobs();
  const newest = (await product.readMail()).at(-1);
  expect([newest?.recipient, newest?.subject]).toEqual([victim.email, 'Somebody tried to register with your address']);
  await confirmEmail(product, victim);
  expect(await logIn(product, victim.email, 'attacker')).toBe('invalid_credentials');
  expect(await logIn(product, victim.email, victim.password)).toBeUndefined();
});

test('two registrations of one address that were both paid: each message confirms its own, with its own password', async () => {
  await using product = await startProduct();
  product.deps.payments.expireCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const wrong = { password: 'attacker', confirmation: 'attacker', fullName: 'Not Ada' };
  const attacker = await openRegistrationCheckout(product, wrong);
  product.clock.advance(120);
  const victim = await openRegistrationCheckout(product, { email: attacker.form.email, plan: 'BUSINESS_MONTHLY' });
  const links: string[] = [];
  for (const { sessionId } of [attacker, victim]) {
    await payCheckout(product, sessionId);
    await product.deliverNotices();
    links.push(await readLink(product, victim.form.email, 'Confirm your email address'));
    product.clock.advance(1);
  }
  const mails = (await product.readMail()).filter(({ subject }) => subject === 'Confirm your email address');
  expect(mails.map(({ bodyText }) => /This confirms the registration of [^.]*\./.exec(bodyText)?.[0])).toEqual([
    'This confirms the registration of Not Ada on Monday 16 November at 09:00.',
    'This confirms the registration of Ada Student on Monday 16 November at 09:02.',
  ]);
  const confirm = async (link = '', password: string) =>
    (await product.visitor().put('/api/email-confirmations', { token: link.split('#')[1], password })).json();
  expect(await confirm(links[0], victim.form.password)).toMatchObject({
    message: 'That isn’t the password you registered with.',
  });
  expect(await logIn(product, victim.form.email, 'attacker')).toBe('email_not_verified');
  expect(await confirm(links[1], victim.form.password)).toMatchObject({ account: { email: victim.form.email } });
  expect(await confirm(links[0], 'attacker')).toMatchObject({ code: 'link_expired' });
  expect(await logIn(product, victim.form.email, 'attacker')).toBe('invalid_credentials');
  expect(await logIn(product, victim.form.email, victim.form.password)).toBeUndefined();
});

test('looking at the link changes nothing; its password confirms once, twice is harmless, after three days it is too late', async () => {
  await using product = await startProduct();
  const { sessionId, form } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  const link = await readLink(product, form.email, 'Confirm your email address');
  const token = link.split('#')[1] ?? '';
  expect(link).toBe(`/confirm-email#${token}`);
  // Messages that went out before led here.
  const looked = await product.visitor().get(`/api/email-confirmations/${token}`);
  expect([looked.status, looked.headers.get('location')]).toEqual([302, `/confirm-email#${token}`]);
  expect(await logIn(product, form.email, form.password)).toBe('email_not_verified');
  product.clock.advance(72 * 3600 + 1);
  const late = await product.visitor().put('/api/email-confirmations', { token, password: form.password });
  expect((await late.json()).code).toBe('link_expired');
  await product.visitor().post('/api/email-confirmations', { email: form.email });
  await product.runJobs();
  for (let count = 0; count < 2; count++) expect((await confirmEmail(product, form)).status).toBe(200);
  expect(await logIn(product, form.email, form.password)).toBeUndefined();
});

test('a teacher is not asked for a year of study', async () => {
  await using product = await startProduct();
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL', yearOfStudy: '' });
  expect((await product.visitor().post('/api/registrations', form)).status).toBe(200);
  const [profile] = await product.deps.db().select().from(profiles);
  expect(profile).toMatchObject({ email: form.email, yearOfStudy: null });
});

test('a teacher with a good code is registered at once, free, with both subjects', async () => {
  await using product = await startProduct();
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  const response = await product.visitor().post('/api/registrations', form);
  expect(await response.json()).toEqual({ url: null, notified: true });
  const [subscription] = await product.deps.db().select().from(subscriptions);
  expect(subscription).toMatchObject({
    plan: 'TEACHER',
    stripeSubscriptionId: null,
    subjectName: ['economics', 'business'],
  });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.find(({ kind }) => kind === 'subscription_started')?.amountPence).toBe(0);
});

test('a teacher code with one use is used once by two hundred at the same time, and an expired one not at all', async () => {
  await using product = await startProduct({ env: { TEACHER_CODES: 'ONCE:1,OLD-CODE:5:2026-01-31' } });
  const { redeemTeacherCode } = await import('./teacher-code-queries.ts');
  const redeem = (code: string) => redeemTeacherCode(product.deps.db, code, product.clock.now());
  const results = await Promise.all(Array.from({ length: 200 }, () => redeem('ONCE')));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await redeem('OLD-CODE')).toBe(false);
  const used = await product.visitor().post('/api/registrations', registrationForm({ plan: 'TEACHER', code: 'ONCE' }));
  expect(await used.json()).toMatchObject({ message: 'Invalid signup code for teacher trial' });
});

test('a teacher code whose limit is set below its uses is used up, and a raised one works again', async () => {
  await using product = await startProduct({ env: { TEACHER_CODES: 'STAFF:5' } });
  const register = async () => {
    const form = registrationForm({ plan: 'TEACHER', code: 'STAFF' });
    return (await product.visitor().post('/api/registrations', form)).status;
  };
  const startWith = (maxUses: number | null) =>
    keepTeacherCodes({
      ...product.deps,
      config: { ...product.config, teacherCodes: [{ code: 'STAFF', maxUses, expiresAt: null }] },
    });
  for (let count = 0; count < 3; count++) expect(await register()).toBe(200);
  await startWith(2);
  expect(await register()).toBe(400);
  await startWith(4);
  expect([await register(), await register()]).toEqual([200, 400]);
  await startWith(null);
  expect(await register()).toBe(200);
});

test('codes cannot be guessed in bulk', async () => {
  await using product = await startProduct();
  const guess = () => product.visitor().post('/api/rpc/check_promo_code', { input_code: crypto.randomUUID() });
  const answers = await Promise.all(Array.from({ length: 60 }, guess));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('the promo code brings the month to £10.00, shown, charged and recorded alike', async () => {
  await using product = await startProduct();
  const { sessionId, id } = await openRegistrationCheckout(product, { code: 'TENFORONE' });
  expect(await product.deps.db().select().from(backtrack)).toMatchObject([{ id, signupCode: 'TENFORONE' }]);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  expect(await product.deps.payments.readCheckout(sessionId)).toMatchObject({ amountTotalPence: 1000 });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.find(({ kind }) => kind === 'subscription_started')?.amountPence).toBe(1000);
  const receipt = (await product.readMail()).find(({ subject }) => subject === 'Your receipt');
  expect(receipt?.bodyText).toContain('You paid £10.00 for the Economics plan');
});

test('pending registrations and their password hashes are gone after a day, and their card pages closed', async () => {
  await using product = await startProduct();
  const { sessionId } = await openRegistrationCheckout(product);
  product.clock.advance(24 * 3600 + 1);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  expect(await product.deps.db().select().from(backtrack)).toEqual([]);
  expect(await product.deps.payments.readCheckout(sessionId)).toMatchObject({ status: 'expired' });
});

test('paid in the last minute of the day, while the provider cannot be read: the account comes when it can', async () => {
  await using product = await startProduct();
  const { form, sessionId } = await openRegistrationCheckout(product);
  product.clock.advance(24 * 3600 - 60);
  await payCheckout(product, sessionId);
  const { readCheckout, expireCheckout } = product.deps.payments;
  const away = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  Object.assign(product.deps.payments, { readCheckout: away, expireCheckout: away });
  for (let hour = 0; hour < 3; hour++) {
    await product.deliverNotices();
    await scheduleHourlyJobs(product.deps);
    await product.runJobs();
    product.clock.advance(3600);
  }
  expect(await product.deps.db().select().from(backtrack)).toHaveLength(1);
  Object.assign(product.deps.payments, { readCheckout, expireCheckout });
  await jobHandlers(product.deps).purge({});
  expect(await product.deps.db().select().from(users)).toMatchObject([{ email: form.email }]);
  await jobHandlers(product.deps).purge({});
  expect(await product.deps.db().select().from(backtrack)).toEqual([]);
  expect(await product.deps.db().select().from(subscriptions)).toMatchObject([{ plan: 'ECONOMICS_MONTHLY' }]);
});

test('many registrations in a row of which the provider never tells do not keep the others from being forgotten', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const stuck: string[] = [];
  for (let count = 0; count < 12; count++) {
    const { sessionId } = await openRegistrationCheckout(product);
    if (count % 6 < 5) stuck.push(sessionId);
  }
  const { expireCheckout } = deps.payments;
  deps.payments.expireCheckout = (id) =>
    stuck.includes(id) ? Promise.reject(new PaymentsFailure('try_later', 'timeout')) : expireCheckout(id);
  product.clock.advance(25 * 3600);
  await jobHandlers(deps).purge({});
  const left = await deps.db().select().from(backtrack);
  expect(left.map(({ checkoutSessionId }) => checkoutSessionId ?? '').toSorted()).toEqual(stuck.toSorted());
});

test('the owner of an address hears that somebody tried to register with it, once a day', async () => {
  await using product = await startProduct();
  const { email } = await createStudent(product);
  for (let count = 0; count < 3; count++)
    await product.visitor().post('/api/registrations', registrationForm({ email }));
  await product.runJobs();
  expect((await product.readMail()).map(({ subject }) => subject)).toEqual([
    'Somebody tried to register with your address',
  ]);
});

test('confirming the address signs in, and a used link with a password of before opens nothing', async () => {
  await using product = await startProduct();
  const { sessionId, form } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  const link = await readLink(product, form.email, 'Confirm your email address');
  const confirmation = { token: link.split('#')[1], password: form.password };
  const browser = product.visitor();
  expect(await (await browser.put('/api/email-confirmations', confirmation)).json()).toMatchObject({
    account: { email: form.email },
  });
  expect((await browser.get('/api/study-profile')).status).toBe(200);
  await browser.post('/api/password-resets', { email: form.email });
  await product.runJobs();
  const reset = await readLink(product, form.email, 'Set a new password');
  const changed = { token: reset.split('#')[1], password: 'another one', confirmation: 'another one' };
  expect((await product.visitor().put('/api/password-resets', changed)).status).toBe(200);
  const later = product.visitor();
  const again = await later.put('/api/email-confirmations', confirmation);
  expect(await again.json()).not.toHaveProperty('account.email');
  expect((await later.get('/api/study-profile')).status).toBe(401);
});
