/** What was, is and may come again. A gesture is one step however many moves it had. */
export type History<State> = { past: State[]; present: State; future: State[]; gesture?: string | undefined };

/** Enough for any drawing; an hour of fidgeting must not fill the memory. */
const mostSteps = 300;

export function begin<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

export function commit<State>(history: History<State>, next: State, gesture?: string): History<State> {
  if (next === history.present) return history;
  if (gesture && gesture === history.gesture) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [], gesture };
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
