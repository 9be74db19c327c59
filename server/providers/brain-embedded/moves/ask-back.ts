import { chainAsk } from '../methods/analysis.ts';
import { lensAsk } from '../methods/evaluation.ts';
import { planAsk } from '../methods/plan.ts';
import { runAsk } from '../methods/quick-fire.ts';
import { readQuestion, type Scene } from '../scene.ts';

/** The question that is open, to come back to after something else; empty when there is none. */
export function askBack(scene: Scene): string {
  const { open, lastAsk } = scene.lesson;
  switch (open?.kind) {
    case 'question':
      return readQuestion(scene, open.id)?.question.prompt ?? '';
    case 'chain':
      return chainAsk(scene, open);
    case 'claim':
      return lensAsk(scene, open.lens);
    case 'run':
      return runAsk(scene, open);
    case 'plan':
      return planAsk(scene, open);
    case 'offer':
      return lastAsk;
    default:
      return '';
  }
}
