import type { Section } from '../curriculum/library.ts';
import { ownSection, ownSections } from '../curriculum/own-section.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { askAnother } from './ask-several.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { rankFound } from './rank-found.ts';

/** The next thing: what this topic still has, then the section that follows. */
export function moveOn(scene: Scene, heard: Heard): Reply | Promise<Reply> {
  const { bank, lesson, shelf } = scene;
  if (anotherOne.test(heard.words) && lesson.asked.length > 0) return askAnother(scene, heard);
  if (heard.words.split(/\s+/).length > longestWish) return switchTopic(scene, heard);
  if (!lesson.section) return beginSection(scene, ownSection(scene));
  const left = bank
    .of(shelf.subject, lesson.section)
    .find(
      ({ id, kind }) => !lesson.given.includes(id) && (kind === 'start' || kind === 'meaning' || kind === 'effect'),
    );
  const given = bank.of(shelf.subject, lesson.section).filter(({ id }) => lesson.given.includes(id)).length;
  if (left && given < enough) return giveEntry(scene, left, { lead: tell(lesson, 'movingOn') });
  return beginSection(scene, sectionAfter(scene, requireSection(scene, lesson.section)));
}

/** Of what was asked or set before. */
const anotherOne =
  /^\W*(?:(?:ok|yeah|yes|and|can i have) )*(?:another one|one more|next one|next question|another question)\W*$/i;

/** 'Right, next thing, what does it mean that …' names the next thing. */
const longestWish = 7;

/** So many answers of one section, and it is time for the next. */
const enough = 4;

/** 'From the start of theme 2', 'the very first topic': where that begins. */
export function beginAtStart(scene: Scene, words: string): Reply | undefined {
  const named =
    /\b(?:start|beginning|very first topic|first topic)(?: of (?:the )?(?:theme|unit) (?<theme>\d{1,2})| of the (?:course|subject)|\b(?<=topic))/i.exec(
      words,
    );
  if (!named) return undefined;
  const { sections } = scene.shelf;
  const own = sections.filter(({ theme }) => scene.turn.agent.themes.includes(theme));
  const theme = Number(named.groups?.theme ?? (own[0] ?? sections[0])?.theme);
  const first = sections.find((section) => section.theme === theme);
  return first && beginSection(scene, first, tell(scene.lesson, 'bridge'));
}

/** Another topic: a bridge, and where it starts. */
export async function switchTopic(scene: Scene, heard: Heard): Promise<Reply> {
  const { found: alone } = await scene.look(wanted(heard.words), 'alone');
  const found = rankFound(scene, { act: heard.act, sure: 1 }, alone);
  const best = found[0];
  if (!best || best.probability < sureOf.perhaps) return answerQuestion(scene, { ...heard, found });
  const start = found.find(({ entry }) => entry.kind === 'start' && entry.section === best.entry.section);
  const isPart = specific.test(heard.words) && best.entry.kind !== 'start';
  const entry = start && !isPart && best.worth - start.worth < startsNear ? start.entry : best.entry;
  return giveEntry(scene, entry, entry.section === scene.lesson.section ? {} : { lead: tell(scene.lesson, 'bridge') });
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

function beginSection(scene: Scene, section: Section, begun?: string): Reply {
  const { bank, lesson, shelf } = scene;
  const entries = bank.of(shelf.subject, section.id);
  const start = entries.find(({ kind, id }) => kind === 'start' && !lesson.given.includes(id)) ?? entries[0];
  const lead = begun ?? tell(lesson, 'nextTopic', { title: lowerFirst(section.title) });
  if (!start) return { say: [lead], change: { section: section.id, entry: null, open: null } };
  return giveEntry(scene, start, { lead });
}

function sectionAfter(scene: Scene, section: Section): Section {
  const own = ownSections(scene);
  const list = own.includes(section) ? own : scene.shelf.sections;
  return list[(list.indexOf(section) + 1) % list.length] ?? section;
}
