import { courses } from '#content/curriculum/courses.ts';
import type { SpecSection } from '#content/curriculum/curriculum.ts';
import { creditOf, masteryOf, recallOfSection, type Shown, stateOfSection } from '#domain/progress/mastery.ts';
import type { Subject } from '#domain/subjects.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readCards, type StoredCard } from '../../memory/card-queries.ts';
import { recallOf } from '../../memory/review-card.ts';
import { readShown } from './queries.ts';

/** Every section of the subject with what the evidence says of it. Nothing is said of a section without evidence. */
export async function readMap({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, subject: Subject) {
  return mapOf(subject, await readShown(db, userId, subject), await readCards(db, userId, subject), clock.now());
}

/** Of one student's evidence and cards. */
export function mapOf(
  subject: Subject,
  evidence: readonly (Shown & { sectionId: string })[],
  remembered: readonly StoredCard[],
  now: Date,
) {
  const shown = Map.groupBy(evidence, ({ sectionId }) => sectionId);
  const cards = Map.groupBy(remembered, ({ sectionId }) => sectionId);
  return courses[subject].map(({ number, title, sections }) => ({
    number,
    title,
    sections: sections.map((section) =>
      viewSection(section, shown.get(section.id) ?? [], cards.get(section.id) ?? [], now),
    ),
  }));
}

function viewSection({ id, title, group }: SpecSection, shown: Shown[], cards: StoredCard[], now: Date) {
  const mastery = masteryOf(shown);
  const known = new Set(shown.filter((piece) => creditOf(piece) > 0).map(keyOf));
  const recall = recallOfSection(cards.filter((card) => known.has(keyOf(card))).map((card) => recallOf(card, now)));
  return {
    id,
    title,
    group: group ?? null,
    state: stateOfSection(mastery, recall, shown.length),
    mastery: percent(mastery),
    recall: recall === null ? null : percent(recall),
    items: new Set(shown.map(keyOf)).size,
    due: cards.filter(({ dueAt }) => londonDay(dueAt) <= londonDay(now)).length,
  };
}

function keyOf({ itemKind, itemId }: Pick<Shown, 'itemKind' | 'itemId'>): string {
  return `${itemKind} ${itemId}`;
}

function percent(part: number): number {
  return Math.round(part * 100);
}
