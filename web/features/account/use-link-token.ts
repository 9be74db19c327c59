import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The token of a link in a message leaves the address at once. It stays in the history entry, so that a phone that drops
 * the page while its owner fetches a password elsewhere can go on.
 */
export function useLinkToken(): string {
  const [path, navigate] = useLocation();
  const kept = useHistoryState<{ token?: string } | null>()?.token ?? '';
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token) navigate(path, { replace: true, state: { token } });
  }, [path, navigate]);
  return kept;
}
