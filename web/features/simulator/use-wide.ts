import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** Room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

function watch(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
