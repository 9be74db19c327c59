import { useSyncExternalStore } from 'react';

/** The address's query. Empty while a built page is taken over, because the page was built without one. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, readSearch, () => ''));
}

function subscribe(listener: () => void): () => void {
  for (const event of changes) addEventListener(event, listener);
  return () => {
    for (const event of changes) removeEventListener(event, listener);
  };
}

/** The browser's own, and the two that the router sends for a link within the page. */
const changes = ['popstate', 'pushState', 'replaceState'];

const readSearch = () => location.search;
