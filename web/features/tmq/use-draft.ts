import { useEffect, useRef, useState } from 'react';
import { errorCode } from '#web/api.ts';
import { createTurns } from '#web/in-turn.ts';
import { inBackground } from '../../in-background.ts';
import { type Draft, saveDraft } from './marking-link.ts';

/** Soon enough to lose a sentence at most, late enough not to send every letter. */
const pauseMilliseconds = 700;
const pauseAfterFailureMilliseconds = 5000;

export type DraftState = {
  value: Draft;
  saved: 'yes' | 'soon' | 'failed';
  change: (changes: Partial<Draft>) => void;
};

/** What the marker types is kept on the server as it is typed. `onSettled`: somebody else has answered meanwhile. */
export function useDraft(token: string, initial: Draft, onSettled: () => void): DraftState {
  const [value, setValue] = useState(initial);
  const [saved, setSaved] = useState<DraftState['saved']>('yes');
  const [failures, setFailures] = useState(0);
  const settled = useRef(onSettled);
  const [inTurn] = useState(createTurns);
  useEffect(() => {
    settled.current = onSettled;
  });

  const unsaved = saved !== 'yes';
  useEffect(() => {
    if (!unsaved) return;
    let current = true;
    const onFailure = (failure: unknown) => {
      if (!current) return;
      const answered = errorCode(failure) === 'marking_settled';
      setSaved(answered ? 'yes' : 'failed');
      setFailures((count) => count + 1);
      if (answered) settled.current();
    };
    const save = () =>
      inTurn(async () => current && (await saveDraft(token, value))).then(() => current && setSaved('yes'), onFailure);
    const timer = setTimeout(() => inBackground(save()), failures ? pauseAfterFailureMilliseconds : pauseMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [token, value, unsaved, failures, inTurn]);

  const change = (changes: Partial<Draft>) => {
    setSaved('soon');
    setFailures(0);
    setValue((before) => ({ ...before, ...changes }));
  };
  return { value, saved, change };
}
