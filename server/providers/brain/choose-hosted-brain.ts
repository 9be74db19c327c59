import type { Clock } from '../../clock.ts';
import { describeModel } from '../models/describe-model.ts';
import type { ModelSettings } from '../models/hosted-model.ts';
import { openOnce } from '../models/open-once.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';
import type { TutorBrain } from './interface.ts';

/**
 * A brain by a hosted model. The SDK takes a third of a second to load: only a product that asks for a
 * hosted model loads it, at its first turn.
 */
export function chooseHostedBrain(
  settings: ModelSettings,
  { findKnowledge, clock }: { findKnowledge: FindKnowledge; clock: Clock },
): TutorBrain {
  const description = describeModel(settings);
  const opened = openOnce(async () => {
    const [{ openHostedBrain }, { openModel }] = await Promise.all([
      import('./brain-hosted.ts'),
      import('../models/hosted-model.ts'),
    ]);
    const { timeoutSeconds } = settings;
    return openHostedBrain({ description, model: openModel(settings), findKnowledge, clock, timeoutSeconds });
  });
  return {
    description,
    async *reply(turn, options) {
      yield* (await opened()).reply(turn, options);
    },
  };
}
