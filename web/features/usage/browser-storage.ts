import { useState } from 'react';

/** A value that stays in this browser. Where storage is switched off it lasts as long as the page. */
export function useStored<Value>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState(() => ({ key, value: readStored(key, fallback) }));
  const value = held.key === key ? held.value : readStored(key, fallback);
  const store = (next: Value) => {
    setHeld({ key, value: next });
    writeStored(key, next);
  };
  return [value, store];
}

export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: the page goes on without it.
  }
}
