import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSection, ownSections } from '../curriculum/own-section.ts';
import { startEssay } from '../plan/start-essay.ts';
import { readMarks } from '../plan/tariff.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { chooseQuestion, hasNear, namedTopic } from './choose-question.ts';
import { offers, openCheck } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** One question of the topic and the difficulty asked for, and never one that was asked before. */
export function askTest(context: TurnContext, { words, found }: Heard): Reply | Promise<Reply> {
  const { lesson } = context;
  const section = sectionMeant(context, words, found);
  const essay = askEssay(context, section, words);
  if (essay) return essay;
  const asked = chooseQuestion(context, section, words);
  if (!asked)
    return {
      say: [tell(lesson, 'allAsked', { title: section.title.toLowerCase() })],
      change: { open: null, section: section.id },
    };
  const lead = section.id === lesson.section ? [] : [tell(lesson, 'testOn', { title: section.title })];
  return {
    say: lead,
    ask: /\?\s*$/.test(asked.prompt) ? asked.prompt : `${asked.prompt} ${tell(lesson, 'whatWouldYouSay')}`,
    change: { section: section.id, entry: null, ignored: 0, toAsk: null, ...openCheck(lesson, asked) },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** 'Give me an 8 marker on this': a question that can be argued about, which is then planned together. */
function askEssay(context: TurnContext, section: Section, words: string): Promise<Reply> | undefined {
  const { bank, lesson, course } = context;
  const marks = readMarks(words);
  if (marks === null || marks < leastEssay) return undefined;
  const entries = bank
    .of(course.subject, section.id)
    .filter(({ id, kind }) => kind === 'evaluate' && !lesson.asked.includes(id));
  const entry = entries.find(({ asks: [ask] }) =>
    /^(?:is|are|does|do|should|which|how (?:far|useful|effective|good|important))\b.*\?$/i.test(ask ?? ''),
  );
  const ask = entry?.asks[0];
  if (!entry || !ask) return undefined;
  return startEssay(context, { title: ask, marks }, tell(lesson, 'examQuestion', { marks: String(marks), ask }));
}

const leastEssay = 8;

/** 'Question 3' is the third of the section that the page shows. */
export function askNumbered(context: TurnContext, words: string): Reply | undefined {
  const at = Number(/\b(?:question|q) ?(\d{1,2})\b/i.exec(words)?.[1] ?? 0);
  const asked = at ? context.course.sectionOf.get(context.turn.lookingAt?.section ?? '')?.questions[at - 1] : undefined;
  if (!asked) return undefined;
  return {
    say: [tell(context.lesson, 'numbered', { number: String(at) })],
    ask: /\?\s*$/.test(asked.prompt) ? asked.prompt : `${asked.prompt} ${tell(context.lesson, 'whatWouldYouSay')}`,
    change: {
      section: context.turn.lookingAt?.section ?? null,
      entry: null,
      ignored: 0,
      ...openCheck(context.lesson, asked),
    },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** What the words name, else what is in hand, else something of the tutor's own that was taught. */
export function sectionMeant(context: TurnContext, words: string, found: Heard['found']): Section {
  const named = found.find(({ entry, probability }) => entry.section !== 'exam' && probability >= sureOf.perhaps);
  const topic = namedTopic(context, words);
  const { lesson, turn, course } = context;
  if (topic.length > 0) {
    const nearby = found.filter(({ entry, probability }) => entry.section !== 'exam' && probability >= sureOf.perhaps);
    const nearest = [
      // 'A question on inflation' means the topic of that name before any other that speaks of it.
      ...ownSections(context).filter(({ title }) => isNamedBy(title, topic)),
      ...nearby.map(({ entry }) => requireSection(context, entry.section)),
      ...ownSections(context),
      ...course.sections,
    ].find((section) => hasNear(context, section, topic));
    if (nearest) return nearest;
    if (named) return requireSection(context, named.entry.section);
  }
  const inHand = lesson.section ?? turn.lookingAt?.section;
  if (inHand) return requireSection(context, inHand);
  return ownSections(context).find(({ id }) => id === named?.entry.section) ?? ownSection(context);
}

function isNamedBy(title: string, topic: string[]): boolean {
  const stems = stemsOf(title);
  return stems.length === topic.length && topic.every((stem) => stems.includes(stem));
}
