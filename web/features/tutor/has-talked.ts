import { readStored, writeStored } from '#web/features/usage/browser-storage.ts';

const storedAs = 'tutor/has-talked';

/** Whether anybody has talked with a tutor in this browser. */
export function hasTalked(): boolean {
  return readStored(storedAs, false);
}

export function noteTalk(): void {
  writeStored(storedAs, true);
}
