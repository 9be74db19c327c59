import { useEffect, useRef, useState } from 'react';
import { inTurn } from './in-turn.ts';

/** Soon enough to lose a sentence at most, late enough not to send every letter. */
const pauseMilliseconds = 800;
const pauseAfterFailureMilliseconds = 5000;

export type Saved = 'yes' | 'soon' | 'failed';

export type Autosave<Value> = {
  /** Saves of one name go one after another. */
  name: string;
  value: Value;
  save: (value: Value) => Promise<unknown>;
  /** The server has not got the first value. */
  unsaved?: boolean;
  /** It has been handed in: nothing of it is left to save. */
  finished?: boolean;
};

/** What is written goes to the server a moment later, the newest only, and again until it has arrived. */
export function useAutosave<Value>({ name, value, save, unsaved = false, finished = false }: Autosave<Value>): Saved {
  /** What the server has, as far as we know. */
  const [stored, setStored] = useState(unsaved ? undefined : { value });
  const [failed, setFailed] = useState<{ value: Value; times: number }>();
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  const settled = finished || (stored !== undefined && stored.value === value);
  const failures = failed && failed.value === value ? failed.times : 0;
  useEffect(() => {
    if (settled) return;
    let current = true;
    const send = async () => {
      // Where it had to wait and something newer has come, that is what goes.
      if (!current) return;
      // Until it is answered nobody knows what the server has: to take the last letter back is a change too.
      setStored(undefined);
      await saving.current(value);
      if (current) setStored({ value });
    };
    const onFailure = () => current && setFailed({ value, times: failures + 1 });
    const timer = setTimeout(
      () => void inTurn(name, send).catch(onFailure),
      failures ? pauseAfterFailureMilliseconds : pauseMilliseconds,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, value, settled, failures]);
  return settled ? 'yes' : failures ? 'failed' : 'soon';
}
