import type { Context } from 'hono';
import * as v from 'valibot';
import { invalid } from './api-error.ts';
import { type Params, parseForm } from './form.ts';
import { render } from './render.ts';
import { createdSince, type Kind, type Page } from './store.ts';
import type { World } from './world.ts';

export type ApiEnv = { Variables: { params: Params } };
export type ApiContext = Context<ApiEnv>;

/** What a client sent, in the address and in the body, whichever way it chose. */
export async function readParams(c: ApiContext): Promise<Params> {
  const query = new URL(c.req.url).search.slice(1);
  return parseForm([query, c.req.method === 'GET' ? '' : await c.req.text()].filter(Boolean).join('&'));
}

/** Checks parameters as strictly as the real API: one that it does not know is refused by name. */
export function checked<Schema extends v.GenericSchema>(c: ApiContext, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, c.get('params'), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const [first = '', ...rest] = (issue.path ?? []).map(({ key }) => String(key));
  const param = [first, ...rest.map((part) => `[${part}]`)].join('');
  if (issue.expected === 'never')
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue.received === 'undefined')
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalid(`Invalid value for ${param}.`, { param });
}

export async function answer(c: ApiContext, { store }: World, object: unknown) {
  return c.json((await render(store, object, expandOf(c))) as object);
}

/** A page of a list, with the real API's shape and limits. `since` is in seconds. */
export async function answerList<K extends Kind>(c: ApiContext, world: World, kind: K, where: object, since?: number) {
  const { data, more } = await world.store.list(kind, where, pageOf(c), since ? createdSince(since) : undefined);
  return answer(c, world, { object: 'list', data, has_more: more, url: c.req.path });
}

export function pageOf(c: ApiContext): Page {
  const { limit, starting_after, ending_before } = checked(c, v.object(pageEntries));
  return { limit: limit ?? 10, startingAfter: starting_after, endingBefore: ending_before };
}

function expandOf(c: ApiContext): string[] {
  return checked(c, v.object({ expand: v.optional(v.array(v.string())) })).expand ?? [];
}

export const text = v.pipe(v.string(), v.maxLength(5000));
export const whole = v.pipe(v.string(), v.digits(), v.transform(Number));
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
/** The real API's limits: 50 entries, names of 40 and values of 500 characters. An empty text removes everything. */
export const metadata = v.union([
  v.pipe(
    v.literal(''),
    v.transform((): Record<string, string> => ({})),
  ),
  v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))), v.maxEntries(50)),
]);
export const expand = v.optional(v.array(v.string()));

const pageEntries = {
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(100))),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
};

/** The parameters of a list: its own filters, and those every list has. */
export function listParams<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject({ ...entries, ...pageEntries, expand });
}
