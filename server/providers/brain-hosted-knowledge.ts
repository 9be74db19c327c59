import type { TutorAgent } from '#content/tutors.ts';
import type { Topics } from './brain-embedded/topics.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';

const mostSections = 3;

/** The sections that the words are about, found as the built-in tutor finds them, and the exam question if there is one. */
export function findKnowledgeIn(topics: Topics): FindKnowledge {
  return async ({ agent, focus, words, near }) => {
    const { library, finders } = await topics();
    const shelf = library.shelves[agent.subject];
    const { topics: likely } = await finders[agent.subject].find(words, { themes: themesOf(agent, focus), near });
    const found = likely.filter(({ score }) => score > 0).map(({ sectionId }) => sectionId);
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
