import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { londonHour } from '#domain/london-hour.ts';
import { addDays, type Day, londonDay, weekdayOf } from '#domain/working-days.ts';
import { profiles, users } from '../../../db/schema/account.ts';
import { studySettings } from '../../../db/schema/practice.ts';
import type { Deps } from '../../../deps.ts';
import { eachInTurn } from '../../../each-in-turn.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { readWeek } from './read-week.ts';
import { unsubscribeToken } from './settings.ts';
import { type OpenWork, weeklyMail } from './weekly-mail.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config' | 'secret' | 'log'>;

/** The week that is told of by now: on a Monday from seven in the morning in London, the one that ended last night. */
export function summaryWeek(now: Date): Day | undefined {
  const today = londonDay(now);
  if (weekdayOf(today) !== 1 || londonHour(now) < 7) return undefined;
  return addDays(today, -7);
}

/** What a teacher has set and the student has not done yet. Classes come after practice, so it is handed in. */
type ReadWork = (userId: string) => Promise<OpenWork[]>;

/** Tells everybody who has asked for it of the week that began on that Monday. Safe to run twice. */
export async function sendWeeklySummaries(deps: World, monday: Day, readWork: ReadWork): Promise<void> {
  await eachInTurn(deps.log, await readSubscribers(deps, monday), (student) =>
    deps.db.transaction(async () => {
      if (await claimWeek(deps, student.id, monday)) await sendSummary(deps, student, monday, readWork);
    }),
  );
}

type Student = Awaited<ReturnType<typeof readSubscribers>>[number];

/** A week in which nothing happened, with nothing set for the next, is passed over in silence. */
async function sendSummary(deps: World, { id, email, fullName }: Student, monday: Day, readWork: ReadWork) {
  const week = await readWeek(deps, id, monday);
  const work = await readWork(id);
  if (week.days === 0 && work.length === 0) return;
  const letter = weeklyMail(deps.config, { fullName, week, work, token: unsubscribeToken(deps, id) });
  await enqueueMail(deps, { to: email, ...letter }, `weekly-summary:${id}:${monday}`);
}

const notToldOf = (monday: Day) =>
  and(
    eq(studySettings.weeklySummary, true),
    or(isNull(studySettings.summarySentFor), lt(studySettings.summarySentFor, monday)),
  );

function readSubscribers({ db }: World, monday: Day) {
  return db()
    .select({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(studySettings)
    .innerJoin(users, eq(users.id, studySettings.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(notToldOf(monday), isNotNull(users.emailVerifiedAt)));
}

/** True for the one process that may tell of this week. */
async function claimWeek({ db }: World, userId: string, monday: Day): Promise<boolean> {
  const claimed = await db()
    .update(studySettings)
    .set({ summarySentFor: monday })
    .where(and(eq(studySettings.userId, userId), notToldOf(monday)))
    .returning({ userId: studySettings.userId });
  return claimed.length > 0;
}
