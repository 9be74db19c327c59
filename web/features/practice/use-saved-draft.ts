import { useEffect, useRef, useState } from 'react';
import { createTurns } from '#web/in-turn.ts';
import { inBackground } from '../../in-background.ts';
import { keepDraft } from './kept-draft.ts';

/** Soon enough to lose a sentence at most, late enough not to send every letter. */
const pauseMilliseconds = 800;
const pauseAfterFailureMilliseconds = 5000;

export type Saved = 'yes' | 'soon' | 'failed';

type Options<Draft> = {
  key: string;
  owner: string;
  initial: { draft: Draft; unsaved: boolean };
  save: (draft: Draft) => Promise<unknown>;
  /** It has been handed in: nothing of it is left to save. */
  finished?: boolean;
};

/** What is typed is kept in this browser at once, and on the server a moment later. */
export function useSavedDraft<Draft>({ key, owner, initial, save, finished = false }: Options<Draft>) {
  const [draft, setDraft] = useState(initial.draft);
  const [saved, setSaved] = useState<Saved>(initial.unsaved ? 'soon' : 'yes');
  const [failures, setFailures] = useState(0);
  const saving = useRef(save);
  const [inTurn] = useState(createTurns);
  useEffect(() => {
    saving.current = save;
  });
  // The copy that the tutor reads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there when the page opened
  useEffect(() => keepDraft(key, owner, initial.draft, initial.unsaved), [key]);

  const unsaved = saved !== 'yes' && !finished;
  useEffect(() => {
    if (!unsaved) return;
    let current = true;
    const done = () => {
      if (!current) return;
      keepDraft(key, owner, draft, false);
      setSaved('yes');
    };
    const fail = () => {
      if (!current) return;
      setSaved('failed');
      setFailures((count) => count + 1);
    };
    const timer = setTimeout(
      // Where it had to wait and something newer has come, that is what goes.
      () => inBackground(inTurn(async () => current && (await saving.current(draft))).then(done, fail)),
      failures ? pauseAfterFailureMilliseconds : pauseMilliseconds,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, owner, draft, unsaved, failures, inTurn]);

  useEffect(() => {
    if (finished) keepDraft(key, owner, null, false);
  }, [key, owner, finished]);

  const change = (next: Draft) => {
    keepDraft(key, owner, next, true);
    setDraft(next);
    setSaved('soon');
    setFailures(0);
  };
  return { draft, saved, change };
}

export const savedSentences: Record<Saved, string> = {
  yes: 'Saved to your account.',
  soon: 'Saving …',
  failed: 'Saved on this device. We’ll save it to your account when you’re back online.',
};
