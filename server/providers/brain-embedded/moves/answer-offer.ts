import type { Step } from '../lesson/lesson.ts';
import { startChain } from '../methods/analysis.ts';
import { startClaim } from '../methods/evaluation.ts';
import { startRun } from '../methods/quick-fire.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { askBack } from './ask-back.ts';
import { askQuestion } from './ask-question.ts';
import { chooseTopic } from './choose-topic.ts';
import { endLesson, sayGoodbye } from './end-lesson.ts';
import { explainPoint } from './explain-topic.ts';
import { startTest } from './start-topic.ts';
import { answerOpen, helpOpen, isAtWork } from './work-on.ts';

/** 'Yes' and 'no' to what was offered; without an offer they mean go on, or something else. */
export async function answerOffer(scene: Scene, answer: 'yes' | 'no'): Promise<Reply> {
  const { lesson, turn } = scene;
  const { open } = lesson;
  if (open?.kind === 'offer') return take(scene, answer === 'yes' ? open.yes : open.no);
  if (open?.kind === 'question' && open.stage === 'check' && answer === 'no') return sayGoodbye(scene, []);
  if (isAtWork(scene)) {
    if (
      open?.kind === 'question' &&
      /\?\s*$/.test(lesson.lastAsk) &&
      /^(is|are|does|do|should|would|can|has|have|will)\b/i.test(lesson.lastAsk.replace(/^[^:]*: /, ''))
    )
      return answerOpen(scene, turn.words);
    return answer === 'no' ? helpOpen(scene, 'hint') : { say: [tell(lesson, 'goAhead')], ask: askBack(scene) };
  }
  if (answer === 'yes') return startTest(scene, '');
  return lesson.section ? endLesson(scene) : chooseTopic(scene);
}

async function take(scene: Scene, step: Step): Promise<Reply> {
  const { turn } = scene;
  switch (step.do) {
    case 'teach':
      if (turn.agent.method === 'analysis') return startChain(scene, requireSection(scene, step.section).title);
      if (turn.agent.method === 'evaluation')
        return startClaim(scene, requireSection(scene, step.section).title, false);
      if (turn.agent.method === 'quick-fire') return startRun(scene, requireSection(scene, step.section).title);
      return teach(scene, step.section);
    case 'ask':
      return { say: [tell(scene.lesson, 'startThere')], ...askQuestion(scene, step.question) };
    case 'check':
      return endLesson(scene);
    case 'more':
      return {
        say: [tell(scene.lesson, 'skip')],
        ask: tell(scene.lesson, 'runMore'),
        change: { open: { kind: 'offer', yes: { do: 'run' }, no: { do: 'check' } } },
      };
    case 'run':
      return startRun(scene, '');
    default:
      return chooseTopic(scene);
  }
}

/** A section from its beginning. */
export function teach(scene: Scene, sectionId: string): Reply {
  const section = requireSection(scene, sectionId);
  const point =
    section.keyPoints.find(({ type, id }) => type === 'definition' && !scene.lesson.shown.includes(id)) ??
    section.keyPoints[0];
  if (!point) return chooseTopic(scene);
  return explainPoint(scene, { point, section });
}
