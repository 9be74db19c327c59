import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { tutorAgents } from '#content/tutors.ts';
import { agentNameOf, type ElevenLabsSettings } from '../providers/call/elevenlabs/call-elevenlabs.ts';
import { ConfigError, type Environment, text, webAddress, wholeNumber } from './read-setting.ts';

/** The simulator's questions have an agent each, where the operator names one. */
export const simulatorQuestions = 12;

export function elevenLabsSettings(env: Environment): ElevenLabsSettings | undefined {
  const file = text(env, 'ELEVENLABS_AGENTS');
  const apiKey = text(env, 'ELEVENLABS_API_KEY');
  const webhookSecret = text(env, 'ELEVENLABS_WEBHOOK_SECRET');
  if (!file) {
    if (!apiKey && !webhookSecret) return undefined;
    throw new ConfigError('ELEVENLABS_AGENTS is missing: it names the JSON file with an agent id for each tutor.');
  }
  if (!apiKey) throw new ConfigError('ELEVENLABS_API_KEY is missing: ELEVENLABS_AGENTS asks for agents of ElevenLabs.');
  return {
    apiKey,
    webhookSecret,
    agents: readAgents(file),
    baseUrl: webAddress(env, 'ELEVENLABS_BASE_URL', 'https://api.elevenlabs.io') ?? 'https://api.elevenlabs.io',
    timeoutSeconds: wholeNumber(env, 'TUTOR_TIMEOUT_SECONDS', 15, 1, 120),
  };
}

const agentIds = v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w-]{6,80}$/)));

function readAgents(file: string): Record<string, string> {
  const json = readJson(file);
  const result = v.safeParse(agentIds, json);
  if (!result.success || Array.isArray(json)) {
    throw new ConfigError(`ELEVENLABS_AGENTS: ${file} must be an object such as {"economics-theme-1": "agent_…"}.`);
  }
  const unknown = Object.keys(result.output).filter((name) => !agentNames.includes(name));
  if (unknown.length > 0) {
    throw new ConfigError(
      `ELEVENLABS_AGENTS: ${file} names ${unknown.join(', ')}, but the tutors are ${agentNames.join(', ')}.`,
    );
  }
  if (Object.keys(result.output).length === 0) throw new ConfigError(`ELEVENLABS_AGENTS: ${file} names no agent.`);
  return result.output;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigError(`ELEVENLABS_AGENTS: ${file} ${what}.`);
  }
}

const agentNames = [
  ...new Set([
    ...tutorAgents.map(({ id }) => id),
    ...Array.from({ length: simulatorQuestions }, (_, question) => agentNameOf(question)),
  ]),
];
