import type { TutorAgent } from '#content/tutors.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Log } from '../log.ts';
import { readCoaching } from './brain-embedded/coaching.ts';
import { createFinder, type Finder } from './brain-embedded/find/finder.ts';
import { readLibrary } from './brain-embedded/library.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';
import type { Embedder } from './tutor-interfaces.ts';

/** `folder`: where the vectors of the curriculum are kept. */
export type KnowledgeParts = { embedder: Embedder | undefined; folder: string | undefined; log: Log };

const mostSections = 3;

/** The sections that the words are about, found as the built-in tutor finds them, and the exam question if there is one. */
export async function openKnowledge(parts: KnowledgeParts): Promise<FindKnowledge> {
  const [library, coaching] = await Promise.all([readLibrary(), readCoaching()]);
  const finders: Partial<Record<Subject, Finder>> = {};
  const finderOf = (subject: Subject) => {
    const plainFor = (id: string) => coaching.plainFor(subject, id);
    finders[subject] ??= createFinder({ shelf: library.shelves[subject], plainFor, ...parts });
    return finders[subject];
  };
  return async ({ agent, focus, words, near }) => {
    const shelf = library.shelves[agent.subject];
    const { topics } = await finderOf(agent.subject).find(words, { themes: themesOf(agent, focus), near });
    const found = topics.filter(({ score }) => score > 0).map(({ sectionId }) => sectionId);
    // What was talked about last stays in sight when the words lead elsewhere.
    const wanted = new Set([...found.slice(0, mostSections - 1), near ?? focus ?? '', ...found]);
    const sections = [...wanted].flatMap((id) => shelf.sectionOf.get(id) ?? []).slice(0, mostSections);
    return { sections, exam: agent.method === 'plan' ? library.simulator[examOf(agent, focus)] : undefined };
  };
}

function themesOf({ themes, method }: TutorAgent, focus: string | undefined): number[] {
  const theme = Number(focus);
  return method !== 'plan' && themes.includes(theme) ? [theme] : themes;
}

function examOf({ question }: TutorAgent, focus: string | undefined): number {
  return question ?? Number(focus ?? -1);
}
