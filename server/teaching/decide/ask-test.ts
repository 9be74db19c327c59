import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { hasCheck } from '../bank/entry.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSection, ownSections } from '../curriculum/own-section.ts';
import { startEssay } from '../plan/start-essay.ts';
import { readMarks } from '../plan/tariff.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { offers, openCheck } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** One question of the topic and the difficulty asked for, and never one that was asked before. */
export function askTest(scene: Scene, { words, found }: Heard): Reply | Promise<Reply> {
  const { lesson } = scene;
  const section = sectionMeant(scene, words, found);
  const essay = askEssay(scene, section, words);
  if (essay) return essay;
  const asked = chooseQuestion(scene, section, words) ?? chooseCheck(scene, section);
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
function sectionMeant(scene: Scene, words: string, found: Heard['found']): Section {
  const named = found.find(({ entry, probability }) => entry.section !== 'exam' && probability >= sureOf.perhaps);
  const topic = stemsOf(
    words.replace(/\b(test|quiz|ask|question|me|one|hard|hardest|easy|give|another|on|this|that|it)\b/gi, ' '),
  );
  const { lesson, turn } = scene;
  if (named && topic.length > 0) return requireSection(scene, named.entry.section);
  const inHand = lesson.section ?? turn.lookingAt?.section;
  if (inHand) return requireSection(scene, inHand);
  return ownSections(scene).find(({ id }) => id === named?.entry.section) ?? ownSection(scene);
}

type Asked = { id: string; prompt: string };

/** Of the curriculum: near the words, at the level asked for or one up after a right answer, no sums by ear. */
function chooseQuestion({ lesson, turn }: Scene, section: Section, words: string): Asked | undefined {
  const topic = stemsOf(words);
  const level = /\b(hard|difficult|tough|tricky)/i.test(words) ? 3 : /\beas(?:y|ier)\b/i.test(words) ? 1 : nextLevel();
  const cost = ({ difficulty, prompt, numeric }: QuickFireQuestion) =>
    Math.abs(difficulty - level) +
    (numeric && turn.spoken ? 4 : 0) -
    Math.min(4, 1.5 * new Set(stemsOf(prompt).filter((stem) => topic.includes(stem))).size);
  return section.questions.filter(({ id }) => !lesson.asked.includes(id)).toSorted((a, b) => cost(a) - cost(b))[0];

  function nextLevel(): number {
    const last = lesson.results.filter((result) => result.section === section.id).at(-1);
    const before = section.questions.find(({ id }) => id === last?.id)?.difficulty ?? 1;
    return Math.min(3, before + (last?.verdict === 'right' && last.hints === 0 ? 1 : 0));
  }
}

/** When the curriculum's questions are used up, the checks of the section's written answers. */
function chooseCheck({ bank, lesson, shelf }: Scene, section: Section): Asked | undefined {
  const entry = bank.of(shelf.subject, section.id).find((one) => hasCheck(one) && !lesson.asked.includes(one.id));
  return entry?.check ? { id: entry.id, prompt: entry.check } : undefined;
}
