import { readPack } from '#content/curriculum/packs.ts';
import { openHostedBrain } from '#server/providers/brain/brain-hosted.ts';
import { openModel } from '#server/providers/models/hosted-model.ts';
import { pieces, scriptedBrain } from './conversations.ts';
import { startProduct } from './harness.ts';
import { startModelServer } from './support/model-server.ts';

/** A product whose hosted model answers as the test says, and whose built-in tutor only says 'Built in.'. */
export async function startHosted(answer: Parameters<typeof startModelServer>[0], { timeoutSeconds = 60 } = {}) {
  const server = await startModelServer(answer);
  const product = await startProduct();
  const settings = {
    vendor: 'openai',
    model: 'a-model',
    apiKey: 'key',
    baseUrl: server.baseUrl,
    timeoutSeconds,
  } as const;
  const hosted = openHostedBrain({
    description: 'a model',
    model: openModel(settings),
    // Looking things up is not the point, and takes a while to be set up.
    findKnowledge: async () => ({ sections: (await readPack('economics', 1))?.sections.slice(0, 1) ?? [] }),
    clock: product.clock,
    timeoutSeconds,
  });
  product.deps.hostedBrain = server.cutWhenHeard(hosted);
  const builtIn = scriptedBrain(() => pieces('Built in.'));
  product.deps.brain = builtIn;
  return {
    ...server,
    product,
    builtIn,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
