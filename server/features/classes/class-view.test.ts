import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { practiceRuns } from '#server/db/schema/practice.ts';
import { talkedDays } from '#server/db/schema/usage.ts';
import { addMembers, createTeacher, makeClass, startClass } from '#tests/classes.ts';
import { startConversation } from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt, giveCheck, secureSection } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';

type Browser = ReturnType<Product['visitor']>;

const readClass = async (browser: Browser, id: string) => (await browser.get(`/api/classes/${id}`)).json();
const idea = 'next best alternative';

test('an empty class says so, and has no figure of anybody', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  const { id, code } = await makeClass(product, browser);
  expect(await readClass(browser, id)).toEqual({
    ...{ id, code, name: '12B Economics', subject: 'economics', today: '2026-11-16' },
    ...{ students: [], quickFire: null, minutes: null, themes: [], missed: [], work: [] },
  });
});

test('a teacher sees colours with their counts, results and minutes, of the class’s subject alone', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ id = '' } = {}] = students;
  await secureSection(product, id);
  const runId = await giveRun(product, id);
  await giveAttempt(product, id, {
    runId,
    sectionId: '1.2.2',
    itemId: '1.2.2-q1',
    verdict: 'not yet',
    takenMs: 90_000,
  });
  await giveAttempt(product, id, { runId, sectionId: '1.2.2', itemId: '1.2.2-q2' });
  await giveAttempt(product, id, { subject: 'business', sectionId: '3.1.1', itemId: '3.1.1-q1' });
  await product.deps
    .db()
    .insert(talkedDays)
    .values([
      { userId: id, subject: 'economics', day: '2026-11-09', seconds: 600 },
      { userId: id, subject: 'business', day: '2026-11-16', seconds: 6000 },
    ]);
  const { students: lines } = await readClass(teacher.browser, classId);
  expect(lines).toEqual([
    {
      ...{ id, name: 'Amara', joinedOn: '2026-11-16', tasks: 5 },
      sections: { secure: 1, fading: 0, learning: 1, all: 87 },
      quickFire: { answers: 2, right: 1, runs: 1 },
      minutes: { thisWeek: 4, fourWeeks: 14 },
    },
  ]);
  const student = await (await teacher.browser.get(`/api/classes/${classId}/students/${id}`)).json();
  expect(Object.keys(student).sort()).toEqual(
    ['id', 'name', 'className', 'subject', 'joinedOn', 'themes', 'quickFire', 'weeks', 'missed', 'work'].sort(),
  );
  const sections = student.themes.flatMap((theme: { sections: unknown[] }) => theme.sections);
  expect(sections).toHaveLength(87);
  expect(sections.filter(({ tasks }: { tasks: number }) => tasks > 0)).toEqual([
    { id: '1.1.3', title: 'The economic problem', state: 'secure', tasks: 3 },
    { id: '1.2.2', title: expect.any(String), state: 'learning', tasks: 2 },
  ]);
  expect(student.weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', practisedMinutes: 0, talkedMinutes: 10 },
    { monday: '2026-11-16', practisedMinutes: 4, talkedMinutes: 0 },
  ]);
});

test('no word of a student reaches a teacher: not an answer, not a label, not a worry, not a conversation', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara', 'Ben', 'Chloe']);
  for (const { id, browser } of students) {
    const worry = 'Quokka I feel awful';
    const work = { answer: worry };
    const marking = { ideas: [{ idea: worry }], modelAnswer: worry };
    await giveAttempt(product, id, { verdict: 'not yet', missing: idea, work, marking });
    // A drawing's finding quotes the label that was written.
    const missing = `The vertical axis is labelled ${worry}; it should be price.`;
    await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'tax-inelastic', verdict: 'partly', missing, work });
    await giveAttempt(product, id, { itemId: '1.1.3-q3', verdict: 'partly', missing: worry });
    const conversationId = await startConversation(browser);
    await giveCheck(product, id, conversationId);
  }
  const seen = await readClass(teacher.browser, classId);
  const own = await (await teacher.browser.get(`/api/classes/${classId}/students/${students[0]?.id}`)).json();
  expect(
    seen.missed.map((one: { idea: string; missed: number; tried: number }) => [one.idea, one.missed, one.tried]),
  ).toEqual([[idea, 3, 3]]);
  expect(own.missed.map((one: { idea: string }) => one.idea)).toEqual([idea]);
  for (const text of [JSON.stringify(seen), JSON.stringify(own)]) {
    expect(text).not.toMatch(/quokka|awful|what, how and for whom|@|07700/i);
  }
});

