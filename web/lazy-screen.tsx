import { type ComponentType, lazy, useState } from 'react';

export type Screen = {
  /** The component's name; its file is the same name in kebab case, by which the build finds its chunk. */
  name: string;
  preload(): Promise<void>;
  Component: ComponentType;
};

/** A screen in a chunk of its own. Once preloaded it renders at once, which prerendering and hydration both need. */
export function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load())[name];
  };
  const Lazy = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return {
    name,
    preload,
    Component: function LazyScreen() {
      // Chosen once per mount: a different component type later would throw away what the user has typed.
      const [Chosen] = useState(() => loaded ?? Lazy);
      return <Chosen />;
    },
  };
}
