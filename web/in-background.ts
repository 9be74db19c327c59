/**
 * Work that no code waits for, because the screen shows how it goes. What is not foreseen in it is told as any other
 * error of the page is.
 */
export function inBackground(work: Promise<unknown>): void {
  work.catch(reportError);
}
