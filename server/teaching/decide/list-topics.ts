import { courses } from '#content/curriculum/courses.ts';
import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSections } from '../curriculum/own-section.ts';
import { sectionsNamed } from '../curriculum/sections-named.ts';
import type { Wish } from '../read/wishes.ts';
import { named } from '../say/named.ts';
import { listTitles, sayTopics } from '../say/say-topics.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** 'What should I revise for Friday', 'a list for labour markets', 'what's in theme 4': the course's own headings, in its order. */
export function listForRevision(context: TurnContext, words: string, wish?: Wish): Reply | undefined {
  const said = words.trim();
  const done = hasDone.exec(said)?.[1];
  if (wish !== 'list' && !asksForList.test(said) && !(done !== undefined && asksForNext.test(said))) return undefined;
  const theme = Number(/\b(?:theme|unit|topic) (\d{1,2})\b/i.exec(said)?.[1] ?? 0);
  if (theme) return listTheme(context, theme);
  const sections = sectionsNamed(context.course, done ?? said, context.turn.agent.themes);
  if (done !== undefined || asksForNext.test(said)) return sayNext(context, sections);
  // What the record shows as weak is told elsewhere.
  if (!sections.length) return undefined;
  return reply(context, sections.slice(0, mostSections), [
    ...(sections.length > 1 ? [tell(context.lesson, 'listOf', { titles: listTitles(sections) })] : []),
    ...sections.slice(0, mostSections).map(sayTopics),
  ]);
}

/** The parts of a theme where it has such, else its sections. */
function listTheme(context: TurnContext, number: number): Reply | undefined {
  const theme = courses[context.course.subject].find((one) => one.number === number);
  if (!theme) return undefined;
  const parts = [...new Set(theme.sections.map(({ group, title }) => group?.replace(/^[\d.]+ /, '') ?? named(title)))];
  const sections = context.course.sections.filter((section) => section.theme === number);
  return reply(context, sections.slice(0, 1), [
    tell(context.lesson, 'themeHas', { theme: theme.title, parts: parts.map((part) => part.toLowerCase()).join('; ') }),
    ...weakIn(context, sections),
  ]);
}

/** What was weak first, then what follows what was done. */
function sayNext(context: TurnContext, done: Section[]): Reply | undefined {
  const own = ownSections(context);
  const { lesson, course } = context;
  const last = done.at(-1) ?? course.sectionOf.get(lesson.section ?? '');
  const from = last ? own.indexOf(last) + 1 : 0;
  const next = own.slice(from, from + mostNext).filter((section) => !done.includes(section));
  if (!next.length) return undefined;
  return reply(context, next, [
    ...weakIn(
      context,
      own.filter((section) => !done.includes(section)),
    ),
    tell(lesson, last ? 'reviseNext' : 'beginWith', {
      ...(last ? { done: named(last.title) } : {}),
      titles: listTitles(next),
    }),
    ...next.slice(0, 1).map(sayTopics),
  ]);
}

function weakIn({ turn, lesson }: TurnContext, sections: readonly Section[]): string[] {
  const weak = turn.weakPoints.map(({ sectionId }) => sections.find(({ id }) => id === sectionId)).find(Boolean);
  return weak ? [tell(lesson, 'weakSection', { title: named(weak.title) })] : [];
}

function reply({ lesson }: TurnContext, sections: readonly Section[], say: string[]): Reply {
  const offers = sections.slice(0, mostOffers).map(({ title }) => ({
    label: `Start with ${named(title)}`,
    says: `teach me ${named(title)}`,
  }));
  return {
    say,
    ask: tell(lesson, 'whereToStart'),
    aside: true,
    act: 'move-on',
    change: { open: null },
    shown: { offers },
  };
}

const mostSections = 7;
const mostNext = 3;
const mostOffers = 3;

const asksForList = anyOf([
  /\b(?:list|checklist|overview|summary|headings?|breakdown)\b.*\b(?:revise|revision|go over|learn|know|topics?|stuff|things|what i need|for|theme|unit)\b/i,
  /\bwhat(?:'?s| is| are)? (?:actually |all )?(?:in|on|covered in|part of) (?:the )?(?:theme|unit|topic) \d/i,
  /\b(?:how many|which|what) (?:bits|parts|topics|sections|things|headings)\b.*\b(?:theme|unit) \d/i,
  inSequence([
    /\b(?:what|which) (?:topics? |bits? |things? |stuff |parts? )?(?:should|shall|do|would|could|must|can) (?:i|we|you|u) /i,
    /(?:need to |have to |best )?(?:revise|look at|go over|focus on|learn|study|cover|prioriti[sz]e|work on)\b/i,
  ]),
  /\bwhat (?:to|i should|i need to|we need to) (?:revise|go over|learn|focus on|look at|study)\b/i,
  /\b(?:what|which topic) (?:should|shall) (?:i|we) (?:do|revise|learn) (?:next|first)\b/i,
]);
/** 'Pretty confident on AD now. what would you do next' */
const asksForNext = anyOf([
  /\bwhat(?:'?s| is| comes| should i (?:do|revise|learn|look at)| would (?:you|u) do| do i do| shall we do)? (?:after (?:that|this|it)|next)\b/i,
  /\b(?:revise|do|learn|look at) next\b/i,
  /\bwhere (?:do|should|shall) (?:i|we) go (?:next|from here|now)\b/i,
]);
const hasDone = inSequence([
  /\b(?:done|finished|confident (?:on|with|about)|know|happy with|sorted|covered|ok(?:ay)? with|good (?:on|at|with))\s+/i,
  /(?:all (?:of )?)?(?:the )?([^.?!]{2,50}?)(?: now| already| tho| though)?(?:[.?!,;]|\s+(?:so|and|but)\b|$)/i,
]);
