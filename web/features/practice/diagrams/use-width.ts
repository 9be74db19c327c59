import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is and how far down the page it begins, and again whenever that changes. */
export function useWidth<Holder extends HTMLElement>(atFirst: number) {
  const holder = useRef<Holder>(null);
  const [space, setSpace] = useState({ width: atFirst, top: 0 });
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => {
      const width = Math.round(element.clientWidth) || atFirst;
      // Once known, the place stays: a paper that follows the student down the page must not shrink on its way.
      setSpace((before) => ({ width, top: before.top || Math.round(element.getBoundingClientRect().top + scrollY) }));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, [atFirst]);
  return [holder, space.width, space.top] as const;
}
