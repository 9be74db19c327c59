import type { WrittenKind, WrittenWork } from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { readDraft } from '#web/kept/draft.ts';
import { savedSentences, useSavedDraft } from '#web/kept/use-saved-draft.ts';
import { type Exercise, type ExerciseKind, saveExerciseDraft } from './exercise-api.ts';

/** `attemptId`: what it will be handed in as. `unsaved`: what was begun came from this browser, not from the server. */
export type Desk = { subject: Subject; owner: string; attemptId: string; unsaved: boolean };

type Written<Kind extends WrittenKind> = Extract<WrittenWork, { kind: Kind }>;
type Kept = { exercise: Exercise; work: WrittenWork };

/** What the student writes: from where it was left, and kept as it grows, in this browser and on the server. */
export function useWritten<Kind extends WrittenKind>(
  exercise: Exercise,
  { subject, owner, attemptId, unsaved }: Desk,
  empty: Written<Kind>,
  finished: boolean,
) {
  const { itemId, seed, draft: begun } = exercise;
  const first = begun?.kind === empty.kind ? (begun as Written<Kind>) : empty;
  const { draft, saved, change } = useSavedDraft({
    name: nameOf(subject, exercise.kind),
    owner,
    initial: { draft: { exercise, work: first }, unsaved },
    save: ({ work }) => saveExerciseDraft(subject, { id: attemptId, itemId, seed, work }),
    finished,
  });
  return {
    work: draft.work as Written<Kind>,
    change: (work: Written<Kind>) => change({ exercise, work }),
    status: draft.work === empty ? '' : savedSentences[saved],
  };
}

/** What this browser has and the server has not: the network was away, or the tab was closed in the middle of a word. */
export function readUnsaved(subject: Subject, kind: ExerciseKind, owner: string): Kept | undefined {
  const kept = readDraft<Kept>(nameOf(subject, kind), owner);
  return kept?.state === 'unsaved' ? kept.draft : undefined;
}

function nameOf(subject: Subject, kind: ExerciseKind): string {
  return `exercise/${subject}/${kind}`;
}
