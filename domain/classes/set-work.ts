import type { Subject } from '../subjects.ts';

export const workKinds = ['section', 'quick-fire', 'diagram', 'plan'] as const;

/** What a teacher can set: a section to learn, a quick-fire run, a diagram to draw, a plan for a simulator question. */
export type WorkKind = (typeof workKinds)[number];

export const workKindNames: Record<WorkKind, string> = {
  section: 'Section',
  'quick-fire': 'Quick fire',
  diagram: 'Diagram',
  plan: 'Simulator plan',
};

type Work = { subject: Subject; kind: WorkKind; target: string };

/** Where the work is done, one tap away. */
export function workPath({ subject, kind, target }: Work): string {
  switch (kind) {
    case 'section':
      return `/theme/${subject}-${themeOf(subject, target)}?section=${target}`;
    case 'quick-fire':
      return `/subject/${subject}/qft?scope=${target}`;
    case 'diagram':
      return `/subject/${subject}/diagrams/${target}`;
    case 'plan':
      return `/subject/economics/ess/${target}`;
  }
}

/** Economics' 2.1.3 is in theme 2; Business's 3.2.1 is in unit 2, for there the 3 stands for the whole course. */
function themeOf(subject: Subject, sectionId: string): string {
  return sectionId.split('.')[subject === 'economics' ? 0 : 1] ?? '1';
}
