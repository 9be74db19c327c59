import { randomUUID } from 'node:crypto';
import { plans } from '#content/plans.ts';
import { Failure } from '#domain/failures.ts';
import type { RegistrationInput } from '#domain/inputs.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { NewCheckout } from '../../providers/payments/interface.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { insertCardPage } from '../billing/card-page-queries.ts';
import { openCardPage } from '../billing/open-card-page.ts';
import { lock } from '../billing/queries.ts';
import { recordSubscription } from '../billing/record-subscription.ts';
import { expireOpenCheckouts, refuseCheckout } from '../billing/subject-purchase.ts';
import { createAccount, isTaken } from './create-account.ts';
import { addressInUseMail } from './mails.ts';
import { checkPassword } from './password-policy.ts';
import { readUserByEmail } from './queries.ts';
import { insertPending, readOpenPendingCheckouts, setPendingCheckout } from './registration-queries.ts';
import { isTeacherCodeUsable, redeemTeacherCode } from './teacher-code-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'sessions' | 'passwords'>;

/** A pending registration and its secret die after a day, as the card page does. */
const pendingMilliseconds = 24 * 3_600_000;

export type RegistrationStart = { kind: 'registered'; registrationId: string } | { kind: 'checkout'; url: string };

/** Checks the code and the address, then makes a teacher's account at once or opens the card page. */
export async function startRegistration(deps: World, form: RegistrationInput): Promise<RegistrationStart> {
  await checkPassword(deps.config, form.password);
  await checkCode(deps, form);
  await refuseTakenEmail(deps, form.email);
  const passwordHash = await deps.passwords.hash(form.password);
  return form.plan === 'TEACHER'
    ? registerTeacher(deps, form, passwordHash)
    : openRegistrationCheckout(deps, { ...form, plan: form.plan }, passwordHash);
}

async function checkCode({ db, clock, payments }: World, { plan, code }: RegistrationInput): Promise<void> {
  if (plan === 'TEACHER') {
    if (!(await isTeacherCodeUsable(db, code, clock.now()))) throw new Failure('teacher_code_invalid');
    return;
  }
  if (code === '') return;
  const found = await payments.findPromotionCode(code, plan).catch((cause) => {
    throw new Failure('payments_unavailable', { cause });
  });
  if (!found) throw new Failure('promo_code_invalid');
}

/** The person at the keyboard reads that the address is in use; its owner hears of it by mail, once a day at most. */
async function refuseTakenEmail(deps: World, email: string): Promise<void> {
  const user = await readUserByEmail(deps.db, email);
  if (!user || !(await isTaken(deps, user))) return;
  const day = londonDay(deps.clock.now());
  await enqueueMail(deps, { to: user.email, ...addressInUseMail(deps.config) }, `in-use:${user.id}:${day}`);
  throw new Failure('email_in_use');
}

async function registerTeacher(deps: World, form: RegistrationInput, passwordHash: string): Promise<RegistrationStart> {
  const registrationId = randomUUID();
  await deps.db.transaction(async () => {
    if (!(await redeemTeacherCode(deps.db, form.code, deps.clock.now()))) throw new Failure('teacher_code_invalid');
    const agreedAt = deps.clock.now();
    await lock(deps.db, form.email.toLowerCase());
    const existing = await readUserByEmail(deps.db, form.email);
    // Somebody has paid or confirmed since it was looked at.
    if (existing && (await isTaken(deps, existing))) throw new Failure('email_in_use');
    const userId = await createAccount(deps, { ...form, registrationId, passwordHash, agreedAt });
    await recordSubscription(deps, { userId, plan: 'TEACHER' });
  });
  return { kind: 'registered', registrationId };
}

async function openRegistrationCheckout(
  deps: World,
  form: RegistrationInput & { plan: PaidPlan },
  passwordHash: string,
): Promise<RegistrationStart> {
  const { db, clock, config } = deps;
  const { plan, email, fullName, mobileNumber, yearOfStudy, code } = form;
  await expireOpenCheckouts(deps, await readOpenPendingCheckouts(db, email));
  const id = randomUUID();
  const secrete = newToken();
  const now = clock.now();
  await db.transaction(async () => {
    await insertPending(db, {
      id,
      secrete: hashToken(secrete),
      fullName,
      email,
      passwordHash,
      planType: plan,
      signupCode: code || null,
      subjects: [...plans[plan].subjects],
      mobileNumber,
      yearOfStudy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + pendingMilliseconds),
    });
    await insertCardPage(db, { requestId: id, kind: 'registration', openedAt: now });
  });
  const newCheckout: NewCheckout = {
    mode: 'subscription',
    priceKey: plan,
    email,
    clientReference: id,
    metadata: { kind: 'registration' },
    successUrl: `${config.origin}/auth/success/${id}/${secrete}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.origin}/auth/error`,
    promotionCode: code || undefined,
    operation: `op:registration:${id}`,
  };
  const keep = (sessionId: string) => setPendingCheckout(db, id, sessionId);
  const page = await openCardPage(deps, newCheckout, keep).catch(refuseCheckout);
  if (!page) throw new Failure('checkout_failed');
  return { kind: 'checkout', url: page.url };
}
