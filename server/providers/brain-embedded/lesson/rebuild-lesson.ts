import type { TutorTurn } from '../../tutor-interfaces.ts';
import type { Findings } from '../find/find-topic.ts';
import { sentencesOf } from '../words/sentences.ts';
import { freshLesson, type Lesson } from './lesson.ts';

/**
 * A thread that another brain has led, or an older version of this one: what was talked about is taken from what was
 * said, and the lesson goes on from there.
 */
export async function rebuildLesson(
  { history }: TutorTurn,
  find: (words: string) => Promise<Findings>,
): Promise<Lesson | undefined> {
  const said = history.slice(-6).map(({ text }) => text);
  if (!said.length) return undefined;
  const { topics, confidence } = await find(said.join(' ').slice(-800));
  const last = history.findLast(({ by }) => by === 'tutor')?.text ?? '';
  const sentences = sentencesOf(last).slice(-6);
  return {
    ...freshLesson,
    turns: history.length,
    section: confidence > leastConfidence ? (topics[0]?.sectionId ?? null) : null,
    last: sentences,
    said: sentences,
  };
}

const leastConfidence = 0.2;
