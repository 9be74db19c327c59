import type { Section } from '../curriculum/library.ts';
import { ownSection, ownSections } from '../curriculum/own-section.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { askAnother } from './ask-several.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { rankFound } from './rank-found.ts';

/** The next thing: what this topic still has, then the section that follows. */
export function moveOn(context: TurnContext, heard: Heard): Reply | Promise<Reply> {
  const { bank, lesson, course } = context;
  if (anotherOne.test(heard.words) && lesson.asked.length > 0) return askAnother(context, heard);
  if (heard.words.split(/\s+/).length > longestWish) return switchTopic(context, heard);
  if (!lesson.section) return beginSection(context, ownSection(context));
  const left = bank
    .of(course.subject, lesson.section)
    .find(
      ({ id, kind }) => !lesson.given.includes(id) && (kind === 'start' || kind === 'meaning' || kind === 'effect'),
    );
  const given = bank.of(course.subject, lesson.section).filter(({ id }) => lesson.given.includes(id)).length;
  if (left && given < enough) return giveEntry(context, left, { lead: tell(lesson, 'movingOn') });
  return beginSection(context, sectionAfter(context, requireSection(context, lesson.section)));
}

/** Of what was asked or set before. */
const anotherOne =
  /^\W*(?:(?:ok|yeah|yes|and|can i have) )*(?:another one|one more|next one|next question|another question)\W*$/i;

/** 'Right, next thing, what does it mean that …' names the next thing. */
const longestWish = 7;

/** So many answers of one section, and it is time for the next. */
const enough = 4;

/** 'From the start of theme 2', 'the very first topic': where that begins. */
export function beginAtStart(context: TurnContext, words: string): Reply | undefined {
  const named =
    /\b(?:start|beginning|very first topic|first topic)(?: of (?:the )?(?:theme|unit) (?<theme>\d{1,2})| of the (?:course|subject)|\b(?<=topic))/i.exec(
      words,
    );
  if (!named) return undefined;
  const { sections } = context.course;
  const own = sections.filter(({ theme }) => context.turn.agent.themes.includes(theme));
  const theme = Number(named.groups?.theme ?? (own[0] ?? sections[0])?.theme);
  const first = sections.find((section) => section.theme === theme);
  return first && beginSection(context, first, tell(context.lesson, 'bridge'));
}

/** Another topic: a bridge, and where it starts. */
export async function switchTopic(context: TurnContext, heard: Heard): Promise<Reply> {
  const { found: alone } = await context.look(wanted(heard.words), 'alone');
  const found = rankFound(context, { act: heard.act, sure: 1 }, alone);
  const best = found[0];
  if (!best || best.probability < sureOf.perhaps) return answerQuestion(context, { ...heard, found });
  const start = found.find(({ entry }) => entry.kind === 'start' && entry.section === best.entry.section);
  const isPart = specific.test(heard.words) && best.entry.kind !== 'start';
  const entry = start && !isPart && best.worth - start.worth < startsNear ? start.entry : best.entry;
  return giveEntry(
    context,
    entry,
    entry.section === context.lesson.section ? {} : { lead: tell(context.lesson, 'bridge') },
  );
}

/** 'No more sums, can we do kaizen instead' is about kaizen. */
function wanted(words: string): string {
  const named =
    /\b(?:can|could|may|shall) (?:we|you|i) (?:please )?(?:do|go on to|go to|move (?:on )?to|talk about|look at|cover|switch to|try|have)\s+(.+)$/i.exec(
      words,
    )?.[1];
  const begun = /\b(?:let'?s do|lets do|move on to|on to|switch to|back to|start on|teach me|what about)\s+(.+)$/i.exec(
    words,
  )?.[1];
  return (named ?? begun ?? words).replace(/\b(?:instead|now|next|please|pls|then)\b/gi, ' ').trim() || words;
}

/** Who asks for something of the new topic gets that, and not its beginning. */
const specific =
  /\b(?:what|whats|why|how|who|which|when|difference|diff|vs|versus|pros|cons|advantages?|disadvantages?|mean|means|example)\b/i;

/** Where a topic begins is better than a part of it, if it is nearly as near. */
const startsNear = 2;

function beginSection(context: TurnContext, section: Section, begun?: string): Reply {
  const { bank, lesson, course } = context;
  const entries = bank.of(course.subject, section.id);
  const start = entries.find(({ kind, id }) => kind === 'start' && !lesson.given.includes(id)) ?? entries[0];
  const lead = begun ?? tell(lesson, 'nextTopic', { title: lowerFirst(section.title) });
  if (!start) return { say: [lead], change: { section: section.id, entry: null, open: null } };
  return giveEntry(context, start, { lead });
}

function sectionAfter(context: TurnContext, section: Section): Section {
  const own = ownSections(context);
  const list = own.includes(section) ? own : context.course.sections;
  return list[(list.indexOf(section) + 1) % list.length] ?? section;
}
