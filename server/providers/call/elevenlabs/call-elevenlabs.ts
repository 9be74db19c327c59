import type { Clock } from '../../../clock.ts';
import type { FindKnowledge } from '../../brain/brain-hosted-prompt.ts';
import { createBriefing } from '../call-briefing.ts';
import { openCallSocket } from '../call-socket.ts';
import type { NewCall, VoiceCall } from '../interface.ts';
import { relayAgent } from './elevenlabs-relay.ts';
import { readReport } from './elevenlabs-report.ts';
import { deleteConversation, signUrl } from './elevenlabs-requests.ts';

export type ElevenLabsSettings = {
  apiKey: string;
  /** Where the workspace lives: a company with its data in Europe has an address of its own. */
  baseUrl: string;
  /** The agent's id by the tutor's, or by `agentNameOf` a simulator question. */
  agents: Record<string, string>;
  /** Of the post-call webhook; without it calls are not settled. */
  webhookSecret: string | undefined;
  timeoutSeconds: number;
};

type World = { findKnowledge: FindKnowledge; clock: Clock };

/** Agents of ElevenLabs, relayed: the browser never sees the vendor, and the key never leaves this server. */
export function openElevenLabs(settings: ElevenLabsSettings, { findKnowledge, clock }: World): VoiceCall {
  const { timeoutSeconds, webhookSecret } = settings;
  return {
    description: 'ElevenLabs',
    async open(call) {
      const agentId = agentIdOf(settings.agents, call);
      if (!agentId) return undefined;
      const socket = await openCallSocket({ url: await signUrl(settings, agentId), timeoutSeconds });
      try {
        return await relayAgent(socket, createBriefing(call, findKnowledge), timeoutSeconds);
      } catch (error) {
        await socket.hangUp();
        throw error;
      }
    },
    forget: (id) => deleteConversation(settings, id),
    ...(webhookSecret
      ? { readReport: (body, signature) => readReport({ webhookSecret, clock }, body, signature) }
      : {}),
  };
}

/** Mr E may have an agent of his own for each question; without one he is the same for all. */
function agentIdOf(agents: ElevenLabsSettings['agents'], { agent, focus }: NewCall): string | undefined {
  const question = agent.method === 'plan' ? (agent.question ?? focus) : undefined;
  return (question === undefined ? undefined : agents[agentNameOf(question)]) ?? agents[agent.id];
}

export function agentNameOf(question: number | string): string {
  return `simulator-${question}`;
}
