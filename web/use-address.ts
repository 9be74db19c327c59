import { useLocation, useSearch } from 'wouter';

/** Path and query together: the query names the section or the questions that somebody was sent to. */
export function useAddress(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
}
