/** Words that are not with the server yet. They stay in this tab alone: a school's computer has many users. */
export function readKept<Value>(name: string, fallback: Value): Value {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: the words last as long as the page.
  }
}
