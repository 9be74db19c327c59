import { type FormEvent, startTransition, useActionState } from 'react';

/**
 * A form that is sent by our script: what it said last, whether it is busy, and what to spread on the `<form>`.
 * Not React's `<form action={…}>`, which writes an inline script into built pages, and our policy allows none. The
 * method keeps what was typed out of the address if somebody submits before any script is there.
 */
export function useForm<State>(send: (form: FormData) => Promise<State>, initial: State) {
  const [state, dispatch, busy] = useActionState(
    (_: Awaited<State>, form: FormData) => send(form),
    initial as Awaited<State>,
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!busy) startTransition(() => dispatch(form));
  };
  return { state, busy, formProps: { method: 'post', onSubmit, ref: comeAlive } as const };
}

/** A built page's form that is sent before its own script is there waits for it, with all that was typed. */
export function holdEarlySubmits(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || alive.has(form)) return;
      event.preventDefault();
      waiting.add(form);
    },
    true,
  );
}

const alive = new WeakSet<HTMLFormElement>();
const waiting = new WeakSet<HTMLFormElement>();

function comeAlive(form: HTMLFormElement | null): void {
  if (!form) return;
  alive.add(form);
  if (waiting.delete(form)) queueMicrotask(() => form.requestSubmit());
}
