import { useSyncExternalStore } from 'react';

/** The address's query. Empty while a built page is taken over, because the page was built without one. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, readSearch, () => ''));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

const readSearch = () => location.search;
