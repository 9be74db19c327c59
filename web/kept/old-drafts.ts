import { device } from './stores.ts';

type Keep = (name: string, owner: string, kept: { draft: unknown; state: 'saved' | 'unsaved' | 'jotted' }) => void;
type Stamp = { owner: string; unsaved: boolean };
type Answer = { owner: string; text: string };

/**
 * A draft once stood under its name alone, one for everybody: with a stamp beside it that said whose it was, with its
 * owner inside, or, for a visitor, with neither. It moves to its owner when somebody looks for it.
 */
export function moveOldDraft(name: string, keep: Keep): void {
  if (!device.has(name)) return;
  const old = device.read<unknown>(name, null);
  const stamp = device.read<Stamp | null>(`${name}/stamp`, null);
  if (isAnswer(old)) keep(name, old.owner, { draft: old.text, state: 'unsaved' });
  else if (old !== null && !stamp) keep(name, '', { draft: old, state: 'jotted' });
  else if (old !== null && stamp) keep(name, stamp.owner, { draft: old, state: stamp.unsaved ? 'unsaved' : 'saved' });
  device.write(name, undefined);
  device.write(`${name}/stamp`, undefined);
}

function isAnswer(old: unknown): old is Answer {
  return typeof old === 'object' && old !== null && 'owner' in old && 'text' in old;
}
