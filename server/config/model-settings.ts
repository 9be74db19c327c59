import type { ModelSettings } from '../providers/models/hosted-model.ts';
import { ConfigError, type Environment, text, webAddress, wholeNumber } from './read-setting.ts';

type SettingName = 'TUTOR_MODEL' | 'MARKER_MODEL' | 'TUTOR_TRANSCRIPTION' | 'TUTOR_SPEECH' | 'TUTOR_CALL';
type Vendor = ModelSettings['vendor'];

/**
 * `openai:…`, `anthropic:…` or `compatible:…` with the vendor's own name of the model. Values are not repeated in the
 * sentences where they may hold a key.
 */
export function modelSettings(
  env: Environment,
  name: SettingName,
  vendors: Vendor[] = ['openai', 'anthropic', 'compatible'],
): ModelSettings | undefined {
  const value = text(env, name);
  if (!value) return undefined;
  const [, named, model = ''] = /^([a-z]+):(\S+)$/.exec(value) ?? [];
  const vendor = vendors.find((known) => known === named);
  const openai = { apiKey: text(env, 'OPENAI_API_KEY'), baseUrl: modelAddress(env, 'OPENAI_BASE_URL') };
  const timeoutSeconds = wholeNumber(env, 'TUTOR_TIMEOUT_SECONDS', 15, 1, 120);
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
      const apiKey = text(env, 'ANTHROPIC_API_KEY');
      if (!apiKey) throw new ConfigError(`ANTHROPIC_API_KEY is missing: ${name} asks for a model of Anthropic.`);
      return { vendor, model, timeoutSeconds, apiKey, baseUrl: modelAddress(env, 'ANTHROPIC_BASE_URL') };
    }
    default:
      throw new ConfigError(
        `${name} must be ${name === 'TUTOR_MODEL' ? 'auto, builtin, or ' : ''}a vendor and a model such as ${oneOfThem(vendors.map((known) => examples[known]))}, but it is "${value}".`,
      );
  }
}

const examples: Record<Vendor, string> = {
  openai: 'openai:gpt-…',
  anthropic: 'anthropic:claude-…',
  compatible: 'compatible:…',
};

function oneOfThem(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('');
}

function modelAddress(env: Environment, name: string): string | undefined {
  return webAddress(env, name, 'https://models.example/v1');
}
