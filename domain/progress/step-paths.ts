import { isWrittenKind, itemKindOf, type WrittenKind } from '../exercises/inputs.ts';
import type { Subject } from '../subjects.ts';
import type { SectionName, SubjectFacts } from './next-best.ts';

/** What is due is said again, not picked from what is shown: only that tells whether it is still known. */
export const fromMemory = { chain: 'write', evaluation: 'judgement' } as const;

export function quickFire(subject: Subject): string {
  return `/subject/${subject}/qft`;
}

export function sectionPath(subject: Subject, { id }: Pick<SectionName, 'id'>): string {
  return `${quickFire(subject)}?scope=section:${id}`;
}

/** Where the kind of work that went wrong is done again. */
export function weakPath(subject: Subject, { section, itemKind, itemId }: SubjectFacts['weak'][number]): string {
  switch (itemKind) {
    case 'chain':
    case 'evaluation':
      return exercisePath(subject, fromMemory[itemKind], itemId);
    case 'diagram':
      return `/subject/${subject}/diagrams/${encodeURIComponent(itemId)}`;
    default:
      return sectionPath(subject, section);
  }
}

export function exercisePath(subject: Subject, kind: WrittenKind, itemId: string): string {
  const page = itemKindOf(kind) === 'chain' ? 'ab' : 'es';
  return `/subject/${subject}/${page}?kind=${kind}&item=${encodeURIComponent(itemId)}`;
}

export function draftPath(subject: Subject, { kind, itemId }: { kind: string; itemId: string }): string | undefined {
  if (kind === 'diagram') return `/subject/${subject}/diagrams/${encodeURIComponent(itemId)}`;
  if (kind === 'plan' || kind === 'answer')
    return `/subject/economics/ess/${encodeURIComponent(itemId.replace('simulator-', ''))}`;
  if (isWrittenKind(kind)) return exercisePath(subject, kind, itemId);
  return undefined;
}
