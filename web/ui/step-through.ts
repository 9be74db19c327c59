import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move focus through a row or column of elements, round and round. Gives back the new one. */
export function stepThrough(event: KeyboardEvent, elements: readonly Element[]) {
  const at = elements.findIndex((element) => element.matches(':focus'));
  const next = elements.at(nextIndex(event.key, at, elements.length) ?? elements.length);
  if (!(next instanceof HTMLElement)) return null;
  event.preventDefault();
  next.focus();
  return next;
}

function nextIndex(key: string, at: number, count: number) {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at, 0) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
