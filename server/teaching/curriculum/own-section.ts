import { keepTaught } from '#domain/study/taught.ts';
import { requireSection, type TurnContext } from '../turn-context.ts';
import type { Section } from './library.ts';

/** What is talked about, what the page shows, what was weak, else another section of the tutor's field each time. */
export function ownSection(context: TurnContext): Section {
  const { lesson, course, turn, now } = context;
  const known = lesson.section ?? turn.lookingAt?.section;
  if (known) return requireSection(context, known);
  const field = ownSections(context);
  const weak = turn.weakPoints
    .map(({ sectionId }) => course.sectionOf.get(sectionId))
    .find((section) => section && field.includes(section));
  if (weak) return weak;
  const focus = Number(turn.focus);
  const own =
    turn.agent.method === 'explain' && turn.agent.themes.includes(focus)
      ? course.sections.filter(({ theme }) => theme === focus)
      : field;
  const seed = now.getUTCDate() * 7 + now.getUTCHours() + lesson.turns;
  return own[seed % own.length] ?? requireSection(context, '');
}

/** The tutor's field, without what was not taught; whoever opens the tutor of an untaught theme has chosen it. */
export function ownSections({ course, turn }: TurnContext): Section[] {
  const own = course.sections.filter(({ theme }) => turn.agent.themes.includes(theme));
  const taught = keepTaught(own, turn.taught ?? null, ({ theme }) => theme);
  return taught.length > 0 ? taught : own;
}
