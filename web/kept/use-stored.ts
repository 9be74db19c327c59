import { useState } from 'react';
import { device } from './stores.ts';

/** A choice that stays in this browser. Where storage is switched off it lasts as long as the page. */
export function useStored<Value>(name: string, fallback: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState(() => ({ name, value: device.read(name, fallback) }));
  const value = held.name === name ? held.value : device.read(name, fallback);
  const store = (next: Value) => {
    setHeld({ name, value: next });
    device.write(name, next);
  };
  return [value, store];
}
