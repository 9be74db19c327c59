import { useEffect, useRef, useState } from 'react';
import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { type Exercise, type ExerciseKind, loadExercise, type Marking, sendWork } from './exercise-api.ts';

type Outcome = { marking?: Marking; kept?: true; support?: true };

/** One exercise after another of a kind: loading it, sending what was done with it, and how that was marked. */
export function useExercise(subject: Subject, kind: ExerciseKind, theme: string, item: string | undefined) {
  const [exercise, setExercise] = useState<Exercise>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ id: '', startedAt: 0 });

  async function load(not?: string) {
    setFailure('');
    setBusy(true);
    try {
      const wanted = not === undefined && item ? { item } : { ...(theme && { theme }), ...(not && { not }) };
      const next = await loadExercise(subject, { kind, ...wanted });
      attempt.current = { id: crypto.randomUUID(), startedAt: performance.now() };
      setOutcome({});
      setExercise(next);
    } catch (error) {
      setFailure(errorText(error, 'The exercise could not be loaded. Check your connection and try again.'));
    }
    setBusy(false);
  }

  async function send(work: ExerciseWork) {
    if (!exercise || busy) return;
    setFailure('');
    setBusy(true);
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
        setOutcome({ kept: true });
        sent.later.then(settle, () => undefined);
      }
    } catch (error) {
      setFailure(errorText(error, 'It could not be marked. Check your connection and try again.'));
    }
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind or theme begins anew
  useEffect(() => {
    setExercise(undefined);
    setOutcome({});
    void load();
  }, [subject, kind, theme]);

  return {
    exercise,
    busy,
    failure,
    ...outcome,
    send,
    next: () => void load(exercise?.itemId),
    retry: () => void load(),
  };
}
