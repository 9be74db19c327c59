import { requireSection, type Scene } from '../scene.ts';
import type { Section } from './library.ts';

/** What is talked about, what the page shows, what was weak, else another section of the tutor's field each time. */
export function ownSection(scene: Scene): Section {
  const { lesson, shelf, turn, now } = scene;
  const known = lesson.section ?? turn.lookingAt?.section;
  if (known) return requireSection(scene, known);
  const isOwn = (section: Section | undefined) => section && turn.agent.themes.includes(section.theme);
  const weak = turn.weakPoints.map(({ sectionId }) => shelf.sectionOf.get(sectionId)).find(isOwn);
  if (weak) return weak;
  const focus = Number(turn.focus);
  const own = shelf.sections.filter(({ theme }) =>
    turn.agent.method === 'explain' && turn.agent.themes.includes(focus)
      ? theme === focus
      : turn.agent.themes.includes(theme),
  );
  const seed = now.getUTCDate() * 7 + now.getUTCHours() + lesson.turns;
  return own[seed % own.length] ?? requireSection(scene, '');
}
