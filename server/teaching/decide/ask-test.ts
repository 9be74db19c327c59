import type { Section } from '../curriculum/library.ts';
import { ownSection, ownSections } from '../curriculum/own-section.ts';
import { startEssay } from '../plan/start-essay.ts';
import { readMarks } from '../plan/tariff.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { chooseQuestion, hasNear, namedTopic } from './choose-question.ts';
import { offers, openCheck } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** One question of the topic and the difficulty asked for, and never one that was asked before. */
export function askTest(scene: Scene, { words, found }: Heard): Reply | Promise<Reply> {
  const { lesson } = scene;
  const section = sectionMeant(scene, words, found);
  const essay = askEssay(scene, section, words);
  if (essay) return essay;
  const asked = chooseQuestion(scene, section, words);
  if (!asked)
    return {
      say: [tell(lesson, 'allAsked', { title: section.title.toLowerCase() })],
      change: { open: null, section: section.id },
    };
  const lead = section.id === lesson.section ? [] : [tell(lesson, 'testOn', { title: section.title })];
  return {
    say: lead,
    ask: /\?\s*$/.test(asked.prompt) ? asked.prompt : `${asked.prompt} ${tell(lesson, 'whatWouldYouSay')}`,
    change: { section: section.id, entry: null, ignored: 0, ...openCheck(lesson, asked) },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** 'Give me an 8 marker on this': a question that can be argued about, which is then planned together. */
function askEssay(scene: Scene, section: Section, words: string): Promise<Reply> | undefined {
  const { bank, lesson, shelf } = scene;
  const marks = readMarks(words);
  if (marks === null || marks < leastEssay) return undefined;
  const entries = bank
    .of(shelf.subject, section.id)
    .filter(({ id, kind }) => kind === 'evaluate' && !lesson.asked.includes(id));
  const entry = entries.find(({ asks: [ask] }) =>
    /^(?:is|are|does|do|should|which|how (?:far|useful|effective|good|important))\b.*\?$/i.test(ask ?? ''),
  );
  const ask = entry?.asks[0];
  if (!entry || !ask) return undefined;
  return startEssay(scene, { title: ask, marks }, tell(lesson, 'examQuestion', { marks: String(marks), ask }));
}

const leastEssay = 8;

/** 'Question 3' is the third of the section that the page shows. */
export function askNumbered(scene: Scene, words: string): Reply | undefined {
  const at = Number(/\b(?:question|q) ?(\d{1,2})\b/i.exec(words)?.[1] ?? 0);
  const asked = at ? scene.shelf.sectionOf.get(scene.turn.lookingAt?.section ?? '')?.questions[at - 1] : undefined;
  if (!asked) return undefined;
  return {
    say: [tell(scene.lesson, 'numbered', { number: String(at) })],
    ask: /\?\s*$/.test(asked.prompt) ? asked.prompt : `${asked.prompt} ${tell(scene.lesson, 'whatWouldYouSay')}`,
    change: {
      section: scene.turn.lookingAt?.section ?? null,
      entry: null,
      ignored: 0,
      ...openCheck(scene.lesson, asked),
    },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** What the words name, else what is in hand, else something of the tutor's own that was taught. */
export function sectionMeant(scene: Scene, words: string, found: Heard['found']): Section {
  const named = found.find(({ entry, probability }) => entry.section !== 'exam' && probability >= sureOf.perhaps);
  const topic = namedTopic(scene, words);
  const { lesson, turn, shelf } = scene;
  if (topic.length > 0) {
    const nearest = [
      ...(named ? [requireSection(scene, named.entry.section)] : []),
      ...ownSections(scene),
      ...shelf.sections,
    ].find((section) => hasNear(scene, section, topic));
    if (nearest) return nearest;
    if (named) return requireSection(scene, named.entry.section);
  }
  const inHand = lesson.section ?? turn.lookingAt?.section;
  if (inHand) return requireSection(scene, inHand);
  return ownSections(scene).find(({ id }) => id === named?.entry.section) ?? ownSection(scene);
}
