export type Store<State> = {
  read(): State;
  update(change: Partial<State> | ((state: State) => Partial<State>)): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<State extends object>(first: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    read: () => state,
    update(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
