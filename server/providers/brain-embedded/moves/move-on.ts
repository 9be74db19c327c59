import type { OpenOf } from '../lesson/lesson.ts';
import type { PlacedQuestion } from '../library.ts';
import type { Progress } from '../marking/progress.ts';
import type { Reply, Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { askNext, offerNext, roundIsDone } from './ask-question.ts';
import { record } from './evidence.ts';
import { firstSentences, pointAfter, teachPoint } from './teach-point.ts';

type OpenQuestion = OpenOf<'question'>;

/** After a right answer: a word on it, one more piece of the topic, and the next question. */
export function afterRight(scene: Scene, placed: PlacedQuestion, open: OpenQuestion): Reply {
  const { section, question } = placed;
  const { evidence, results } = record(scene, {
    sectionId: section.id,
    itemKind: 'question',
    itemId: question.id,
    verdict: 'right',
    hints: open.rung,
    unassisted: false,
  });
  const reply = goOn({ ...scene, lesson: { ...scene.lesson, results } }, placed, [praise(scene, placed, open)]);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

/** Said back after the full answer: it counts for little, but it is heard. */
export function afterRecall(scene: Scene, placed: PlacedQuestion, progress: Progress): Reply {
  const { section, question } = placed;
  const { evidence, results } = record(scene, {
    sectionId: section.id,
    itemKind: 'question',
    itemId: question.id,
    verdict: progress.complete ? 'partly' : 'not yet',
    hints: 5,
    unassisted: false,
    missing: progress.missing ?? question.requiredIdeas[0]?.idea,
  });
  const heard = tell(
    scene.lesson,
    progress.complete ? 'recallGood' : progress.fresh.length ? 'recallThin' : 'recallNone',
  );
  const reply = goOn({ ...scene, lesson: { ...scene.lesson, results } }, placed, [heard]);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

/** Left by the student's wish. */
export function afterSkip(scene: Scene, placed: PlacedQuestion, open: OpenQuestion): Reply {
  const { section, question } = placed;
  const say = [tell(scene.lesson, 'skip')];
  // Who has not tried and was not helped has shown nothing.
  if (open.rung === 0) return goOn(scene, placed, say);
  const { evidence, results } = record(scene, {
    sectionId: section.id,
    itemKind: 'question',
    itemId: question.id,
    verdict: open.found.length ? 'partly' : 'not yet',
    hints: open.rung,
    unassisted: false,
    missing: question.requiredIdeas.find(({ idea }) => !open.found.includes(idea))?.idea,
  });
  const reply = goOn({ ...scene, lesson: { ...scene.lesson, results } }, placed, say);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

function goOn(scene: Scene, { section, question }: PlacedQuestion, heard: string[]): Reply {
  const { lesson } = scene;
  if (roundIsDone(scene, section)) {
    const next = offerNext(scene, section);
    return { ...next, say: [...heard, ...next.say] };
  }
  const further = pointAfter(
    scene,
    section,
    section.keyPoints.find(({ id }) => id === lesson.point),
  );
  const text = further && firstSentences(teachPoint(scene, further), further.point.type === 'chain' ? 2 : 1);
  const shown = [...new Set([...lesson.shown, ...(further ? [further.point.id] : [])])];
  const next = askNext(
    { ...scene, lesson: { ...lesson, shown } },
    section,
    'nextOne',
    `${text ?? ''} ${question.modelAnswer}`,
  );
  return {
    say: [...heard, ...(text ? [text] : []), ...next.say],
    ...(next.ask === undefined ? {} : { ask: next.ask }),
    change: { ...next.change, shown, ...(further ? { point: further.point.id, angle: 0 } : {}) },
  };
}

function praise({ lesson }: Scene, { question }: PlacedQuestion, open: OpenQuestion): string {
  if (open.rung > 0) return tell(lesson, 'rightHelped');
  if (question.need) return tell(lesson, 'rightSome');
  const parts = question.requiredIdeas.length + (question.numeric ? 1 : 0);
  if (parts === 1) return tell(lesson, 'rightOne');
  return tell(lesson, parts === 2 ? 'rightTwo' : 'rightMany');
}
