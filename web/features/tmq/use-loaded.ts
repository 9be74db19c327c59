import { useEffect, useState } from 'react';

type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value; reload: () => void }
  | { state: 'failed'; error: unknown; retry: () => void };

/** Loads what `key` names, and again when asked to. `load` must be the same function every time. */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key: string): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ value: Value } | { error: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    let current = true;
    load(key).then(
      (value) => current && setOutcome({ value }),
      (error: unknown) => current && setOutcome({ error }),
    );
    return () => {
      current = false;
    };
  }, [load, key, attempt]);
  const again = () => setAttempt((count) => count + 1);
  if (!outcome) return { state: 'loading' };
  if ('value' in outcome) return { state: 'ready', value: outcome.value, reload: again };
  return { state: 'failed', error: outcome.error, retry: again };
}
