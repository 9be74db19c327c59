import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { classes, classMembers } from '#server/db/schema/classes.ts';
import type { Product } from './harness.ts';
import { createSignedInStudent, createStudent } from './students.ts';

type Browser = ReturnType<Product['visitor']>;
type Person = Awaited<ReturnType<typeof createSignedInStudent>>;

/** Somebody with a teacher's plan, as an invitation gives it. */
export async function createTeacher(product: Product, name = 'Ms Khan'): Promise<Person> {
  const teacher = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  await product.deps.db().update(subscriptions).set({ plan: 'TEACHER' }).where(eq(subscriptions.userId, teacher.id));
  await rename(product, teacher.id, name);
  return teacher;
}

export async function createNamed(product: Product, name: string, subjects?: string[]): Promise<Person> {
  const student = await createSignedInStudent(product, subjects ? { subjects } : {});
  await rename(product, student.id, name);
  return student;
}

/** A class with its code. */
export async function makeClass(
  product: Product,
  browser: Browser,
  { name = '12B Economics', subject = 'economics' }: { name?: string; subject?: string } = {},
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const response = await browser.post('/api/classes', { id, name, subject });
  if (response.status !== 200) throw new Error(`The class answered ${response.status}`);
  return { id, code: await readJoinCode(product, id) };
}

export async function readJoinCode({ deps }: Product, id: string): Promise<string> {
  const [row] = await deps.db().select().from(classes).where(eq(classes.id, id));
  return row?.joinCode ?? '';
}

export function join(browser: Browser, code: string, consentVersion = '2026-11-16') {
  return browser.post('/api/memberships', { code, consentVersion });
}

/** A teacher with a class, and students who said yes, by name. */
export async function startClass(product: Product, names: string[]) {
  const teacher = await createTeacher(product);
  const { id, code } = await makeClass(product, teacher.browser);
  const students: Person[] = [];
  for (const name of names) {
    const student = await createNamed(product, name);
    const response = await join(student.browser, code);
    if (response.status !== 200) throw new Error(`Joining answered ${response.status}`);
    students.push(student);
  }
  return { teacher, students, classId: id, code };
}

/** Many students in a class, without the signing in of each. */
export async function addMembers(product: Product, classId: string, many: number): Promise<string[]> {
  const userIds: string[] = [];
  for (let number = 1; number <= many; number++) {
    const { id: userId } = await createStudent(product);
    await rename(product, userId, `Student ${String(number).padStart(3, '0')}`);
    userIds.push(userId);
  }
  const yes = { classId, consentVersion: '2026-11-16', joinedAt: product.clock.now() };
  await product.deps
    .db()
    .insert(classMembers)
    .values(userIds.map((userId) => ({ ...yes, userId })));
  return userIds;
}

async function rename({ deps }: Product, id: string, fullName: string): Promise<void> {
  await deps.db().update(profiles).set({ fullName }).where(eq(profiles.id, id));
}
