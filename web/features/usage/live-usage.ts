import type { Subject } from '#domain/subjects.ts';

type Listener = (subject: Subject, usedSeconds: number) => void;

const listeners = new Set<Listener>();

/** The server has counted: whoever shows the month's minutes shows them now. */
export function publishUsage(subject: Subject, usedSeconds: number): void {
  for (const listener of listeners) listener(subject, usedSeconds);
}

export function onUsage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
