import { isTaught } from '#domain/study/taught.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { readCourse } from '../account/study-profile.ts';
import { themeOfSection } from './progress/course.ts';

/** Whether a section may be asked about without the student having chosen it. */
export async function readTaughtSections(
  db: Db,
  userId: string,
  subject: Subject,
): Promise<(sectionId: string) => boolean> {
  const { taught } = await readCourse(db, userId, subject);
  return (sectionId) => isTaught(taught, themeOfSection(subject, sectionId));
}
