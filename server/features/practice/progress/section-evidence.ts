import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import { findSection } from './course.ts';
import { type ItemName, readItemNames } from './item-names.ts';
import { readSectionAttempts, readSectionChecks } from './queries.ts';
import { readAnswer, readDrawing, readMarking } from './read-work.ts';

/** As much as fits on a screen that anybody reads to its end. */
const mostPieces = 40;

/** What the colour of a section rests on: the student's own work with its marking, and the tutor's checks. Newest first. */
export async function readSectionEvidence(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  subject: Subject,
  sectionId: string,
) {
  const section = findSection(subject, sectionId);
  if (!section) throw new Failure('not_found');
  const place = { userId, subject, sectionId };
  const names = await readItemNames(subject);
  const attempts = await readSectionAttempts(db, place, mostPieces);
  const checks = await readSectionChecks(db, place, mostPieces);
  const pieces = [
    ...attempts.map((row) => viewAttempt(row, names(row))),
    ...checks.map((row) => viewCheck(row, names(row))),
  ];
  return {
    id: section.id,
    title: section.title,
    pieces: pieces.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, mostPieces),
  };
}

type Attempt = Awaited<ReturnType<typeof readSectionAttempts>>[number];
type Check = Awaited<ReturnType<typeof readSectionChecks>>[number];

function viewAttempt(
  { id, itemKind, itemId, verdict, hints, work, marking, appealedAt, attemptedAt }: Attempt,
  { name }: ItemName,
) {
  return {
    source: 'practice' as const,
    id,
    itemKind,
    itemId,
    name,
    verdict,
    hints,
    at: attemptedAt.toISOString(),
    answer: readAnswer(work),
    drawing: readDrawing(work),
    ...readMarking(marking),
    appealed: appealedAt !== null,
    conversation: null,
  };
}

function viewCheck(
  { id, itemKind, itemId, verdict, hints, missing, shownAt, conversationId, agentId, focus }: Check,
  { name }: ItemName,
) {
  return {
    source: 'tutor' as const,
    id,
    itemKind,
    itemId,
    name,
    verdict,
    hints,
    at: shownAt.toISOString(),
    answer: null,
    drawing: null,
    ideas: [],
    missing,
    modelAnswer: null,
    notes: [],
    appealed: false,
    // Conversations are kept for 30 days; what they have shown stays.
    conversation: conversationId && agentId ? { id: conversationId, agentId, focus } : null,
  };
}
