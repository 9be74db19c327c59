import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, and again whenever that changes. */
export function useWidth<Holder extends HTMLElement>(atFirst: number) {
  const holder = useRef<Holder>(null);
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.round(element.clientWidth) || atFirst));
    watcher.observe(element);
    setWidth(Math.round(element.clientWidth) || atFirst);
    return () => watcher.disconnect();
  }, [atFirst]);
  return [holder, width] as const;
}
