import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';
import type { ModelSettings } from './hosted-model.ts';
import { openOnce } from './open-once.ts';
import type { AnswerMarker, TutorBrain } from './tutor-interfaces.ts';

/**
 * A brain and a marker by a hosted model. The SDK takes a third of a second to load: only a product that asks for a
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
      import('./hosted-model.ts'),
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

export function chooseHostedMarker(settings: ModelSettings, embedded: AnswerMarker, log: Log): AnswerMarker {
  const description = describeModel(settings);
  const open = async () => {
    const [{ openHostedMarker }, { openModel }] = await Promise.all([
      import('./marker-hosted.ts'),
      import('./hosted-model.ts'),
    ]);
    const { timeoutSeconds } = settings;
    return openHostedMarker({ description, model: openModel(settings), embedded, log, timeoutSeconds });
  };
  const opened = openOnce(open);
  return {
    description,
    async mark(question, answer, options) {
      return (await opened()).mark(question, answer, options);
    },
  };
}

export function describeModel({ vendor, model, baseUrl }: ModelSettings): string {
  return `${model} at ${baseUrl ? new URL(baseUrl).host : vendor === 'openai' ? 'OpenAI' : 'Anthropic'}`;
}
