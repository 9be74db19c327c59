import { subjectTitles } from '#content/subjects.ts';
import type { TutorPlace } from './places.ts';

/** What one can do with this tutor, before a word has been said. */
export function tutorPrompts({ agentId, subject, name }: TutorPlace): string {
  const known = prompts[agentId];
  if (known) return known;
  if (agentId.startsWith('simulator')) return 'Talk your plan through with Mr E. He asks, you argue, before you write.';
  if (agentId.startsWith('economics-theme')) return `Ask your ${name} anything in this theme, or let it test you.`;
  return `Ask your ${subjectTitles[subject]} tutor anything in the course, or let it test you.`;
}

const prompts: Record<string, string> = {
  'analysis-builder': 'Build one chain of reasoning, link by link, with a tutor who asks what follows from what.',
  'evaluation-skills': 'Bring a claim from your essay, and find out how far it holds.',
  'quick-fire': 'Five short questions, marked straight away. Take the time you need.',
};
