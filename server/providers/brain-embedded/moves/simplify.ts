import type { PlacedQuestion } from '../library.ts';
import { givesAway } from '../marking/match.ts';
import { type Reply, readPoint, readQuestion, requireSection, type Scene } from '../scene.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { askNext } from './ask-question.ts';
import { chooseTopic } from './choose-topic.ts';
import { giveHint } from './give-hint.ts';
import { firstSentences, teachPoint } from './teach-point.ts';

/** 'I don't get it': the same point another way, first in plain words, then by a case, then step by step. */
export function simplify(scene: Scene): Reply {
  const { lesson } = scene;
  const { open } = lesson;
  const placed = lesson.point ? readPoint(scene, lesson.point) : undefined;
  const asked = open?.kind === 'question' ? readQuestion(scene, open.id) : undefined;
  const way = placed && putAnotherWay(scene, asked);
  if (way) {
    const back = asked
      ? { ask: tell(lesson, 'backTo', { prompt: asked.question.prompt }) }
      : askNext(scene, placed.section, 'nowYou', way);
    const { say: more = [], ...rest } = 'say' in back ? back : { ...back, say: [] };
    return {
      say: [way, ...more],
      ...rest,
      change: { ...('change' in rest ? rest.change : {}), angle: lesson.angle + 1 },
    };
  }
  if (asked && open?.kind === 'question' && open.stage === 'attempt') return giveHint(scene, asked, open);
  return askWhich(scene);
}

function putAnotherWay(scene: Scene, asked: PlacedQuestion | undefined): string | undefined {
  const { lesson, coaching, shelf } = scene;
  const placed = lesson.point ? readPoint(scene, lesson.point) : undefined;
  if (!placed) return undefined;
  const { section, point } = placed;
  const plain =
    coaching.plainFor(shelf.subject, point.id) ?? coaching.plainFor(shelf.subject, section.keyPoints[0]?.id ?? '');
  const example = section.keyPoints.find(({ type }) => type === 'example');
  const chain = section.keyPoints.find(({ type }) => type === 'chain');
  const ways = [
    plain && tell(lesson, 'plainly', { text: lowerFirst(plain) }),
    example && firstSentences(teachPoint(scene, { point: example, section }), 2),
    chain && firstSentences(teachPoint(scene, { point: chain, section }), 2),
  ].slice(lesson.angle);
  return ways.find((way) => way && !(asked && givesAway(asked.question, way))) || undefined;
}

/** Nothing else to try: the student points at the part that does not make sense. */
function askWhich(scene: Scene): Reply {
  const { lesson } = scene;
  if (!lesson.section) return chooseTopic(scene);
  const terms = requireSection(scene, lesson.section).keyPoints.flatMap((point) =>
    'term' in point ? [point.term] : [],
  );
  const [one, other] = terms;
  if (!one || !other) return chooseTopic(scene);
  return {
    say: [],
    ask: tell(lesson, 'whichPart', { one: lowerFirst(one), other: lowerFirst(other) }),
    change: { open: { kind: 'topic' } },
  };
}
