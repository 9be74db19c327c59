import type { Store } from './store.ts';

/** Parts that the real API shows only when they are asked for by `expand`, and parts that it does not have at all. */
const onlyWhenExpanded: Record<string, readonly string[]> = {
  'checkout.session': ['line_items'],
  coupon: ['applies_to'],
  invoice: ['payments'],
};
const neverShown: Record<string, readonly string[]> = {
  'checkout.session': ['later'],
  subscription: ['waitingLines'],
  webhook_endpoint: ['secret'],
};

/** An object as a client sees it: `expand` names references, by path, that are replaced by what they refer to. */
export async function render(store: Pick<Store, 'readAny'>, value: unknown, expand: string[] = []): Promise<unknown> {
  return show(
    store,
    value,
    expand.map((path) => path.split('.')),
  );
}

async function show(store: Pick<Store, 'readAny'>, value: unknown, paths: string[][]): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => follow(store, entry, paths)));
  // Exact decimals write themselves as text.
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return value;
  const kind = 'object' in value && typeof value.object === 'string' ? value.object : '';
  const shown: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const inside = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (neverShown[kind]?.includes(name)) continue;
    if (onlyWhenExpanded[kind]?.includes(name) && inside.length === 0) continue;
    shown[name] = await follow(store, part, inside);
  }
  return shown;
}

async function follow(store: Pick<Store, 'readAny'>, value: unknown, paths: string[][]): Promise<unknown> {
  const target = typeof value === 'string' && paths.length > 0 ? ((await store.readAny(value)) ?? value) : value;
  return show(
    store,
    target,
    paths.filter((path) => path.length > 0),
  );
}
