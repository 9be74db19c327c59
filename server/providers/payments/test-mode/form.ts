/** A parameter of the API: text, or a list or a group of parameters. */
export type Param = string | Param[] | { [name: string]: Param };
export type Params = { [name: string]: Param };

/** Reads `line_items[0][price]=x&expand[]=y`: the provider's clients send everything in this form. */
export function parseForm(text: string): Params {
  const params: Params = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split(/\]\[|\[|\]/);
    // The bracket at the end leaves an empty part behind; a[] leaves two, and the first of them means 'the next one'.
    place(params, [first, ...rest.slice(0, -1)], value);
  }
  return arraysOf(params) as Params;
}

function place(target: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(target).length) : name;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const group: Params = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null);
  target[key] = group;
  place(group, rest, value);
}

/** Groups named 0, 1, 2 … are lists. */
function arraysOf(param: Param): Param {
  if (typeof param === 'string' || Array.isArray(param)) return param;
  const keys = Object.keys(param);
  const values = keys.map((key) => arraysOf(param[key] ?? ''));
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values;
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
}
