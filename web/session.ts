import type { hc, InferResponseType } from 'hono/client';
import { useSyncExternalStore } from 'react';
import type { App } from '#server/app.ts';
import { inBackground } from './in-background.ts';

type SessionClient = ReturnType<typeof hc<App>>['api']['session'];
export type Account = NonNullable<InferResponseType<SessionClient['$get'], 200>['account']>;

/** 'unknown' until the server has answered; null for a visitor. */
export type AccountState = Account | null | 'unknown';

/** Tells our other tabs that somebody signed in or out. Opened in the browser only. */
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();
let state: AccountState | undefined;
/** The server, when last asked, did not say who is signed in. */
let troubled = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;
/** Counts what was asked and told: an answer that something newer has overtaken says nothing any more. */
let turns = 0;

export function useAccount(): AccountState {
  return useSyncExternalStore(subscribe, readAccount, () => null);
}

export function useSessionTrouble(): boolean {
  return useSyncExternalStore(subscribe, readTrouble, readTrouble);
}

const readTrouble = () => troubled;

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
  turns += 1;
  clearTimeout(nextTry);
  troubled = false;
  publish(account);
  channel?.postMessage('changed');
}

/** Only an answer signs anybody out. Without one all stays as it was, and is asked again soon. */
export async function refreshAccount(): Promise<void> {
  turns += 1;
  const turn = turns;
  clearTimeout(nextTry);
  const account = await loadApi()
    .then(({ api, replyOf }) => replyOf(api.session.$get()))
    .then((answer) => answer.account)
    .catch(() => undefined);
  if (turn !== turns) return;
  // Something between us and the server may answer in its place, and not say who is signed in.
  troubled = account === undefined;
  if (troubled) nextTry = setTimeout(() => inBackground(refreshAccount()), 5000);
  publish(account);
}

export async function signOut(): Promise<void> {
  const { api, replyOf } = await loadApi();
  await replyOf(api.session.$delete());
  setAccount(null);
}

/** Once in the code: what a bundler writes around it is part of every page. */
function loadApi() {
  return import('./api.ts');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server leaves a cookie without any secret as a hint; without it there is nothing to ask. */
function readAccount(): AccountState {
  if (state === undefined) {
    state = /(^|; )signed_in=1/.test(document.cookie) ? 'unknown' : null;
    if (state === 'unknown') inBackground(refreshAccount());
    channel = new BroadcastChannel('session');
    channel.addEventListener('message', () => inBackground(refreshAccount()));
  }
  return state;
}

/** Without an account it stays what it was. */
function publish(account: AccountState = readAccount()): void {
  state = account;
  for (const listener of listeners) listener();
}
