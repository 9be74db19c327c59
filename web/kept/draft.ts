import { moveOldDraft } from './old-drafts.ts';
import { device } from './stores.ts';

/**
 * 'unsaved': newer than what the server has. 'jotted': written without knowing what the server has, by a visitor or while
 * it could not be asked.
 */
type Kept<Draft> = { draft: Draft; state: 'saved' | 'unsaved' | 'jotted' };

/**
 * Where a student goes on: from what this browser could not send, else from what the server has, else from what was
 * jotted down here. What somebody else left in a shared browser is not touched.
 */
export function chooseDraft<Draft>(name: string, owner: string, fromServer: Draft | null, empty: Draft) {
  const own = readDraft<Draft>(name, owner);
  if (own?.state === 'unsaved') return { draft: own.draft, unsaved: true };
  if (fromServer !== null) return { draft: fromServer, unsaved: false };
  if (own?.state === 'jotted') return { draft: own.draft, unsaved: true };
  const before = readDraft<Draft>(name, '');
  if (!before) return { draft: empty, unsaved: false };
  // From now on it is this student's, and no visitor's any more.
  keepDraft(name, owner, before);
  keepDraft(name, '', undefined);
  return { draft: before.draft, unsaved: true };
}

/** `owner` is '' for a visitor. */
export function readDraft<Draft>(name: string, owner: string): Kept<Draft> | undefined {
  moveOldDraft(name, keepDraft);
  return device.read<Kept<Draft> | undefined>(keyOf(name, owner), undefined);
}

export function keepDraft(name: string, owner: string, kept: Kept<unknown> | undefined): void {
  device.write(keyOf(name, owner), kept);
}

function keyOf(name: string, owner: string): string {
  return `draft/${owner || 'visitor'}/${name}`;
}
