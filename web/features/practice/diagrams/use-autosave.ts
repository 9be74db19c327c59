import { useEffect, useState } from 'react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import { createTurns } from '#web/in-turn.ts';
import { inBackground } from '../../../in-background.ts';
import { saveDraft } from './load-diagrams.ts';

const pauseMilliseconds = 900;
const pauseAfterFailureMilliseconds = 6000;

export type Saved = 'yes' | 'soon' | 'failed';

/** The drawing is kept as it grows. The first one is what the server already has; a finished one needs no keeping. */
export function useAutosave(key: string, drawing: Drawing, finished: Drawing | undefined): Saved {
  const [kept, setKept] = useState(drawing);
  const [failures, setFailures] = useState(0);
  const [inTurn] = useState(createTurns);
  const settled = kept === drawing || finished === drawing;
  useEffect(() => {
    if (settled) return;
    let current = true;
    const save = () =>
      inTurn(async () => current && (await saveDraft(key, drawing))).then(
        () => {
          if (!current) return;
          setKept(drawing);
          setFailures(0);
        },
        () => current && setFailures((count) => count + 1),
      );
    const timer = setTimeout(() => inBackground(save()), failures ? pauseAfterFailureMilliseconds : pauseMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, drawing, settled, failures, inTurn]);
  return settled ? 'yes' : failures ? 'failed' : 'soon';
}

export const savedWords: Record<Saved, string> = {
  yes: 'Saved',
  soon: 'Saving …',
  failed: 'Not saved yet: no connection',
};
