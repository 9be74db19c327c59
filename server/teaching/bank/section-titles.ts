import { packs, readPack } from '#content/curriculum/packs.ts';
import { subjects } from '#domain/subjects.ts';
import { examTitle } from './bank-texts.ts';

export type SectionTitles = (at: { subject: string; section: string }) => string;

/** The title of each section, by subject and id. */
export async function readSectionTitles(): Promise<SectionTitles> {
  const titles = new Map<string, string>();
  for (const subject of subjects) {
    const read = await Promise.all(packs[subject].map((_, index) => readPack(subject, index + 1)));
    for (const { id, title } of read.flatMap((pack) => pack?.sections ?? [])) titles.set(`${subject}:${id}`, title);
  }
  return ({ subject, section }) => titles.get(`${subject}:${section}`) ?? (section === 'exam' ? examTitle : '');
}
