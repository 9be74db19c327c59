import { randomUUID } from 'node:crypto';
import { credentials, profiles, users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { freshEmail } from './forms.ts';
import type { Product } from './harness.ts';

type StudentOptions = { email?: string; password?: string; verified?: boolean; subjects?: string[] };

/** A registered student, as if registration had been gone through, and a browser of their own. */
export async function createStudent(
  { deps: { db, clock, passwords }, visitor }: Product,
  { email = freshEmail(), password = 'correct horse', verified = true, subjects = ['economics'] }: StudentOptions = {},
) {
  const id = randomUUID();
  const now = clock.now();
  await db()
    .insert(users)
    .values({ id, email, emailVerifiedAt: verified ? now : null, createdAt: now });
  await db()
    .insert(credentials)
    .values({ userId: id, passwordHash: await passwords.hash(password), changedAt: now });
  await db()
    .insert(profiles)
    .values({ id, email, fullName: 'Sam Student', mobileNumber: '07700 900123', yearOfStudy: 'Year 2' });
  if (subjects.length) {
    await db()
      .insert(subscriptions)
      .values({
        id: randomUUID(),
        userId: id,
        plan: subjects.length > 1 ? 'BOTH_MONTHLY' : `${subjects[0]?.toUpperCase()}_MONTHLY`,
        currentPeriodEnd: new Date(now.getTime() + 14 * 86_400_000),
        subjectName: subjects,
        createdAt: now,
      });
  }
  return { id, email, password, browser: visitor() };
}

export async function createSignedInStudent(product: Product, options: StudentOptions = {}) {
  const student = await createStudent(product, options);
  const response = await student.browser.post('/api/session', { email: student.email, password: student.password });
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}`);
  return student;
}
