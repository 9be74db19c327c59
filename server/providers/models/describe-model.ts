import type { ModelSettings } from './hosted-model.ts';

export function describeModel({ vendor, model, baseUrl }: ModelSettings): string {
  return `${model} at ${baseUrl ? new URL(baseUrl).host : vendor === 'openai' ? 'OpenAI' : 'Anthropic'}`;
}
