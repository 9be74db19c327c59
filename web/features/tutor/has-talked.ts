import { device } from '#web/kept/stores.ts';

const storedAs = 'tutor/has-talked';

/** Whether anybody has talked with a tutor in this browser. */
export function hasTalked(): boolean {
  return device.read(storedAs, false);
}

export function noteTalk(): void {
  device.write(storedAs, true);
}
