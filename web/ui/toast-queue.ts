export type WaitingToast = { kind: 'success' | 'error'; text: string };

const waiting: WaitingToast[] = [];
let wake: (() => void) | null = null;

export function wantToast(toast: WaitingToast) {
  waiting.push(toast);
  wake?.();
}

/** Calls at once when toasts already wait. One listener at a time: the host, then the shelf that relieves it. */
export function onToastWanted(listener: () => void) {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = null;
  };
}

export function takeWaitingToasts() {
  return waiting.splice(0);
}
