import { thresholds } from '../progress/mastery.ts';
import { type Day, londonDay } from '../working-days.ts';
import type { WorkKind } from './set-work.ts';

/** What a student really did: each piece with its moment. */
export type StudentWork = {
  shown: readonly { sectionId: string; itemKind: string; itemId: string; at: Date }[];
  /** Runs of quick fire that were answered to the end. */
  runs: readonly { scope: string; startedAt: Date; endedAt: Date }[];
  /** Drawings that were checked, and plans that were handed in. */
  pieces: readonly { kind: 'diagram' | 'plan'; itemId: string; at: Date }[];
};

type Work = { kind: WorkKind; target: string; dueOn: Day; setAt: Date };

/** When set work was done, by what the student did since it was set; null while it is not. */
export function readDone(work: Work, did: StudentWork): { on: Day; late: boolean } | null {
  const at = doneAt(work, did);
  if (!at) return null;
  const on = londonDay(at);
  return { on, late: on > work.dueOn };
}

function doneAt({ kind, target, setAt }: Work, did: StudentWork): Date | undefined {
  switch (kind) {
    case 'section':
      return enoughShown(did.shown.filter(({ sectionId, at }) => sectionId === target && at >= setAt));
    case 'quick-fire':
      return first(
        did.runs.filter(({ scope, startedAt }) => scope === target && startedAt >= setAt).map((run) => run.endedAt),
      );
    case 'diagram':
      return first(piecesSince(did, 'diagram', target, setAt));
    case 'plan':
      return first(piecesSince(did, 'plan', `simulator-${target}`, setAt));
  }
}

/** A section is done with as many different tasks as the map asks for before it can be secure. */
function enoughShown(shown: StudentWork['shown']): Date | undefined {
  const firsts = [...Map.groupBy(shown, ({ itemKind, itemId }) => `${itemKind} ${itemId}`).values()]
    .flatMap((own) => first(own.map(({ at }) => at)) ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return firsts[thresholds.itemsForSecure - 1];
}

function piecesSince(did: StudentWork, kind: 'diagram' | 'plan', itemId: string, setAt: Date): Date[] {
  return did.pieces
    .filter((piece) => piece.kind === kind && piece.itemId === itemId && piece.at >= setAt)
    .map(({ at }) => at);
}

function first(times: readonly Date[]): Date | undefined {
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
