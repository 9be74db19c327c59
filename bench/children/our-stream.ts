import { watchProviders } from '#server/metrics/watch-providers.ts';
import type { TutorBrain } from '#server/providers/brain/interface.ts';
import { serveInstantly } from '../voice/instant-product.ts';
import { tokens } from './tokens.mjs';

/** Our server with a brain that says, without a thought, as many tokens as the student asks for. */
const brain: TutorBrain = {
  description: 'instant',
  async *reply({ words }) {
    for await (const text of tokens(Number(/\d+/.exec(words)?.[0]))) yield { kind: 'text', text };
    yield { kind: 'lesson', lesson: {}, evidence: [] };
  },
};

await serveInstantly((deps) => ({ brain: watchProviders(deps.metrics, { ...deps, brain }).brain }));
