import { useEffect } from 'react';
import { site } from '#content/site.ts';

/** A screen that knows more than its route: '1.3.2 Externalities'. Until it does, the route's own title stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} – ${site.name}`;
  }, [title]);
}
