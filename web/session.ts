import type { hc, InferResponseType } from 'hono/client';
import { useSyncExternalStore } from 'react';
import type { App } from '#server/app.ts';

type SessionClient = ReturnType<typeof hc<App>>['api']['session'];
export type Account = NonNullable<InferResponseType<SessionClient['$get'], 200>['account']>;

/** 'unknown' until the server has answered; null for a visitor. */
export type AccountState = Account | null | 'unknown';

/** Tells our other tabs that somebody signed in or out. Opened in the browser only. */
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();
let state: AccountState | undefined;

export function useAccount(): AccountState {
  return useSyncExternalStore(subscribe, readAccount, () => null);
}

/** Who is signed in, once that is known. */
export async function accountNow(): Promise<Account | null> {
  for (;;) {
    const account = readAccount();
    if (account !== 'unknown') return account;
    await new Promise<void>((resolve) => {
      const forget = subscribe(() => {
        forget();
        resolve();
      });
    });
  }
}

export function setAccount(account: Account | null): void {
  publish(account);
  channel?.postMessage('changed');
}

export async function refreshAccount(): Promise<void> {
  const { api, call } = await import('./api.ts');
  const { account } = await call(api.session.$get()).catch(() => ({ account: null }));
  publish(account);
}

export async function signOut(): Promise<void> {
  const { api, call } = await import('./api.ts');
  await call(api.session.$delete());
  setAccount(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server leaves a cookie without any secret as a hint; without it there is nothing to ask. */
function readAccount(): AccountState {
  if (state === undefined) {
    state = /(^|; )signed_in=1/.test(document.cookie) ? 'unknown' : null;
    if (state === 'unknown') void refreshAccount();
    channel = new BroadcastChannel('session');
    channel.addEventListener('message', () => void refreshAccount());
  }
  return state;
}

function publish(account: Account | null): void {
  state = account;
  for (const listener of listeners) listener();
}
