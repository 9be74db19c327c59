import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Section } from '../curriculum/library.ts';
import type { TurnContext } from '../turn-context.ts';

/** From here on an entry is near enough to tell the topic. */
const nearEnough = 0.5;

/** The section that the words are about, or nothing. */
export async function findSection({ look, bank, course }: TurnContext, about: string): Promise<Section | undefined> {
  const { found } = await look(about, 'alone');
  const weights = new Map<string, number>();
  for (const { id, probability } of found) {
    const section = bank.get(id)?.section ?? '';
    if (course.sectionOf.has(section) && probability >= nearEnough)
      weights.set(section, (weights.get(section) ?? 0) + probability);
  }
  const best = [...weights].sort(([, a], [, b]) => b - a)[0];
  return best && course.sectionOf.get(best[0]);
}

/** The key point of a kind that shares most words with what was said; none when it shares none. */
export function nearestPoint({ lesson }: TurnContext, { keyPoints }: Section, about: string, type: KeyPoint['type']) {
  const said = new Set(stemsOf(about));
  const shared = ({ text, id }: KeyPoint) =>
    stemsOf(text).filter((stem) => said.has(stem)).length - (lesson.given.includes(id) ? 5 : 0);
  const best = keyPoints.filter((point) => point.type === type).toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best : undefined;
}
