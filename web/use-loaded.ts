import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value; reload: () => void }
  | { state: 'failed'; error: unknown; retry: () => void };

type Outcome<Value> = { key: string; value: Value } | { key: string; error: unknown };

/** Loads what `key` names, and again when asked to. `load` must be the same function every time. */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key: string): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    let current = true;
    load(key).then(
      (value) => current && setOutcome({ key, value }),
      (error: unknown) => current && setOutcome({ key, error }),
    );
    return () => {
      current = false;
    };
  }, [load, key, attempt]);
  const again = () => setAttempt((count) => count + 1);
  if (outcome?.key !== key) return { state: 'loading' };
  if ('value' in outcome) return { state: 'ready', value: outcome.value, reload: again };
  const retry = () => {
    setOutcome(undefined);
    again();
  };
  return { state: 'failed', error: outcome.error, retry };
}
