import { type ComponentType, type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

/**
 * A part of a page that never changes. On a page that came as HTML it is left as it was served, so that its words are
 * not sent a second time as a script; reached from another page, `body` (a lazy component) is loaded and drawn.
 */
export function Still({ body: Body }: { body: ComponentType }) {
  const [, navigate] = useLocation();
  const hydrating = useSyncExternalStore(never, isDrawnHere, isServed);
  const [kept] = useState(hydrating && typeof document !== 'undefined');
  const follow = (event: MouseEvent) => {
    const path = innerPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path);
  };
  if (!kept) {
    return (
      <div>
        <Body />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes on the clicks of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which hydration ignores
    <div suppressHydrationWarning onClick={follow} dangerouslySetInnerHTML={asServed} />
  );
}

/** The address of the product's own page that a plain click on a link leads to. */
function innerPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.target ? null : link?.getAttribute('href');
  return path?.startsWith('/') ? path : null;
}

/** One object for ever: React would write the empty string into the page if it saw another. */
const asServed = { __html: '' };
const never = () => () => {};
const isDrawnHere = () => false;
const isServed = () => true;
