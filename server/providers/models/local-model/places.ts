import * as v from 'valibot';
import { catalogueMakers } from '#content/local-models.ts';
import { EngineFailure, type LocalModel, type LocalPrompt, type SayOptions } from '../interface.ts';
import { asMessages, temperature } from './local-model.ts';
import { askForLines, readJson } from './read-lines.ts';
import { billionsOf } from './read-size.ts';

/** A server for language models that somebody may run on this machine. */
export type Place = {
  name: string;
  /** Without a slash at the end; always this machine. */
  address: string;
  /** Where it says what it has. */
  list: string;
  /** The names in that answer; `billions` where it is told. */
  read(answer: unknown): Listed[];
  say(model: string, address: string, prompt: LocalPrompt, options: SayOptions): AsyncIterable<string>;
};

/** `file`: named as a file of weights, and not by a library or catalogue whose models are made to talk. */
export type Listed = { name: string; file: boolean; billions?: number | undefined };

/** `remote_host`, `remote_model`: of one that Ollama only passes on to somebody else's machine. */
const tags = v.object({
  models: v.array(
    v.object({
      name: v.string(),
      details: v.optional(v.object({ parameter_size: v.optional(v.string()) })),
      remote_host: v.optional(v.string()),
      remote_model: v.optional(v.string()),
    }),
  ),
});
const openAiModels = v.object({ data: v.array(v.object({ id: v.string() })) });

export const places: Place[] = [
  {
    name: 'Ollama',
    address: 'http://127.0.0.1:11434',
    list: '/api/tags',
    read: (answer) =>
      v
        .parse(tags, answer)
        .models.filter(({ remote_host, remote_model }) => !remote_host && !remote_model)
        .map(({ name, details }) => ({ name, file: false, billions: billionsOf(details?.parameter_size ?? '') })),
    say: askOllama,
  },
  { name: 'llama.cpp', address: 'http://127.0.0.1:8080', list: '/v1/models', read: readOpenAi, say: askOpenAi },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234', list: '/v1/models', read: readLmStudio, say: askOpenAi },
];

function readOpenAi(answer: unknown): Listed[] {
  return v.parse(openAiModels, answer).data.map(({ id }) => ({ name: id, file: true }));
}

function readLmStudio(answer: unknown): Listed[] {
  const isOfCatalogue = (name: string) => catalogueMakers.some((maker) => name.startsWith(`${maker}/`));
  return readOpenAi(answer).map(({ name }) => ({ name, file: !isOfCatalogue(name) || /\.gguf$/i.test(name) }));
}

export function openPlaced({ name, address, say }: Place, model: string): LocalModel {
  return {
    description: `${model.split(/[/\\]/).at(-1)} in ${name}`,
    say: (prompt, options) => say(model, address, prompt, options),
    close: async () => undefined,
  };
}

/** Kept in its memory between lessons: loading it again would cost a student half a minute. */
const keepAlive = '30m';
const contextTokens = 4096;

async function* askOllama(model: string, address: string, prompt: LocalPrompt, { mostTokens, signal }: SayOptions) {
  const options = { temperature, num_predict: mostTokens, num_ctx: contextTokens };
  const body = { model, messages: asMessages(prompt), stream: true, think: false, keep_alive: keepAlive, options };
  for await (const line of askForLines(`${address}/api/chat`, body, signal)) {
    const { message, done, error } = readJson(line);
    if (error) throw new EngineFailure('brain', 'off');
    const text = Object(message).content;
    if (typeof text !== 'string' && !done) throw new EngineFailure('brain', 'garbage');
    if (text) yield text;
    if (done) return;
  }
  throw new EngineFailure('brain', 'cut_off');
}

/** Thinking is switched off where the model's own template knows of it. */
async function* askOpenAi(model: string, address: string, prompt: LocalPrompt, { mostTokens, signal }: SayOptions) {
  const body = {
    ...{ model, messages: asMessages(prompt), stream: true, temperature, max_tokens: mostTokens },
    ...{ cache_prompt: true, chat_template_kwargs: { enable_thinking: false } },
  };
  for await (const line of askForLines(`${address}/v1/chat/completions`, body, signal)) {
    if (line.startsWith(':')) continue;
    if (!line.startsWith('data:')) throw new EngineFailure('brain', 'garbage');
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const { choices, error } = readJson(data);
    if (error) throw new EngineFailure('brain', 'off');
    const [choice] = Array.isArray(choices) ? choices : [];
    const text = Object(Object(choice).delta).content;
    if (typeof text === 'string' && text) yield text;
    if (Object(choice).finish_reason) return;
  }
  throw new EngineFailure('brain', 'cut_off');
}
