import { useState } from 'react';
import { errorCode } from '#web/api.ts';
import { type Saved, useAutosave } from '#web/kept/use-autosave.ts';
import { type Draft, saveDraft } from './marking-link.ts';

export type DraftState = {
  value: Draft;
  saved: Saved;
  change: (changes: Partial<Draft>) => void;
};

/** What the marker types is kept on the server as it is typed. `onSettled`: somebody else has answered meanwhile. */
export function useDraft(token: string, initial: Draft, onSettled: () => void): DraftState {
  const [value, setValue] = useState(initial);
  const save = (draft: Draft) =>
    saveDraft(token, draft).catch((refusal: unknown) => {
      if (errorCode(refusal) !== 'marking_settled') throw refusal;
      onSettled();
    });
  const saved = useAutosave({ name: `marking/${token}`, value, save });
  const change = (changes: Partial<Draft>) => setValue((before) => ({ ...before, ...changes }));
  return { value, saved, change };
}
