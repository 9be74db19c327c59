import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { PlacedPoint, Section } from '../library.ts';
import type { Scene } from '../scene.ts';
import { sayPoint, upperFirst } from '../words/say-point.ts';
import { sentencesOf } from '../words/sentences.ts';
import { tell } from '../words/tell.ts';

/** A key point with the words that lead into it. */
export function teachPoint({ lesson }: Scene, { point }: PlacedPoint): string {
  switch (point.type) {
    case 'example':
      return tell(lesson, 'realCase', { text: point.text });
    case 'evaluation':
      return tell(lesson, 'weighing', { text: point.text });
    case 'chain':
      return tell(lesson, 'reasoning', { text: sayPoint(point) });
    default:
      return sayPoint(point);
  }
}

/** The order in which a topic is built up: what it is, how it works, where it happened, how far it goes. */
const order: KeyPoint['type'][] = ['definition', 'formula', 'point', 'chain', 'example', 'evaluation'];
/** After one of the first three, one of these before another of the first three. */
const deeper = order.slice(3);

/** What comes after a point in the same section, has not been shown and fits in so many sentences, or nothing. */
export function pointAfter(
  { lesson }: Scene,
  section: Section,
  after: KeyPoint | undefined,
  room = 2,
): PlacedPoint | undefined {
  const left = section.keyPoints.filter(
    ({ id, type }) =>
      type !== 'misconception' && id !== after?.id && !lesson.shown.includes(id) && room >= (type === 'chain' ? 2 : 1),
  );
  const rank = after ? order.indexOf(after.type) : -1;
  const topic = new Set(after ? stemsOf(after.text) : []);
  const shared = ({ text }: KeyPoint) => stemsOf(text).filter((stem) => topic.has(stem)).length;
  const sorted = left.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || shared(b) - shared(a));
  const next =
    sorted.find(({ type }) => deeper.includes(type) && order.indexOf(type) > rank) ??
    sorted.find(({ type }) => deeper.includes(type)) ??
    sorted[0];
  return next && { point: next, section };
}

/** No more of a long point than can be listened to: what stands behind a semicolon is a sentence of its own. */
export function firstSentences(text: string, count: number): string {
  return sentencesOf(text)
    .flatMap((sentence) =>
      sentence.split(' ').length > longSentence && !/^[^;]*:/.test(sentence.replace(/^[^:]{3,40}: /, ''))
        ? cutAtSemicolons(sentence)
        : [sentence],
    )
    .slice(0, count)
    .join(' ');
}

const longSentence = 26;

function cutAtSemicolons(sentence: string): string[] {
  return sentence.split('; ').map((part) => upperFirst(/[.!?'’)]$/.test(part) ? part : `${part}.`));
}
