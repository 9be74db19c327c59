import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { KnowledgeParts } from './brain-hosted-knowledge.ts';
import type { ModelSettings } from './hosted-model.ts';
import type { AnswerMarker, TutorBrain } from './tutor-interfaces.ts';

/**
 * A brain and a marker by a hosted model. The SDK takes a third of a second to load: only a product that asks for a
 * hosted model loads it, at its first turn.
 */
export function chooseHostedBrain(
  settings: ModelSettings,
  { clock, ...parts }: KnowledgeParts & { clock: Clock },
): TutorBrain {
  const description = describe(settings);
  const open = async () => {
    const [{ openHostedBrain }, { openModel }, { openKnowledge }] = await Promise.all([
      import('./brain-hosted.ts'),
      import('./hosted-model.ts'),
      import('./brain-hosted-knowledge.ts'),
    ]);
    const { timeoutSeconds } = settings;
    const model = openModel(settings);
    return openHostedBrain({ description, model, findKnowledge: await openKnowledge(parts), clock, timeoutSeconds });
  };
  const opened = openOnce(open);
  return {
    description,
    async *reply(turn, options) {
      yield* (await opened()).reply(turn, options);
    },
  };
}

export function chooseHostedMarker(settings: ModelSettings, embedded: AnswerMarker, log: Log): AnswerMarker {
  const description = describe(settings);
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

/** What could not be opened is opened anew the next time. */
function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

function describe({ vendor, model, baseUrl }: ModelSettings): string {
  return `${model} at ${baseUrl ? new URL(baseUrl).host : vendor === 'openai' ? 'OpenAI' : 'Anthropic'}`;
}
