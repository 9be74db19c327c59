import { useEffect, useRef, useState } from 'react';
import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { readOwner } from '#web/kept/owner.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';
import { type Exercise, type ExerciseKind, loadExercise, type Marking, sendWork } from './exercise-api.ts';
import { type Desk, readUnsaved } from './use-written.ts';

type Outcome = { marking?: Marking; kept?: true; support?: true };

/** One exercise after another of a kind: loading it, sending what was done with it, and how that was marked. */
export function useExercise(subject: Subject, kind: ExerciseKind, theme: string, item: string | undefined) {
  const [exercise, setExercise] = useState<Exercise>();
  const [desk, setDesk] = useState<Desk>({ subject, owner: '', attemptId: '', unsaved: false });
  const [outcome, setOutcome] = useState<Outcome>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ id: '', startedAt: 0 });
  /** The last thing asked for: whatever was asked for before it comes too late. */
  const asked = useRef(0);

  async function load(not?: string) {
    const mine = ++asked.current;
    const isLate = () => asked.current !== mine;
    setFailure('');
    setBusy(true);
    try {
      const wanted = not === undefined && item ? { item } : { ...(theme && { theme }), ...(not && { not }) };
      // What was handed in without a network must not come up as a draft.
      await sendKeptAttempts().catch(() => undefined);
      const owner = await readOwner();
      const here = not === undefined && !theme ? readUnsaved(subject, kind, owner) : undefined;
      const left =
        here && (!item || here.exercise.itemId === item) ? { ...here.exercise, draft: here.work } : undefined;
      const next = left ?? (await loadExercise(subject, { kind, ...wanted }));
      if (isLate()) return;
      const id = crypto.randomUUID();
      attempt.current = { id, startedAt: performance.now() };
      setOutcome({});
      setDesk({ subject, owner, attemptId: id, unsaved: left !== undefined });
      setExercise(next);
    } catch (error) {
      if (isLate()) return;
      setFailure(errorText(error, 'We couldn’t load an exercise. Check your connection and try again.'));
    }
    setBusy(false);
  }

  async function send(work: ExerciseWork) {
    if (!exercise || busy) return;
    setFailure('');
    setBusy(true);
    const mine = asked.current;
    const { id, startedAt } = attempt.current;
    const { itemId, seed } = exercise;
    const settle = (reply: Marking | { support: true }) => {
      if (attempt.current.id === id) setOutcome('support' in reply ? { support: true } : { marking: reply });
    };
    try {
      const takenMs = Math.round(performance.now() - startedAt);
      const sent = await sendWork(subject, { id, itemId, seed, takenMs, work });
      if (sent.state === 'marked') settle(sent.reply);
      else {
        if (asked.current === mine) setOutcome({ kept: true });
        sent.later.then(settle, () => undefined);
      }
    } catch (error) {
      if (asked.current === mine)
        setFailure(errorText(error, 'We couldn’t mark that. Check your connection and try again.'));
    }
    if (asked.current === mine) setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind or theme begins anew
  useEffect(() => {
    setExercise(undefined);
    setOutcome({});
    inBackground(load());
  }, [subject, kind, theme]);

  return {
    exercise,
    desk,
    busy,
    failure,
    ...outcome,
    send,
    next: () => inBackground(load(exercise?.itemId)),
    retry: () => inBackground(load()),
  };
}