test('a figure of the class stands on three students, an idea on two who missed it, and what was learnt is not missed', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara', 'Ben', 'Chloe', 'Dev']);
  const [a = '', b = '', c = '', d = ''] = students.map(({ id }) => id);
  const miss = async (id: string) =>
    giveAttempt(product, id, { runId: await giveRun(product, id), verdict: 'not yet', missing: idea });
  const section = async () => {
    const { themes, missed, quickFire, minutes } = await readClass(teacher.browser, classId);
    const { figures } = themes[0].sections.find(({ id }: { id: string }) => id === '1.1.3');
    return {
      figures,
      missed: missed.map((one: { missed: number; tried: number }) => [one.missed, one.tried]),
      quickFire,
      minutes,
    };
  };
  await miss(a);
  await miss(b);
  expect(await section()).toEqual({ figures: null, missed: [], quickFire: null, minutes: null });
  await giveAttempt(product, c);
  expect(await section()).toEqual({
    figures: { begun: 3, tasks: 3, secure: 0, fading: 0, learning: 3 },
    missed: [[2, 3]],
    quickFire: null,
    minutes: { students: 3, each: 1 },
  });
  await miss(d);
  expect((await section()).quickFire).toEqual({ students: 3, answers: 3, right: 0 });
  product.clock.advance(60);
  await giveAttempt(product, a);
  await giveAttempt(product, b);
  // One is left who misses it: that is one student, not the class.
  expect((await section()).missed).toEqual([]);
});

test('whoever leaves is gone from every figure with the next look, and comes back only by saying yes again', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara', 'Ben', 'Chloe']);
  for (const { id } of students) await giveAttempt(product, id, { verdict: 'not yet', missing: idea });
  expect((await readClass(teacher.browser, classId)).missed).toHaveLength(1);
  const [{ id = '', browser = product.visitor() } = {}] = students;
  await browser.delete(`/api/memberships/${classId}`);
  const after = await readClass(teacher.browser, classId);
  expect(after.missed).toEqual([]);
  expect(JSON.stringify(after)).not.toMatch(new RegExp(`Amara|${id}`));
  expect((await teacher.browser.get(`/api/classes/${classId}/students/${id}`)).status).toBe(404);
});

test('a class of forty is there whole, by name, and nobody else’s work is in it', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  const { id } = await makeClass(product, browser);
  const userIds = await addMembers(product, id, 40);
  for (const userId of userIds) await giveAttempt(product, userId, { verdict: 'not yet', missing: idea });
  const outsider = await createSignedInStudent(product);
  await giveAttempt(product, outsider.id, { verdict: 'not yet', missing: idea });
  const seen = await readClass(browser, id);
  expect(seen.students).toHaveLength(40);
  expect(seen.students[0].name).toBe('Student 001');
  expect(seen.missed).toEqual([
    { section: '1.1.3 The economic problem', idea, task: 'Define opportunity cost.', missed: 40, tried: 40 },
  ]);
});

/** A run that an answer can belong to. */
async function giveRun({ deps: { db, clock } }: Product, userId: string): Promise<string> {
  const id = randomUUID();
  const itemIds = ['1.1.3-q1', '1.1.3-q2', '1.1.3-q3', '1.1.3-q4', '1.1.1-q1'];
  const run = {
    id,
    userId,
    subject: 'economics' as const,
    scope: 'mixed',
    calm: true,
    itemIds,
    startedAt: clock.now(),
  };
  await db().insert(practiceRuns).values(run);
  return id;
}
