import { readPack } from '#content/curriculum/packs.ts';
import { type HostedBrainOptions, openHostedBrain } from '#server/providers/brain/brain-hosted.ts';
import type { FindKnowledge } from '#server/providers/brain/brain-hosted-prompt.ts';
import { type ModelSettings, openModel } from '#server/providers/models/hosted-model.ts';
import { diagramsOf } from '#server/teaching/decide/find-diagram.ts';
import { type ModelRequest, startModelServer } from './support/model-server.ts';

export const vendors = ['openai', 'anthropic', 'compatible'] as const;
type Vendor = (typeof vendors)[number];

/** A hosted brain and no product around it, with a vendor that answers as the test says. */
export async function startBrain(
  vendor: Vendor,
  answer: Parameters<typeof startModelServer>[0],
  options: Partial<HostedBrainOptions> = {},
) {
  const server = await startModelServer(answer);
  const settings: ModelSettings = {
    vendor,
    model: 'a-model',
    apiKey: 'key-for-tests',
    baseUrl: server.baseUrl,
    timeoutSeconds: 60,
  };
  const clock = { now: () => new Date() };
  const brain = openHostedBrain({
    description: vendor,
    model: openModel(settings),
    findKnowledge,
    clock,
    timeoutSeconds: 60,
    ...options,
  });
  return { ...server, brain: server.cutWhenHeard(brain) };
}

const findKnowledge: FindKnowledge = async () => {
  const pack = await readPack('economics', 1);
  const diagrams = await diagramsOf({ subject: 'economics' });
  return { sections: pack?.sections.filter(({ id }) => id === '1.1.3') ?? [], diagrams };
};

/** Which words went where, whoever the vendor is. */
export function slotsOf({ body }: ModelRequest) {
  const all = [
    ...list(body.input),
    ...list(body.messages),
    ...list(body.system).map((part) => ({ ...part, role: 'system' })),
  ];
  const of = (...roles: string[]) =>
    JSON.stringify(all.filter(({ role }) => roles.includes(role)).map((one) => one.content ?? one.text));
  return { rules: of('system', 'developer').replaceAll('\\n', '\n'), student: of('user'), tutor: of('assistant') };
}

type Slot = { role: string; content?: unknown; text?: string };

function list(value: unknown): Slot[] {
  return Array.isArray(value) ? value : [];
}
