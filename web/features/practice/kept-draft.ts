import { readStored, writeStored } from '#web/features/usage/browser-storage.ts';

/** Whose the copy in this browser is, and whether it has reached the server. */
type Stamp = { owner: string; unsaved: boolean };

/**
 * Where a student goes on: from what this browser could not send, else from what the server has, else from what was
 * jotted down here before logging in. What somebody else left in a shared browser is not touched.
 */
export function chooseDraft<Draft>(key: string, owner: string, fromServer: Draft | null, empty: Draft) {
  const stamp = readStored<Stamp | null>(stampKey(key), null);
  const here = readStored<Draft | null>(key, null);
  if (here && stamp?.owner === owner && stamp.unsaved) return { draft: here, unsaved: true };
  if (fromServer) return { draft: fromServer, unsaved: false };
  return here && !stamp ? { draft: here, unsaved: true } : { draft: empty, unsaved: false };
}

export function keepDraft(key: string, owner: string, draft: unknown, unsaved: boolean): void {
  writeStored(key, draft);
  writeStored(stampKey(key), { owner, unsaved });
}

function stampKey(key: string): string {
  return `${key}/stamp`;
}
