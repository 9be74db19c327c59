import type { RunLength, RunScope } from '#domain/practice/quick-fire.ts';
import type { Subject } from '#domain/subjects.ts';
import { device } from '#web/kept/stores.ts';
import { useStored } from '#web/kept/use-stored.ts';

export type RunWish = { scope: RunScope; length: RunLength; calm: boolean };

const usual: RunWish = { scope: 'mixed', length: 10, calm: true };

/** What was chosen last, in this browser. */
export function useRunWish(subject: Subject) {
  return useStored<RunWish>(nameOf(subject), usual);
}

/** Untimed until somebody asks for the clock, and then everywhere. */
export function prefersCalm(subject: Subject): boolean {
  return device.read<RunWish>(nameOf(subject), usual).calm;
}

function nameOf(subject: Subject): string {
  return `quick-fire run ${subject}`;
}
