import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls along with what comes into a page, unless the reader has scrolled up. An entry marked `data-keep-start` is
 * followed only as far as its first line stays in view.
 */
export function useFollowing(news: unknown) {
  const page = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const before = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are the reason to scroll
  useLayoutEffect(() => {
    if (following.current) follow(page.current);
  }, [news]);
  useEffect(() => {
    // A picture comes after its words, and takes its room then.
    const observer = new ResizeObserver(() => following.current && follow(page.current));
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = page.current ?? {};
    const isAtEnd = scrollHeight - scrollTop - clientHeight < 80;
    if (isAtEnd || scrollTop < before.current) following.current = isAtEnd;
    before.current = scrollTop;
  };
  return { page, content, onScroll };
}

const roomAbove = 16;

function follow(page: HTMLElement | null): void {
  if (!page) return;
  const kept = page.querySelector('ol:last-of-type > li:last-child[data-keep-start]');
  const start = kept ? kept.getBoundingClientRect().top - page.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
  const left = page.scrollHeight - page.clientHeight - page.scrollTop;
  page.scrollTop += Math.max(0, Math.min(left, start - roomAbove));
}
