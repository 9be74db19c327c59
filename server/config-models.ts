import { ConfigError } from './config.ts';
import type { ModelSettings } from './providers/hosted-model.ts';

type Environment = Record<string, string | undefined>;

/**
 * `openai:…`, `anthropic:…` or `compatible:…` with the vendor's own name of the model. Values are not repeated in the
 * sentences where they may hold a key.
 */
export function modelSettings(env: Environment, name: 'TUTOR_MODEL' | 'MARKER_MODEL'): ModelSettings | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const [, vendor, model = ''] = /^(openai|anthropic|compatible):(\S+)$/.exec(value) ?? [];
  const timeoutSeconds = readTimeout(env);
  const openai = { apiKey: read(env, 'OPENAI_API_KEY'), baseUrl: address(env, 'OPENAI_BASE_URL') };
  switch (vendor) {
    case 'openai':
      if (!openai.apiKey) throw new ConfigError(`OPENAI_API_KEY is missing: ${name} asks for a model of OpenAI.`);
      return { vendor, model, timeoutSeconds, ...openai };
    case 'compatible':
      if (!openai.baseUrl) {
        throw new ConfigError(`OPENAI_BASE_URL is missing: ${name} asks for a server that speaks as OpenAI does.`);
      }
      return { vendor, model, timeoutSeconds, ...openai };
    case 'anthropic': {
      const apiKey = read(env, 'ANTHROPIC_API_KEY');
      if (!apiKey) throw new ConfigError(`ANTHROPIC_API_KEY is missing: ${name} asks for a model of Anthropic.`);
      return { vendor, model, timeoutSeconds, apiKey, baseUrl: address(env, 'ANTHROPIC_BASE_URL') };
    }
    default:
      throw new ConfigError(
        `${name} must be a vendor and a model such as openai:gpt-…, anthropic:claude-… or compatible:…, but it is "${value}".`,
      );
  }
}

function read(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function readTimeout(env: Environment): number {
  const value = read(env, 'TUTOR_TIMEOUT_SECONDS') ?? '15';
  const seconds = Number(value);
  if (!/^\d+$/.test(value) || seconds < 1 || seconds > 120) {
    throw new ConfigError(`TUTOR_TIMEOUT_SECONDS must be a whole number from 1 to 120, but it is "${value}".`);
  }
  return seconds;
}

/** Without a slash at the end, as the SDK wants it. */
function address(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new ConfigError(`${name} must be an address such as https://models.example/v1.`);
  }
  return url.href.replace(/\/$/, '');
}
