import { useEffect, useState } from 'react';
import { keepDraft } from './draft.ts';
import { readOwner } from './owner.ts';
import { type Autosave, type Saved, useAutosave } from './use-autosave.ts';

type Keeping = {
  owner: string;
  /** A copy stays here when the server has it, to be read while the server cannot be asked. */
  copyStays?: boolean;
};
type Options<Draft> = Omit<Autosave<Draft>, 'value' | 'unsaved'> &
  Keeping & { initial: { draft: Draft; unsaved: boolean } };

/** A draft that begins with `initial` and is kept as it grows. */
export function useSavedDraft<Draft>({ initial, ...options }: Options<Draft>) {
  const [draft, change] = useState(initial.draft);
  const saved = useKeptDraft({ ...options, value: draft, unsaved: initial.unsaved });
  return { draft, saved, change };
}

/** What is written is kept in this browser at once, under its owner, and on the server a moment later. */
export function useKeptDraft<Draft>({ owner, copyStays, ...autosave }: Autosave<Draft> & Keeping): Saved {
  const { name, value, save, finished } = autosave;
  const saveAsOwner = async (draft: Draft) => {
    // Somebody else may have signed in from another tab.
    if ((await readOwner()) !== owner) throw new Error('The draft belongs to another account');
    await save(draft);
  };
  const saved = useAutosave({ ...autosave, save: saveAsOwner });
  const state = saved === 'yes' ? 'saved' : 'unsaved';
  const isKept = !finished && (state === 'unsaved' || copyStays);
  useEffect(() => {
    keepDraft(name, owner, isKept ? { draft: value, state } : undefined);
  }, [name, owner, value, state, isKept]);
  return saved;
}

export const savedSentences: Record<Saved, string> = {
  yes: 'Saved to your account.',
  soon: 'Saving …',
  failed: 'Saved on this device. We’ll save it to your account when you’re back online.',
};
