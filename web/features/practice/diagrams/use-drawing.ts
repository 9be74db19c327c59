import { useState } from 'react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import { chooseDraft } from '#web/kept/draft.ts';
import { inTurn } from '#web/kept/in-turn.ts';
import { useKeptDraft } from '#web/kept/use-saved-draft.ts';
import { blankDrawing } from './blank-drawing.ts';
import { begin } from './history.ts';
import { type LoadedTask, saveDraft } from './load-diagrams.ts';

export type DrawingState = ReturnType<typeof useDrawing>;

/** The drawing with its history, from where it was left, and kept as it grows. */
export function useDrawing(taskKey: string, { task, drawing, owner }: LoadedTask) {
  const name = `diagram/${taskKey}`;
  const [initial] = useState(() => {
    const blank = blankDrawing(task);
    const left = chooseDraft(name, owner, drawing, blank);
    return left.draft.kind === task.kind ? left : { draft: blank, unsaved: false };
  });
  const [history, setHistory] = useState(() => begin(initial.draft));
  const [finished, setFinished] = useState<Drawing>();
  const value = history.present;
  const saved = useKeptDraft({
    ...{ name, owner, value, unsaved: initial.unsaved },
    save: (draft: Drawing) => saveDraft(taskKey, draft),
    finished: finished === value,
  });
  /** It is about to be handed in: on the server it must not be newer than its check, and stand at home as unfinished. */
  const finish = async () => {
    setFinished(value);
    if (saved !== 'yes') await inTurn(name, () => saveDraft(taskKey, value)).catch(() => undefined);
  };
  return { history, setHistory, saved, finish, goOn: () => setFinished(undefined) };
}
