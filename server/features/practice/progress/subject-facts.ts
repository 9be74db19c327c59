import { isWrittenKind, itemKindOf } from '#domain/exercises/inputs.ts';
import { daysBetween } from '#domain/practice/days.ts';
import { thresholds } from '#domain/progress/mastery.ts';
import type { ExerciseItem, SectionName, SubjectFacts } from '#domain/progress/next-best.ts';
import { shorten } from '#domain/shorten.ts';
import type { Subject } from '#domain/subjects.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readWorries } from '../../account/study-profile.ts';
import { readCards, type StoredCard } from '../../memory/card-queries.ts';
import { readWeakPoints } from '../../memory/evidence-queries.ts';
import { recallOf } from '../../memory/review-card.ts';
import { readExamDates } from '../queue/exam-dates.ts';
import { readTaughtSections } from '../taught-sections.ts';
import { findSection } from './course.ts';
import { readItemNames } from './item-names.ts';
import { readMap } from './map.ts';
import { readNewestDraft, readUnfinishedRun } from './unfinished-queries.ts';

const day = 86_400_000;
/** After that a run has gone cold, and a piece of work is somewhere the student will look for it. */
const runDays = 3;
const draftDays = 14;

/** What the next ten minutes in a subject may be used for: nothing that was not taught, unless the student began it. */
export async function readSubjectFacts(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
): Promise<SubjectFacts> {
  const { db, clock } = deps;
  const now = clock.now();
  const since = (days: number) => new Date(now.getTime() - days * day);
  const isTaught = await readTaughtSections(db, userId, subject);
  const sections = (await readMap(deps, userId, subject)).flatMap((theme) => theme.sections);
  const unseen = sections.find(({ id, state }) => state === 'not seen' && isTaught(id));
  const weak = (await readWeakPoints(db, { userId, subject })).filter(({ sectionId }) => isTaught(sectionId));
  const today = londonDay(now);
  // As the queue counts them: what falls due in the evening is due all day.
  const due = (await readCards(db, userId, subject)).filter(
    ({ dueAt, sectionId }) => londonDay(dueAt) <= today && isTaught(sectionId),
  );
  const paper = (await readExamDates(db, userId, subject)).find(({ examOn }) => examOn >= today);
  return {
    subject,
    started: sections.some(({ state }) => state !== 'not seen'),
    due: dueBySection(
      subject,
      due.filter(({ itemKind }) => itemKind === 'question'),
      now,
    ),
    drawingsDue: due.filter(({ itemKind }) => itemKind === 'diagram').length,
    exercisesDue: { chain: longestDue(due, 'chain'), evaluation: longestDue(due, 'evaluation') },
    weak: weak.flatMap(({ sectionId, itemKind, itemId, missing }) => {
      const section = nameOf(subject, sectionId);
      return section ? [{ section, missing: missing ?? null, itemKind, itemId }] : [];
    }),
    exam: paper ? { paper: paper.paper, days: daysBetween(today, paper.examOn) } : null,
    run: await readUnfinishedRun(db, userId, subject, since(runDays)),
    draft: await nameDraft(subject, await readNewestDraft(db, userId, subject, since(draftDays))),
    unseen: unseen ? { id: unseen.id, title: unseen.title } : null,
    worries: await readWorries(db, userId),
  };
}

function dueBySection(subject: Subject, cards: readonly StoredCard[], now: Date): SubjectFacts['due'] {
  return [...Map.groupBy(cards, ({ sectionId }) => sectionId)]
    .flatMap(([sectionId, own]) => {
      const section = nameOf(subject, sectionId);
      const fading = own.filter((card) => recallOf(card, now) < thresholds.fadingRecall).length;
      return section ? [{ section, cards: own.length, fading }] : [];
    })
    .toSorted((a, b) => b.cards - a.cards || a.section.id.localeCompare(b.section.id));
}

function longestDue(due: readonly StoredCard[], item: ExerciseItem): SubjectFacts['exercisesDue'][ExerciseItem] {
  const own = due.filter(({ itemKind }) => itemKind === item).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  return own[0] ? { count: own.length, itemId: own[0].itemId } : null;
}

function nameOf(subject: Subject, sectionId: string): SectionName | undefined {
  const section = findSection(subject, sectionId);
  return section && { id: section.id, title: section.title };
}

async function nameDraft(
  subject: Subject,
  draft: { kind: string; itemId: string } | null,
): Promise<SubjectFacts['draft']> {
  if (!draft) return null;
  const names = await readItemNames(subject);
  const itemKind = isWrittenKind(draft.kind) ? itemKindOf(draft.kind) : draft.kind === 'diagram' ? 'diagram' : 'plan';
  return { ...draft, title: shorten(names({ itemKind, itemId: draft.itemId }).name, { most: 64 }) };
}
