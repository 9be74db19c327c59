import { smallestGroup } from '#domain/classes/small-groups.ts';
import type { Subject } from '#domain/subjects.ts';
import { findSection } from '../practice/progress/course.ts';
import { readItemNames } from '../practice/progress/item-names.ts';
import { readCourseIdeas } from './course-ideas.ts';
import type { EvidenceRow } from './work-queries.ts';

/** As many as fit on one printed page. */
const mostIdeas = 10;

/** An idea that is missing from the newest work on an item. */
export type Missed = { section: string; idea: string; task: string };

/**
 * The ideas that most students of a class leave out, each with how many of those who tried. Only where enough tried it,
 * and never for one student alone.
 */
export async function rankMissedIdeas(
  subject: Subject,
  rows: readonly EvidenceRow[],
): Promise<(Missed & { missed: number; tried: number })[]> {
  const view = await readViews(subject);
  const byItem = [...Map.groupBy(newestOf(rows), ({ itemKind, itemId }) => `${itemKind} ${itemId}`).values()];
  return byItem
    .flatMap((tries) => {
      const byIdea = Map.groupBy(
        tries.flatMap((row) => view(row) ?? []),
        ({ idea }) => idea,
      );
      return [...byIdea.values()].flatMap((same) =>
        same[0] ? [{ ...same[0], missed: same.length, tried: tries.length }] : [],
      );
    })
    .filter(({ missed, tried }) => tried >= smallestGroup && missed > 1)
    .toSorted((a, b) => b.missed - a.missed || b.missed / b.tried - a.missed / a.tried || compare(a, b))
    .slice(0, mostIdeas);
}

/** What one student leaves out, the newest first. */
export async function listMissedIdeas(subject: Subject, rows: readonly EvidenceRow[]): Promise<Missed[]> {
  const view = await readViews(subject);
  return newestOf(rows)
    .toSorted((a, b) => b.shownAt.getTime() - a.shownAt.getTime())
    .flatMap((row) => view(row) ?? [])
    .slice(0, mostIdeas);
}

/** Only from practice: what came up in a conversation stays there. */
async function readViews(subject: Subject): Promise<(row: EvidenceRow) => Missed | undefined> {
  const [ideas, names] = await Promise.all([readCourseIdeas(subject), readItemNames(subject)]);
  return (row) => {
    const { verdict, missing: idea, attemptId, sectionId } = row;
    if (verdict === 'right' || !idea || !attemptId || !ideas(row).has(idea)) return undefined;
    const section = `${sectionId} ${findSection(subject, sectionId)?.title ?? ''}`.trim();
    return { section, idea, task: names(row).name };
  };
}

/** Each student's last word on each item: what was learnt since is no longer missing. */
function newestOf(rows: readonly EvidenceRow[]): EvidenceRow[] {
  const newest = new Map<string, EvidenceRow>();
  for (const row of rows) {
    const key = `${row.userId} ${row.itemKind} ${row.itemId}`;
    const other = newest.get(key);
    if (!other || other.shownAt <= row.shownAt) newest.set(key, row);
  }
  return [...newest.values()];
}

function compare(a: Missed, b: Missed): number {
  return a.section.localeCompare(b.section, 'en', { numeric: true }) || a.idea.localeCompare(b.idea);
}
