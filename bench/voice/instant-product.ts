import { readConfig } from '#server/config/config.ts';
import { type Deps, openDeps } from '#server/deps.ts';
import type { TutorBrain } from '#server/providers/brain/interface.ts';
import type { SpeechEngines } from '#server/providers/speech/interface.ts';
import { serve } from '#server/serve.ts';

/** What the tutor's ears understand just now, and how long its replies are. */
export const script = { understand: () => '', replySeconds: 1 };

const instantEngines: Pick<SpeechEngines, 'ears' | 'mouth'> = {
  ears: { description: 'instant', transcribe: async () => script.understand() },
  mouth: {
    description: 'instant',
    sampleRate: 16_000,
    async *speak() {
      yield new Int16Array(16_000 * script.replySeconds);
    },
  },
};

const brain: TutorBrain = {
  description: 'instant',
  async *reply() {
    yield { kind: 'text', text: 'Good start. ' };
    yield { kind: 'text', text: 'What happens next?' };
    yield { kind: 'lesson', lesson: {}, evidence: [] };
  },
};

/** The whole server with ears, a brain and a mouth that take no time: what is left is our own. */
export async function serveInstantly(change: (deps: Deps) => Partial<Deps> = () => ({})) {
  const opened = await openDeps(readConfig());
  const { deps } = opened;
  Object.assign(deps, { speech: { ...deps.speech, ...instantEngines }, brain, hostedBrain: undefined });
  Object.assign(deps, change(deps));
  return serve(opened);
}
