import type { OpenOf } from '../lesson/lesson.ts';
import type { Section } from '../library.ts';
import { type Reply, readQuestion, type Scene } from '../scene.ts';
import { type PhraseName, tell } from '../words/tell.ts';
import { fill } from '../words/vary.ts';
import { chooseQuestion } from './choose-question.ts';

type Stage = OpenOf<'question'>['stage'];

/** Puts a question: what is asked, and what is then waited for. */
export function askQuestion(
  scene: Scene,
  id: string,
  lead?: PhraseName,
  stage: Stage = 'attempt',
): Pick<Reply, 'ask' | 'change'> {
  const { lesson } = scene;
  const placed = readQuestion(scene, id);
  if (!placed) return { ask: tell(lesson, 'chooseTopic'), change: { open: { kind: 'topic' } } };
  const { question, section } = placed;
  return {
    ask: lead ? tell(lesson, lead, { prompt: question.prompt }) : fill('{prompt}', { prompt: question.prompt }),
    change: {
      section: section.id,
      asked: [...new Set([...lesson.asked, id])],
      open: { kind: 'question', id, stage, rung: 0, found: [], doubted: [], told: '', begun: null },
    },
  };
}

/** A question of the section, or when there is none left the choice to go on or to finish. */
export function askNext(
  scene: Scene,
  section: Section,
  lead: PhraseName,
  explained = '',
  about = '',
): Pick<Reply, 'say' | 'ask' | 'change'> {
  const question = chooseQuestion(scene, section, explained, about);
  if (question) return { say: [], ...askQuestion(scene, question.id, lead) };
  return offerNext(scene, section);
}

/** How many questions of one section make a round. */
const round = 3;

export function roundIsDone({ lesson }: Scene, section: Section): boolean {
  const asked = section.questions.filter(({ id }) => lesson.asked.includes(id)).length;
  return asked >= Math.min(round, section.questions.length);
}

export function offerNext({ lesson, shelf, turn }: Scene, section: Section): Pick<Reply, 'say' | 'ask' | 'change'> {
  const own = shelf.sections.filter(({ theme }) => turn.agent.themes.includes(theme));
  const list = own.includes(section) ? own : shelf.sections;
  const following = list[(list.indexOf(section) + 1) % list.length] ?? section;
  return {
    say: [tell(lesson, 'sectionDone', { title: named(section.title) })],
    ask: tell(lesson, 'goOn', { next: named(following.title) }),
    change: { open: { kind: 'offer', yes: { do: 'teach', section: following.id }, no: { do: 'check' } } },
  };
}

/** A section's title in a sentence. Unit titles of the course are long: what stands behind the colon says enough. */
export function named(title: string): string {
  const short = /: (.{8,})$/.exec(title)?.[1] ?? title;
  return /^[A-Z]{2}|^(Porter|World|Bank|Carroll)/.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
}
